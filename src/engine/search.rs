//! Looking ahead: another judge asked not about the position but about those that come of it.

use rules::{Board, LegalPlay, Roll};

use crate::{Equity, Evaluator, Outcomes, Payoffs, Ranked};

/// Which plays are worth a deeper look after a ranking without one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// At most so many.
    pub keep: usize,
    /// Those that are at most so much worse than the best.
    pub within: Equity,
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            keep: 8,
            within: Equity(0.16),
        }
    }
}

impl Filter {
    /// How many of these plays, best first, pass; at least one if there is one.
    fn kept(&self, ranked: &[Ranked]) -> usize {
        let best = ranked.first().map_or(Equity(0.0), |first| first.equity);
        let near = ranked.partition_point(|one| best - one.equity <= self.within);
        near.min(self.keep).max(1).min(ranked.len())
    }
}

/// A judge that looks some rolls ahead and asks another one there.
///
/// *Plies* are rolls: 0 is the other judge's own opinion, 1 the mean over the 21 rolls of the best play's value.
#[derive(Clone, Copy, Debug)]
pub struct Search<E> {
    evaluator: E,
    plies: u8,
    filter: Filter,
    payoffs: Payoffs,
}

impl<E: Evaluator> Search<E> {
    /// Looks `plies` rolls ahead of `evaluator`, choosing plays by money equity.
    pub fn new(evaluator: E, plies: u8) -> Self {
        Self {
            evaluator,
            plies,
            filter: Filter::default(),
            payoffs: Payoffs::MONEY,
        }
    }

    /// Chooses plays by `payoffs`, as the player on roll in the position asked about sees them.
    #[must_use]
    pub fn with_payoffs(self, payoffs: Payoffs) -> Self {
        Self { payoffs, ..self }
    }

    /// Looks deeper at the plays that `filter` keeps.
    #[must_use]
    pub fn with_filter(self, filter: Filter) -> Self {
        Self { filter, ..self }
    }

    /// The chances of the player on roll, `plies` rolls ahead.
    fn look(&self, board: &Board, plies: u8, payoffs: &Payoffs) -> Outcomes {
        let known = || self.evaluator.evaluate(board);
        if plies == 0 || crate::finished(board).is_some() {
            return known();
        }
        let after_roll = |roll: &Roll| {
            let ranked = self.rank_ahead(board, *roll, plies - 1, payoffs);
            let best = ranked.first();
            let lost_turn = || {
                self.look(&board.flipped(), plies - 1, &payoffs.flipped())
                    .flipped()
            };
            (
                roll.weight() as f32,
                best.map_or_else(lost_turn, |ranked| ranked.outcomes),
            )
        };
        Outcomes::mean(Roll::ALL.iter().map(after_roll)).unwrap_or_else(known)
    }

    /// All plays of `roll`: first those that pass the filter, looked at `plies` rolls ahead, then the others.
    fn rank_ahead(&self, board: &Board, roll: Roll, plies: u8, payoffs: &Payoffs) -> Vec<Ranked> {
        let mut ranked = self.evaluator.rank(board, roll, payoffs);
        if plies == 0 {
            return ranked;
        }
        let kept = self.filter.kept(&ranked);
        for one in &mut ranked[..kept] {
            let legal = LegalPlay {
                play: one.play,
                after: one.after,
            };
            let after = self.look(&one.after, plies, &payoffs.flipped());
            *one = Ranked::new(legal, &after, payoffs);
        }
        ranked[..kept].sort_by(Ranked::best_first);
        ranked
    }
}

impl<E: Evaluator> Evaluator for Search<E> {
    fn estimate(&self, board: &Board) -> Outcomes {
        self.look(board, self.plies, &self.payoffs)
    }

    /// The plays that were looked at this deep come first, then the others as the other judge ranks them.
    fn rank(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> Vec<Ranked> {
        self.rank_ahead(board, roll, self.plies, payoffs)
    }
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Setup, Variant, legal_plays};

    use super::*;
    use crate::Plain;

    /// Two checkers of each side left, on these points.
    fn ending(own: [usize; 2], opponent: [usize; 2]) -> Result<Board, BoardError> {
        let side = |points: [usize; 2]| {
            let mut counts = [0; 26];
            counts[0] = 13;
            for number in points {
                counts[number] += 1;
            }
            counts
        };
        Board::try_from(Setup {
            own: side(own),
            opponent: side(opponent),
        })
    }

    #[test]
    fn two_plies_are_exact_where_two_rolls_decide_the_game() -> Result<(), BoardError> {
        // 15 of 36 rolls bear both off: 6-1 to 6-6 make 11, and 2-2, 3-3, 4-4, 5-5. Otherwise the opponent wins.
        let board = ending([6, 1], [1, 1])?;
        let win = Search::new(Plain, 2).evaluate(&board).win();
        assert!((win - 15.0 / 36.0).abs() < 1e-6, "{win}");
        Ok(())
    }

    #[test]
    fn no_ply_is_the_judge_itself_and_all_plays_are_ranked() {
        let start = Board::start(Variant::Standard);
        assert_eq!(
            Search::new(Plain, 0).evaluate(&start),
            Plain.evaluate(&start)
        );
        for roll in Roll::ALL {
            let deep = Search::new(Plain, 1).rank(&start, roll, &Payoffs::MONEY);
            assert_eq!(deep.len(), legal_plays(&start, roll).len());
        }
    }

    #[test]
    fn looking_ahead_keeps_mirror_twins_together() {
        let start = Board::start(Variant::Standard);
        let one = Search::new(Plain, 1).evaluate(&start);
        let again = Search::new(Plain, 1).evaluate(&start.flipped());
        assert_eq!(one, again);
        assert!((0.4..0.7).contains(&one.win()), "{one:?}");
    }
}
