//! The running game as other places of the product show it.

use rules::Phase;

use crate::Model;

/// Whose turn it is in the running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunningTurn {
    /// The person decides, against the computer.
    Yours,
    /// The computer decides.
    Computers,
    /// Two people play, the next game of a match has not begun, or another tab plays the game.
    Shared,
}

/// Returns whose turn it is in the running game; `None` before its first roll, after its end, and in the lesson.
pub fn running_turn(model: &Model) -> Option<RunningTurn> {
    let session = model.session();
    let is_over = match session.phase() {
        Phase::MatchOver(_) => true,
        Phase::GameOver(_) => model.is_last_game(),
        _ => false,
    };
    let is_begun = session.game_number() > 1 || !session.log().is_empty();
    if is_over || !is_begun || model.is_lesson() {
        return None;
    }
    Some(match session.decides() {
        Some(_) if model.person().is_none() || model.is_elsewhere() => RunningTurn::Shared,
        Some(player) if model.is_computer(player) => RunningTurn::Computers,
        Some(_) => RunningTurn::Yours,
        None => RunningTurn::Shared,
    })
}
