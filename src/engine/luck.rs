//! Luck of a roll: the equity of the roller's best play minus the probability-weighted mean over all 21 rolls.
//!
//! The expected luck is 0 with any evaluator, so a poor evaluator adds noise but no bias.

use rules::{Board, Roll};

use crate::context::Scale;
use crate::cubeful::CubefulJudge;
use crate::{Chances, Context, Equity, Evaluator, MAX_PLIES, Search, Standing};

/// Number of equally likely ordered rolls of two dice.
const ROLLS: f32 = 36.0;

/// Luck of a roll, from the roller's perspective.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// Position after the best play according to the static evaluation, or after the lost turn if no play is legal,
    /// from the opponent's perspective.
    pub after: Board,
    /// Outcomes after the roll minus their mean over all rolls, in the order of [`crate::Outcomes::exclusive`]. The
    /// entries add up to 0.
    pub chances: Chances,
    /// Cubeless equity of `chances`, in points per cube.
    pub equity: Equity,
}

impl<E: Evaluator> Search<E> {
    /// Returns the luck of `roll` on `board`, regardless of the play that was made. For each of the 21 rolls, the best
    /// play in `context`, which is from the roller's perspective, is chosen by static evaluation.
    ///
    /// ```
    /// use engine::{Context, Judge, Search};
    /// use rules::{Board, Roll, Variant};
    ///
    /// let search = Search::new(Judge::without_nets(), 0);
    /// let start = Board::start(Variant::Standard);
    /// let luck = |roll| search.luck(&start, roll, &Context::MONEY).equity;
    /// let mean: f32 = Roll::ALL.iter().map(|&roll| roll.weight() as f32 * luck(roll).0).sum();
    /// assert!(mean.abs() < 1e-3, "luck is nothing in the mean");
    /// ```
    pub fn luck(&self, board: &Board, roll: Roll, context: &Context) -> Luck {
        let payoffs = context.payoffs();
        let (mut mean, mut came, mut next) = (Chances::default(), Chances::default(), *board);
        for each in Roll::ALL {
            let (after, outcomes) = self.reply(board, each, &payoffs);
            let outcomes = outcomes.flipped();
            mean.add(each.weight() as f32 / ROLLS, &outcomes);
            if each == roll {
                (came, next) = (outcomes.into(), after);
            }
        }
        let chances = came - mean;
        Luck {
            after: next,
            chances,
            equity: chances.worth(&payoffs),
        }
    }
}

/// Cubeful luck of a roll, from the roller's perspective.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubefulLuck {
    /// Luck in units of the cube value before the roll (EMG).
    pub equity: Equity,
    /// Luck in the unit of the result: MWC in a match, points in money play.
    pub result: f32,
}

