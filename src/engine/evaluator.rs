//! Trait for position evaluators, which may be hand-written, use nets or a search, or be test doubles.

use std::cmp::Ordering;

use rules::{Board, LegalPlay, Play, Roll, Side, legal_plays};

use crate::limits::limit_to_possible;
use crate::{Context, Equity, IndexSet, Met, Outcomes, Payoffs};

/// Position evaluator.
///
/// Implementations provide [`Evaluator::estimate`]. Callers use [`Evaluator::evaluate`], which scores finished games
/// according to the rules.
///
/// ```
/// use engine::{Context, Evaluator, Outcomes};
/// use rules::{Board, Roll, Variant};
///
/// /// Evaluates by the pip count alone.
/// struct Pips;
///
/// impl Evaluator for Pips {
///     fn estimate(&self, board: &Board) -> Outcomes {
///         let ahead = f32::from(board.opponent().pips()) - f32::from(board.own().pips());
///         let win = (0.5 + ahead / 200.0).clamp(0.0, 1.0);
///         Outcomes::from_weights([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0]).expect("chances")
///     }
/// }
///
/// let start = Board::start(Variant::Standard);
/// let ranked = Pips.rank(&start, Roll::ALL[3], &Context::MONEY);
/// assert_eq!(ranked.len(), 16);
/// ```
pub trait Evaluator {
    /// Estimates the cubeless outcomes for the player on roll, before the roll.
    ///
    /// The game on `board` is unfinished: neither side has borne off all its checkers.
    fn estimate(&self, board: &Board) -> Outcomes;

    /// Returns the match equity table used for match decisions.
    fn met(&self) -> Met {
        Met::default()
    }

    /// Returns the cubeless outcomes for the player on roll, before the roll.
    ///
    /// The result is exact if the game is over, and never contains gammons that are no longer possible.
    fn evaluate(&self, board: &Board) -> Outcomes {
        final_outcomes(board).unwrap_or_else(|| limit_to_possible(board, self.estimate(board)))
    }

    /// Replaces the contents of `into` with the results of [`Evaluator::evaluate`] for each of `boards`. Override this
    /// method if evaluating in batches is faster.
    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        into.clear();
        into.extend(boards.iter().map(|board| self.evaluate(board)));
    }

    /// Retains the positions in `boards` that may be best under `payoffs`, where `boards` contains the positions after
    /// the plays of one roll; at least one is retained unless `boards` is empty. `payoffs` is from the perspective of
    /// the player who has moved. The default implementation retains all boards.
    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        let _ = (boards, payoffs);
    }

    /// Shortlists boards like [`Evaluator::shortlist`], but for each of the `wanted` payoffs: retains the boards on any
    /// shortlist, and replaces the contents of `lists` with the set of payoffs whose shortlist contains each board.
    fn shortlists(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        let _ = payoffs;
        lists.clear();
        lists.resize(boards.len(), wanted);
    }

    /// Returns `true` if the evaluation of `board` is exact, so that a search cannot change it.
    fn is_exact(&self, board: &Board) -> bool {
        let _ = board;
        false
    }

    /// Returns all legal plays of `roll` with their cubeless equities in `context`, which is from the mover's
    /// perspective, best first. The list is empty if the turn is lost (R31).
    ///
    /// Ties are broken deterministically; see [`Ranked::best_first`].
    fn rank(&self, board: &Board, roll: Roll, context: &Context) -> Vec<Ranked> {
        let payoffs = context.payoffs();
        let plays = legal_plays(board, roll);
        let boards: Vec<Board> = plays.iter().map(|legal| legal.after).collect();
        let mut outcomes = Vec::with_capacity(boards.len());
        self.evaluate_all(&boards, &mut outcomes);
        let mut ranked: Vec<Ranked> = plays
            .into_iter()
            .zip(&outcomes)
            .map(|(legal, after)| Ranked::new(legal, after, &payoffs))
            .collect();
        ranked.sort_by(Ranked::best_first);
        ranked
    }
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn estimate(&self, board: &Board) -> Outcomes {
        (**self).estimate(board)
    }

    fn met(&self) -> Met {
        (**self).met()
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        (**self).evaluate_all(boards, into);
    }

    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        (**self).shortlist(boards, payoffs);
    }

    fn shortlists(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        (**self).shortlists(boards, payoffs, wanted, lists);
    }

    fn is_exact(&self, board: &Board) -> bool {
        (**self).is_exact(board)
    }

    fn rank(&self, board: &Board, roll: Roll, context: &Context) -> Vec<Ranked> {
        (**self).rank(board, roll, context)
    }
}

/// Legal play with its value, from the mover's perspective.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// Steps of the play.
    pub play: Play,
    /// Position after the play, from the perspective of the opponent, who is then on roll.
    pub after: Board,
    /// Outcomes after the play, from the mover's perspective.
    pub outcomes: Outcomes,
    /// Equity of `outcomes`, from the mover's perspective.
    pub equity: Equity,
}

