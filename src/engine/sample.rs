//! Positions for tests.

use rules::{Board, BoardError, Setup};

/// Returns a board from pairs of point and checker count, with each side in its own numbering, 0 for off and 25 for the
/// bar.
///
/// # Errors
/// Returns an error if the position is invalid.
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
