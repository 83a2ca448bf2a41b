//! How often a double would come too late after one roll of each player.

use engine::{Context, CubeAction, Evaluator, Search, decide_ahead, final_outcomes};
use rules::{Board, Decision, Roll};

/// The sequences of two rolls, equally likely.
pub const EXCHANGES: u16 = 1296;

/// Of the 1296 sequences of one roll of each player, the number after which the opponent would drop a double, the
/// position is too good to double, or the game is won: the market losers of the player on roll in `decision`.
///
/// Both sides play by `judge` at 0 plies with the current cube, and the cube is judged at 0 plies.
pub fn market_losers<E: Evaluator>(judge: &E, decision: &Decision) -> u16 {
    let context = Context::of_decision(decision);
    let search = Search::new(judge, 0);
    let sequences = Roll::ALL.iter().map(|&roll| {
        let after = after(&search, decision.board(), roll, &context);
        if final_outcomes(&after).is_some() {
            return roll.weight() * 36;
        }
        let lost = Roll::ALL.iter().filter(|&&reply| {
            let board = self::after(&search, &after, reply, &context.flipped());
            is_lost(&search, &board, &context)
        });
        roll.weight() * lost.map(|reply| reply.weight()).sum::<u32>()
    });
    sequences.sum::<u32>() as u16
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
