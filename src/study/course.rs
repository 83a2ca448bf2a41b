//! Course of a game or match: the winning chances after each decision, and the mistakes.

use board::{GameLine, LineDegree, LineGame, LineMark, LineSubject};
use review::{Judged, Kind, Mistake};
use rules::{Choice, Player};

use crate::{DecisionKind, Entry, Place, Review, entry::mistake, opening::cost};

/// Difference in pips between the two ends of a course that shows the race.
const RACE_SCALE: f32 = 160.0;

/// Winning chances after one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoursePoint {
    /// Location of the decision.
    pub place: Place,
    /// Winning chance, from 0 to 1, of the player at the bottom: in the game or, for the course of a match, in the
    /// match.
    pub chance: f32,
}

/// Mistake marked on the course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CourseMark {
    /// Index of the decision in [`Course::points`].
    pub step: usize,
    /// Player who made the mistake.
    pub player: Player,
    /// Checker play or cube action.
    pub kind: DecisionKind,
    /// Severity of the mistake.
    pub mistake: Mistake,
    /// Cost in match-winning chances or, in money play, in equity.
    pub cost: f32,
}

/// Course of a game or match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// One point per evaluated move, in order.
    pub points: Vec<CoursePoint>,
    /// Both players' mistakes, in order.
    pub marks: Vec<CourseMark>,
}

impl Course {
    /// Returns the graph below the board from `bottom`'s perspective, with `player`'s mistakes (both players' if
    /// `None`), and the start of each game if the course covers several; `None` for fewer than two points.
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

    /// Returns the index of the point for the move at `place` or, if that move has not been evaluated, of the last
    /// point before it; `None` if there is no such point.
    pub fn step_of(&self, place: Place) -> Option<usize> {
        let after = self.points.partition_point(|point| point.place <= place);
        after.checked_sub(1)
    }

    /// Returns the location of the move at a step of the graph.
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
    /// Returns the course of the game at this index (of the match if `None`), from `bottom`'s perspective.
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
                // Rolling instead of doubling is a separate decision before the play.
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

    /// Returns the race in place of the winning chances, over all decisions in the game at this index (in the match if
    /// `None`): one half is an even race, and more is a lead of `bottom` in pips.
    pub fn race(&self, game: Option<usize>, bottom: Player) -> Course {
        let mut course = Course::default();
        let of_game = |entry: &&Entry| game.is_none_or(|game| entry.game == game);
        for entry in self.entries.iter().filter(of_game) {
            let place = (entry.game, entry.item.nth);
            if course.points.last().is_none_or(|last| last.place != place) {
                let board = entry.item.decided.decision.board_of(bottom);
                let [own, other] =
                    [board.own(), board.opponent()].map(|side| f32::from(side.pips()));
                let lead = other - own;
                let chance = (0.5 + lead / RACE_SCALE).clamp(0.0, 1.0);
                course.points.push(CoursePoint { place, chance });
            }
        }
        course
    }

    /// Returns the graph of the game at this index from `bottom`'s perspective, with the mistakes by `whose` (by both
    /// players if `None`); `None` until each of its decisions has been evaluated, or the review has ended.
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

/// Returns the deciding player's winning chance after the actual choice: for the match if `in_match` is set and the
/// game is part of a match, otherwise for the game; `None` if there are no candidates.
fn chance_after(judged: &Judged, in_match: bool) -> Option<f32> {
    let mut all = judged.candidates.iter();
    let made = all.find(|one| one.choice == judged.made);
    let made = made.or(judged.candidates.first())?;
    let of_match = made.mwc.map(|mwc| mwc.0).filter(|_| in_match);
    let loses = matches!(judged.made, Choice::Drop | Choice::Resign(_));
    let of_game = if loses { 0.0 } else { made.outcomes.win() };
    Some(of_match.unwrap_or(of_game).clamp(0.0, 1.0))
}
