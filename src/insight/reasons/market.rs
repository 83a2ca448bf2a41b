//! How often a double would come too late after one roll of each player.

use engine::{Context, CubeAction, Evaluator, Search, decide_ahead, final_outcomes};
use rules::{Board, Decision, Roll};

use crate::reasons::Rolls;

/// The sequences of two rolls, equally likely.
pub const EXCHANGES: u16 = 1296;

/// The fewest market losers that speak for doubling: a tenth of all exchanges.
const MIN_LOSERS: u16 = EXCHANGES / 10;
/// The most market losers that speak for waiting: a quarter.
const MAX_LOSERS: u16 = EXCHANGES / 4;

/// Effect of the next roll of each player on a double that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Market {
    /// Of the 1296 sequences of two rolls, the number after which the opponent would drop a double, the position is too
    /// good to double, or the game is won: the market losers of the player on roll.
    pub(crate) losers: u16,
    /// The rolls with which the player on roll wins at once, if the opponent's next roll wins after all others: there is
    /// no later double.
    pub(crate) last_roll: Option<Rolls>,
}

impl Market {
    /// Both sides play by `judge` at 0 plies with the current cube, and the cube is judged at 0 plies.
    pub(crate) fn of<E: Evaluator>(judge: &E, decision: &Decision) -> Self {
        let context = Context::of_decision(decision);
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

    /// Returns the market losers if they speak for the verdict on a double that can be taken: many for doubling, few
    /// for waiting.
    pub(crate) fn supporting(&self, action: CubeAction) -> Option<u16> {
        let supports = match action {
            CubeAction::DoubleTake => self.losers >= MIN_LOSERS,
            CubeAction::NoDouble => self.losers <= MAX_LOSERS,
            // The market is lost already.
            CubeAction::DoublePass | CubeAction::TooGood => false,
        };
        supports.then_some(self.losers)
    }
}

/// The position after the best play, or after the lost turn.
fn after<E: Evaluator>(search: &Search<E>, board: &Board, roll: Roll, context: &Context) -> Board {
    let best = search.choose(board, roll, context);
    best.map_or_else(|| board.flipped(), |best| best.after)
}

/// Whether the player on roll in `board` has lost the market; a game that the opponent has won is none of these.
fn is_lost<E: Evaluator>(search: &Search<E>, board: &Board, context: &Context) -> bool {
    let action = decide_ahead(search, board, context).action;
    let too_late = matches!(action, CubeAction::DoublePass | CubeAction::TooGood);
    final_outcomes(board).is_none() && too_late
}
