//! Positions for tests.

use rules::{Board, BoardError, Setup};

/// The position of these checkers, each number of a point with how many stand there, each side seen by itself; 0 is the
/// tray and 25 the bar.
///
/// # Errors
/// If there is no such position.
pub(crate) fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Result<Board, BoardError> {
    let side = |checkers: &[(usize, u8)]| {
        let mut counts = [0; 26];
        for &(number, count) in checkers {
            counts[number] = count;
        }
        counts
    };
    Board::try_from(Setup {
        own: side(own),
        opponent: side(opponent),
    })
}
