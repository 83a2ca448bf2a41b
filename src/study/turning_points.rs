//! Turning points of a game or match: its costliest mistakes.

use std::collections::BTreeMap;

use board::GameLine;
use review::{Judged, Kind, Mistake};
use rules::{Choice, Decision, Player, Setup};
use words::{Words, decimal};

use crate::{
    Entry, Place, Review,
    entry::{judged, mistake},
    opening::cost,
    resignation,
    verdict::with_doubler_equities,
};

/// Maximum number of turning points.
const MAX: usize = 3;
/// Maximum number of turning points in any one game of a match, as long as other games have mistakes.
const MAX_OF_A_GAME: usize = 2;

/// Minimum cost of a turning point in a match, in match-winning chances. A smaller mistake decides nothing.
const MIN_CHANCES: f32 = 0.005;

/// Decision that turned a game or match.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// Location of the decision.
    pub place: Place,
    /// Board, dice, cube and score.
    pub decision: Decision,
    /// Evaluation, from which the coach composes a sentence.
    pub judged: Judged,
    /// Severity of the mistake; `None` for a resignation that loses less than an error.
    pub mistake: Option<Mistake>,
}

/// Turning points of a game or match, and the number of mistakes.
#[derive(Clone, Debug, PartialEq)]
pub struct Decisive {
    /// Turning points, costliest first.
    pub points: Vec<TurningPoint>,
    /// Total number of mistakes from which the turning points were selected.
    pub mistakes: usize,
}

/// Turning points on display. A deeper review updates their figures, but does not replace them once the reader has
/// touched the page: the reader may be about to select one.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownMoments {
    /// Turning points, in the order in which they were first shown.
    pub decisive: Decisive,
    /// `true` once the complete review would choose others.
    pub has_others: bool,
    /// Player whose turning points are shown, and the number of requests to choose them again.
    choice: (Option<Player>, u32),
}

impl Decisive {
    /// Returns `true` if mistakes were left out although there was room for them, because they cost too little.
    pub const fn leaves_small_ones(&self) -> bool {
        self.points.len() < self.mistakes && self.points.len() < MAX
    }
}

impl ShownMoments {
    /// Returns the turning points to show after those in `before`, without those that have turned out to be no mistakes.
    /// They are chosen again if another player's are wanted, if `requests` has changed or, once the review is complete,
    /// if there are none left or the reader has not touched the page since they were chosen (`is_touched`). `None` until
    /// the review [is settled](Review::is_settled).
    pub fn after(
        before: Option<&Self>,
        review: &Review,
        game: Option<usize>,
        choice: (Option<Player>, u32),
        is_touched: bool,
    ) -> Option<Self> {
        let chosen = review.decisive(choice.0, game)?;
        let is_over = !review.is_running();
        let places = |points: &[TurningPoint]| {
            let mut places: Vec<_> = points.iter().map(TurningPoint::key).collect();
            places.sort_unstable();
            places
        };
        let before = before.filter(|before| before.choice == choice);
        let points = before.map(|before| review.updated(&before.decisive.points, choice.0, game));
        let kept = points.filter(|points| !is_over || (is_touched && !points.is_empty()));
        let Some(points) = kept else {
            return Some(Self {
                decisive: chosen,
                has_others: false,
                choice,
            });
        };
        let has_others = is_over && places(&chosen.points) != places(&points);
        let decisive = Decisive { points, ..chosen };
        Some(Self {
            decisive,
            has_others,
            choice,
        })
    }

    /// Returns `true` if these are the turning points of this player, after the same number of requests.
    pub fn is_of(&self, choice: (Option<Player>, u32)) -> bool {
        self.choice == choice
    }
}

impl TurningPoint {
    /// Returns the values that identify the decision; a play and the cube action before it have the same location.
    const fn key(&self) -> (Place, bool) {
        (self.place, matches!(self.judged.kind, Kind::Checker))
    }

    /// Returns the position from White's perspective.
    pub fn setup(&self) -> Setup {
        let board = self.decision.board_of(Player::White);
        Setup {
            own: *board.own().counts(),
            opponent: *board.opponent().counts(),
        }
    }

    /// Returns the name of a choice in this position: a play in notation, or a cube action.
    pub fn name(&self, choice: &Choice, words: &Words) -> String {
        insight::explain::choice_name(self.decision.board(), choice, words)
    }

    /// Returns the effect of a resignation in words; `None` for any other decision.
    pub fn resignation(&self, words: &Words) -> Option<String> {
        resignation::effect(&self.judged, words)
    }

    /// Returns the cost in words: "−4.1% to win the match" or, in money play, "0.240 points lost".
    pub fn cost(&self, words: &Words) -> String {
        cost_in_words(words, &self.decision, &self.judged)
    }
}

/// Returns the cost of a decision in words: in match-winning chances or, in money play, in points multiplied by the
/// cube value.
pub fn cost_in_words(words: &Words, decision: &Decision, judged: &Judged) -> String {
    if let Some(loss) = judged.loss_mwc {
        return words.study_cost_match(decimal(words, 100.0 * f64::from(loss), 1));
    }
    let cube = decision.cube().map_or(1, |cube| cube.value.points());
    let points = f64::from(judged.loss) * f64::from(cube);
    words.study_cost_points(decimal(words, points, 3))
}

