//! Market losers: sequences of one roll by each player after which a double would come too late.

use engine::{Context, CubeAction, Evaluator, Search, decide_ahead, final_outcomes};
use rules::{Board, Decision, Roll};

use crate::reasons::Rolls;

/// Number of equally likely exchanges, each of which is a sequence of two rolls.
pub const EXCHANGES: u16 = 1296;

/// Minimum number of market losers that supports doubling: a tenth of all exchanges.
const MIN_LOSERS: u16 = EXCHANGES / 10;
/// Maximum number of market losers that supports waiting: a quarter of all exchanges.
const MAX_LOSERS: u16 = EXCHANGES / 4;

/// Effect of each player's next roll on a postponed double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Market {
    /// Number of market losers for the player on roll: sequences of two rolls, out of 1296, after which the opponent
    /// would drop a double, the position is too good to double, or the game is won.
    pub(crate) losers: u16,
    /// Rolls with which the player on roll wins immediately, provided that the opponent wins next turn after every
    /// other roll, so that no later double is possible.
    pub(crate) last_roll: Option<Rolls>,
}

impl Market {
    /// Computes the market for `decision`. `judge` chooses both sides' plays at 0 plies with the current cube, and
    /// evaluates cube actions at 0 plies.
    pub(crate) fn of<E: Evaluator>(judge: &E, decision: &Decision) -> Self {
        let context = Context::of_decision(decision, judge.met());
        let search = Search::new(judge, 0);
        let (mut losers, mut wins, mut is_last) = (0, Rolls::default(), true);
        for roll in Roll::ALL {
            let after = after(&search, decision.board(), roll, &context);
            if final_outcomes(&after).is_some() {
                losers += roll.weight() * 36;
                wins = wins.plus(roll);
                continue;
            }
            for reply in Roll::ALL {
                let board = self::after(&search, &after, reply, &context.flipped());
                is_last &= final_outcomes(&board).is_some();
                if is_lost(&search, &board, &context) {
                    losers += roll.weight() * reply.weight();
                }
            }
        }
        Self {
            losers: losers as u16,
            last_roll: is_last.then_some(wins),
        }
    }

    /// Returns the number of market losers if it supports the verdict on a double that would be taken: many support
    /// doubling, and few support waiting.
    pub(crate) fn supporting(&self, action: CubeAction) -> Option<u16> {
        let supports = match action {
            CubeAction::DoubleTake => self.losers >= MIN_LOSERS,
            CubeAction::NoDouble => self.losers <= MAX_LOSERS,
            // The market has already been lost.
            CubeAction::DoublePass | CubeAction::TooGood => false,
        };
        supports.then_some(self.losers)
    }
}

/// Returns the position after the best play, or after a turn with no legal play.
fn after<E: Evaluator>(search: &Search<E>, board: &Board, roll: Roll, context: &Context) -> Board {
    let best = search.choose(board, roll, context);
    best.map_or_else(|| board.flipped(), |best| best.after)
}

/// Returns `true` if the player on roll on `board` has lost the market, and `false` if the opponent has won the game.
fn is_lost<E: Evaluator>(search: &Search<E>, board: &Board, context: &Context) -> bool {
    let action = decide_ahead(search, board, context).action;
    let too_late = matches!(action, CubeAction::DoublePass | CubeAction::TooGood);
    final_outcomes(board).is_none() && too_late
}
