//! Course of a game or a match: the winning chances after each decision, and the mistakes.

use board::{GameLine, LineDegree, LineGame, LineMark, LineSubject};
use review::{Judged, Kind, Mistake};
use rules::{Choice, Player};

use crate::{DecisionKind, Entry, Place, Review, entry::mistake, opening::cost};

/// Winning chances after one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoursePoint {
    /// Place of the decision.
    pub place: Place,
    /// Winning chances of the player at the bottom, 0 to 1: of the game or, in the course of a match, of the match.
    pub chance: f32,
}

/// Mistake on the course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CourseMark {
    /// Index of the decision's point in the course.
    pub step: usize,
    /// Player who decided.
    pub player: Player,
    /// Subject of the decision: checkers or cube.
    pub kind: DecisionKind,
    /// Category of the loss.
    pub mistake: Mistake,
    /// Cost, in match winning chances or, in money play, in equity.
    pub cost: f32,
}

/// Course of a game or a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Points of all evaluated moves, in order.
    pub points: Vec<CoursePoint>,
    /// Mistakes of both players, in order.
    pub marks: Vec<CourseMark>,
}

impl Course {
    /// Returns the line below the board from the view of `bottom`, with the mistakes of `player` (of both players if
    /// `None`), and with the starts of the games if the course has several; `None` for fewer than two points.
    pub fn line(&self, bottom: Player, player: Option<Player>) -> Option<GameLine> {
        let chances = self.points.iter().map(|point| f64::from(point.chance));
        let wanted = |mark: &&CourseMark| player.is_none_or(|player| player == mark.player);
        let marks = self.marks.iter().filter(wanted).map(CourseMark::on_line);
        let line = GameLine::new(bottom, chances)?.with_marks(marks);
        let begins = |nth: usize| {
            let before = nth.checked_sub(1).and_then(|before| self.place_of(before));
            before.map(|(game, _)| game) != self.place_of(nth).map(|(game, _)| game)
        };
        let firsts: Vec<usize> = (0..self.points.len()).filter(|nth| begins(*nth)).collect();
        if firsts.len() < 2 {
            return Some(line);
        }
        let game = |first: usize| LineGame {
            first,
            caption: String::new(),
        };
        Some(line.with_games(firsts.into_iter().map(game)))
    }

    /// Returns the step of the move at `place` or, if that move was not evaluated, the last step before it; `None` if
    /// there is no such step.
    pub fn step_of(&self, place: Place) -> Option<usize> {
        let after = self.points.partition_point(|point| point.place <= place);
        after.checked_sub(1)
    }

    /// Returns the place of the move at a step.
    pub fn place_of(&self, step: usize) -> Option<Place> {
        self.points.get(step).map(|point| point.place)
    }
}

impl CourseMark {
    fn on_line(&self) -> LineMark {
        LineMark {
            step: self.step,
            degree: match self.mistake {
                Mistake::Blunder => LineDegree::Blunder,
                Mistake::Error | Mistake::Doubtful => LineDegree::Error,
            },
            subject: match self.kind {
                DecisionKind::Checker => LineSubject::Checkers,
                DecisionKind::Cube => LineSubject::Cube,
            },
            cost: f64::from(self.cost),
        }
    }
}

impl Review {
    /// Returns the course of the game with this index (of the match if `None`), from the view of `bottom`.
    pub fn course(&self, game: Option<usize>, bottom: Player) -> Course {
        let mut course = Course::default();
        let of_game = |entry: &&Entry| game.is_none_or(|game| entry.game == game);
        for entry in self.entries.iter().filter(of_game) {
            let Some(judged) = &entry.judged else {
                continue;
            };
            let place = (entry.game, entry.item.nth);
            let chance = chance_after(judged, game.is_none());
            let chance = chance.map(|own| {
                if judged.player == bottom {
                    own
                } else {
                    1.0 - own
                }
            });
            match (course.points.last_mut(), chance) {
                // A roll without a double is a separate decision before the play.
                (Some(last), Some(chance)) if last.place == place => last.chance = chance,
                (_, Some(chance)) => course.points.push(CoursePoint { place, chance }),
                (_, None) => continue,
            }
            if let Some(mistake) = mistake(judged) {
                course.marks.push(CourseMark {
                    step: course.points.len() - 1,
                    player: judged.player,
                    kind: DecisionKind::from(judged.kind),
                    mistake,
                    cost: cost(judged),
                });
            }
        }
        course
    }

    /// Returns a course over all decisions of the match before any evaluation, with even chances throughout.
    pub fn unjudged_course(&self) -> Course {
        let mut course = Course::default();
        for entry in &self.entries {
            let place = (entry.game, entry.item.nth);
            if course.points.last().is_none_or(|last| last.place != place) {
                course.points.push(CoursePoint { place, chance: 0.5 });
            }
        }
        course
    }

    /// Returns the line of the game with this index as `bottom` sees it, with the mistakes of `whose` (of both players
    /// if `None`); `None` until each of its decisions has been evaluated, or the review has ended.
    pub fn game_line(
        &self,
        game: usize,
        bottom: Player,
        whose: Option<Player>,
    ) -> Option<GameLine> {
        let mut of_game = self.entries.iter().filter(|entry| entry.game == game);
        let is_judged = of_game.all(|entry| entry.judged.is_some());
        let course = (is_judged || self.is_settled()).then(|| self.course(Some(game), bottom));
        course?.line(bottom, whose)
    }
}

impl From<Kind> for DecisionKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Checker => Self::Checker,
            Kind::Double | Kind::Answer => Self::Cube,
        }
    }
}

/// Returns the chance of the deciding player, after the choice made, to win the game, or the match if `in_match` and
/// the game belongs to a match; `None` without candidates.
fn chance_after(judged: &Judged, in_match: bool) -> Option<f32> {
    let mut all = judged.candidates.iter();
    let made = all.find(|one| one.choice == judged.made);
    let made = made.or(judged.candidates.first())?;
    let of_match = made.mwc.map(|mwc| mwc.0).filter(|_| in_match);
    let loses = matches!(judged.made, Choice::Drop | Choice::Resign(_));
    let of_game = if loses { 0.0 } else { made.outcomes.win() };
    Some(of_match.unwrap_or(of_game).clamp(0.0, 1.0))
}