/// Returns the cubeful luck of `roll` on `board`, computed by a search to a depth of `plies` (at least 1). The
/// mean is the equity of the position according to that search, and each roll is played as in the search. `is_opening`
/// excludes doubles, which are impossible in an opening roll.
///
/// ```
/// use engine::{Context, Judge, Search, luck_ahead};
/// use rules::{Board, Roll, Variant};
///
/// let search = Search::new(Judge::without_nets(), 0);
/// let start = Board::start(Variant::Standard);
/// let luck = |roll| luck_ahead(&search, &start, roll, &Context::MONEY, 1, false).equity.0;
/// let mean: f32 = Roll::ALL.iter().map(|&roll| roll.weight() as f32 * luck(roll)).sum();
/// assert!(mean.abs() < 1e-3, "luck is nothing in the mean");
/// ```
pub fn luck_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    roll: Roll,
    context: &Context,
    plies: u8,
    is_opening: bool,
) -> CubefulLuck {
    let plies = plies.clamp(1, MAX_PLIES);
    let after = CubefulJudge::new(&context.flipped(), plies - 1);
    let payoffs = context.payoffs();
    let rolled = |roll: Roll| {
        let (reply, _) = search.reply(board, roll, &payoffs);
        -after.judge(search, &reply).decision.best().0
    };
    let mean = if is_opening {
        let rolls = Roll::ALL.into_iter().filter(|roll| !roll.is_double());
        let (sum, count) = rolls.fold((0.0, 0.0), |(sum, count), roll| {
            (sum + rolled(roll), count + 1.0)
        });
        sum / count
    } else {
        let found = CubefulJudge::new(context, plies).judge(search, board);
        found.decision.no_double.0
    };
    let equity = Equity(rolled(roll) - mean);
    let points = context.value.points();
    let result = match context.standing {
        Standing::Money { .. } => points as f32 * equity.0,
        Standing::Match(score) => {
            let scale = Scale::new(score, points);
            scale.mwc(equity).0 - scale.mwc(Equity(0.0)).0
        }
    };
    CubefulLuck { equity, result }
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Variant};

    use super::*;
    use crate::{CubeAccess, Judge, cube::tests::at_score, sample::board};

    const JACOBY: Context = Context {
        standing: Standing::Money {
            jacoby: true,
            beavers: false,
        },
        ..Context::MONEY
    };
    const MISERE: Context = Context {
        scoring: rules::Scoring::Misere,
        access: CubeAccess::Nobody,
        ..Context::MONEY
    };

    fn worth(search: &Search<Judge>, board: &Board, roll: Roll, context: &Context) -> f32 {
        search.luck(board, roll, context).equity.0
    }

    #[test]
    fn luck_averages_zero_throughout_a_game() {
        let search = Search::new(Judge::without_nets(), 0);
        for context in [Context::MONEY, JACOBY, MISERE] {
            let mut board = Board::start(Variant::Standard);
            for nth in 0..30 {
                let sum: f32 = Roll::ALL
                    .iter()
                    .map(|&roll| roll.weight() as f32 * worth(&search, &board, roll, &context))
                    .sum();
                assert!(sum.abs() < 1e-3, "{sum}");
                let luck = search.luck(&board, Roll::ALL[nth * 8 % 21], &context);
                assert!(luck.chances.exclusive().iter().sum::<f32>().abs() < 1e-5);
                board = luck.after;
            }
        }
    }

    #[test]
    fn luck_averages_zero_at_any_depth() {
        let search = Search::new(Judge::without_nets(), 0);
        let board = Board::start(Variant::Standard);
        for (context, is_opening) in [
            (Context::MONEY, false),
            (JACOBY, true),
            (at_score(4, 3, 2, CubeAccess::Opponent), false),
        ] {
            let rolls = Roll::ALL
                .into_iter()
                .filter(|roll| !(is_opening && roll.is_double()));
            let (mut equity, mut result) = (0.0, 0.0);
            for roll in rolls {
                let luck = luck_ahead(&search, &board, roll, &context, 2, is_opening);
                equity += roll.weight() as f32 * luck.equity.0;
                result += roll.weight() as f32 * luck.result;
            }
            assert!(
                equity.abs() < 2e-3 && result.abs() < 2e-3,
                "{equity} {result}"
            );
        }
    }

    #[test]
    fn luck_of_a_saving_roll_is_twice_the_losing_chance() -> Result<(), BoardError> {
        // The opponent bears off the last checker on the next turn. Only 3-3 and higher doubles save the game: 4 rolls
        // out of 36.
        let board = board(&[(0, 13), (6, 2)], &[(0, 14), (1, 1)])?;
        let search = Search::new(Judge::without_nets(), 0);
        for roll in Roll::ALL {
            let wins = roll.is_double() && roll.high().pips() >= 3;
            let expected = if wins {
                2.0 * 32.0 / 36.0
            } else {
                -2.0 * 4.0 / 36.0
            };
            let luck = worth(&search, &board, roll, &Context::MONEY);
            assert!((luck - expected).abs() < 1e-5, "{roll:?}: {luck}");
            let other_way = worth(&search, &board, roll, &MISERE);
            assert!((other_way + expected).abs() < 1e-5, "{roll:?}: {other_way}");
        }
        Ok(())
    }

    #[test]
    fn dancing_is_bad_luck_and_does_not_change_the_position() -> Result<(), BoardError> {
        // Only a 6 enters.
        let points = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (13, 5)];
        let board = board(&[(25, 1), (6, 7), (8, 7)], &points)?;
        let search = Search::new(Judge::without_nets(), 0);
        for roll in Roll::ALL {
            let dances = roll.high().pips() < 6;
            let luck = search.luck(&board, roll, &Context::MONEY);
            assert_eq!(luck.after == board.flipped(), dances, "{roll:?}");
            assert!(!dances || luck.equity.0 < 0.0, "{roll:?}");
        }
        Ok(())
    }
}