impl Ranked {
    /// Creates a ranked play from `legal`; `after` contains the outcomes after the play, from the opponent's
    /// perspective.
    pub(crate) fn new(legal: LegalPlay, after: &Outcomes, payoffs: &Payoffs) -> Self {
        let outcomes = after.flipped();
        Self {
            play: legal.play,
            after: legal.after,
            outcomes,
            equity: outcomes.worth(payoffs),
        }
    }

    /// Compares plays by rank: higher equity first, then more checkers off, then fewer pips, then board order.
    pub fn best_first(&self, other: &Self) -> Ordering {
        let by_equity = other.equity.total_cmp(&self.equity);
        by_equity.then_with(|| nearer_home(&self.after, &other.after))
    }
}

/// Compares positions after plays with equal equity: more checkers off first, then fewer pips, then board order, so
/// that the result is deterministic.
pub(crate) fn nearer_home(a: &Board, b: &Board) -> Ordering {
    let (one, other) = (a.opponent(), b.opponent());
    let by_off = other.off().cmp(&one.off());
    by_off
        .then_with(|| one.pips().cmp(&other.pips()))
        .then_with(|| a.cmp(b))
}

/// Returns the outcomes of a finished game (R58-R60), from the perspective of the player on roll; `None` while the game
/// is in progress.
///
/// ```
/// use engine::{Outcomes, final_outcomes};
/// use rules::{Board, Setup, Variant};
///
/// assert_eq!(final_outcomes(&Board::start(Variant::Standard)), None);
/// let mut lost = Setup::EMPTY;
/// lost.opponent[0] = 15;
/// lost.own[6] = 15;
/// let lost = Board::try_from(lost).expect("a position");
/// assert_eq!(final_outcomes(&lost), Some(Outcomes::WIN_GAMMON.flipped()));
/// ```
pub fn final_outcomes(board: &Board) -> Option<Outcomes> {
    if board.own().is_off() {
        Some(won_against(board.opponent()))
    } else if board.opponent().is_off() {
        Some(won_against(board.own()).flipped())
    } else {
        None
    }
}

/// Returns the outcomes of a win against `loser`.
fn won_against(loser: &Side) -> Outcomes {
    if loser.off() > 0 {
        Outcomes::WIN
    } else if loser.counts()[19..].iter().any(|&count| count > 0) {
        Outcomes::WIN_BACKGAMMON
    } else {
        Outcomes::WIN_GAMMON
    }
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Setup, Variant};

    use super::*;

    /// Test evaluator that considers only the pip count of the player on roll; fewer pips are better.
    struct FewerPips;

    impl Evaluator for FewerPips {
        fn estimate(&self, board: &Board) -> Outcomes {
            let pips = f32::from(board.own().pips());
            crate::Cumulative {
                win: 1.0 - pips / 400.0,
                ..Default::default()
            }
            .exclusive()
        }
    }

    /// Returns a board on which the opponent has won and the player on roll still has the checkers in `loser`.
    fn lost_at(loser: &[(usize, u8)]) -> Result<Board, BoardError> {
        let mut setup = Setup::EMPTY;
        setup.own[0] = 15;
        for &(number, count) in loser {
            setup.opponent[number] = count;
        }
        Board::try_from(setup)
    }

    #[test]
    fn r58_to_r60_finished_games_are_exact() -> Result<(), BoardError> {
        let cases: [(&[(usize, u8)], Outcomes); 5] = [
            (&[(0, 1), (25, 14)], Outcomes::WIN),
            (&[(18, 1), (6, 14)], Outcomes::WIN_GAMMON),
            (&[(19, 1), (6, 14)], Outcomes::WIN_BACKGAMMON),
            (&[(25, 1), (6, 14)], Outcomes::WIN_BACKGAMMON),
            (&[(6, 15)], Outcomes::WIN_GAMMON),
        ];
        for (loser, expected) in cases {
            let board = lost_at(loser)?;
            assert_eq!(FewerPips.evaluate(&board), expected, "{loser:?}");
            assert_eq!(FewerPips.evaluate(&board.flipped()), expected.flipped());
        }
        assert_eq!(final_outcomes(&Board::start(Variant::Standard)), None);
        Ok(())
    }

    #[test]
    fn breaks_ties_by_checkers_off_then_pips() {
        let start = Board::start(Variant::Standard);
        for roll in Roll::ALL {
            let ranked = FewerPips.rank(&start, roll, &Context::MONEY);
            assert_eq!(ranked.len(), legal_plays(&start, roll).len());
            assert!(ranked.is_sorted_by(|a, b| a.best_first(b).is_lt()));
        }
    }
}
