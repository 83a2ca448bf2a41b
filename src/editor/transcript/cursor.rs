//! Cursor in a match that is being transcribed.

/// Cursor in a match: before the move with this index in a game, or after the last move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// Index of the game.
    pub game: usize,
    /// Index of the move.
    pub nth: usize,
}