impl Review {
    /// Returns the turning points of the game at this index (of the match if `None`) among `player`'s decisions (both
    /// players' if `None`). `None` until the review [is settled](Self::is_settled); each deeper evaluation may change
    /// them.
    pub fn decisive(&self, player: Option<Player>, game: Option<usize>) -> Option<Decisive> {
        self.is_settled().then(|| self.costliest(player, game))
    }

    /// Returns the [graph of a game](Self::game_line) with only its [turning points](Self::turning_points) marked.
    pub fn decisive_line(&self, game: usize, player: Player) -> Option<GameLine> {
        let line = self.game_line(game, player, Some(player))?;
        let mistakes = self.mistakes_of(Some(player), Some(game));
        let decisive = mistakes.filter(|(_, judged)| is_decisive(judged));
        Some(line.with_costliest(decisive.count().min(MAX)))
    }

    /// Returns `player`'s costliest mistakes (both players' if `None`), including resignations, in the game at this
    /// index (in the match if `None`), except those too small to decide anything: at most three, and at most two from
    /// any one game of a match as long as other games have mistakes. The mistakes are sorted by cost, costliest first,
    /// and then in playing order.
    pub fn turning_points(&self, player: Option<Player>, game: Option<usize>) -> Vec<TurningPoint> {
        self.costliest(player, game).points
    }

    /// Returns the [turning points](Self::turning_points), and the number of mistakes from which they were selected.
    fn costliest(&self, player: Option<Player>, game: Option<usize>) -> Decisive {
        let resigned = self.wrong_resignations(player, game);
        let all = self.ranked(&resigned, player, game);
        let mistakes = all.len();
        let point = |(entry, judged)| self.turning_point(entry, judged);
        Decisive {
            points: self.chosen(all, game).into_iter().map(point).collect(),
            mistakes,
        }
    }

    /// Returns the locations of the match's turning points or, if there are none, of its costliest mistakes.
    pub(crate) fn costliest_places(&self, player: Option<Player>) -> Vec<Place> {
        let resigned = self.wrong_resignations(player, None);
        let mut all = self.ranked(&resigned, player, None);
        let chosen = self.chosen(all.clone(), None);
        if !chosen.is_empty() {
            all = chosen;
        }
        let places = all.iter().map(|(entry, _)| (entry.game, entry.item.nth));
        places.take(MAX).collect()
    }

    /// Returns the mistakes, including the wrong resignations in `resigned`, costliest first and then in playing order.
    fn ranked<'a>(
        &'a self,
        resigned: &'a [Entry],
        player: Option<Player>,
        game: Option<usize>,
    ) -> Vec<(&'a Entry, &'a Judged)> {
        let mut all: Vec<_> = self.mistakes_of(player, game).collect();
        all.extend(judged(resigned));
        all.sort_by(|(_, a), (_, b)| cost(b).total_cmp(&cost(a)));
        all
    }

    /// Returns the turning points among ranked mistakes, in the same order.
    fn chosen<'a>(
        &self,
        mut ranked: Vec<(&'a Entry, &'a Judged)>,
        game: Option<usize>,
    ) -> Vec<(&'a Entry, &'a Judged)> {
        ranked.retain(|(_, judged)| is_decisive(judged));
        let is_one_game = game.is_some() || self.entries.iter().all(|entry| entry.game == 0);
        let most_of_a_game = if is_one_game { MAX } else { MAX_OF_A_GAME };
        let mut counts = BTreeMap::new();
        let (mut chosen, others): (Vec<_>, Vec<_>) = ranked.into_iter().partition(|(entry, _)| {
            let count: &mut usize = counts.entry(entry.game).or_default();
            *count += 1;
            *count <= most_of_a_game
        });
        chosen.extend(others);
        chosen.truncate(MAX);
        chosen.sort_by(|(_, a), (_, b)| cost(b).total_cmp(&cost(a)));
        chosen
    }

    fn turning_point(&self, entry: &Entry, judged: &Judged) -> TurningPoint {
        let double = self.double_before(entry.game, entry.item.nth);
        TurningPoint {
            place: (entry.game, entry.item.nth),
            decision: entry.item.decided.decision,
            mistake: mistake(judged),
            judged: with_doubler_equities(judged, double),
        }
    }

    /// Returns these turning points with their present evaluations, except those that no longer decide anything.
    fn updated(
        &self,
        points: &[TurningPoint],
        player: Option<Player>,
        game: Option<usize>,
    ) -> Vec<TurningPoint> {
        let resigned = self.wrong_resignations(player, game);
        let mut decisive = self.ranked(&resigned, player, game);
        decisive.retain(|(_, judged)| is_decisive(judged));
        let decisive: Vec<_> = decisive
            .into_iter()
            .map(|(entry, judged)| self.turning_point(entry, judged))
            .collect();
        let present = |point: &TurningPoint| {
            let mut found = decisive.iter().filter(|one| one.key() == point.key());
            found.next().cloned()
        };
        points.iter().filter_map(present).collect()
    }
}

/// Returns `true` if a mistake is large enough to decide a game or match.
fn is_decisive(judged: &Judged) -> bool {
    judged.loss_mwc.is_none_or(|loss| loss >= MIN_CHANCES)
}
