//! What can be heard and felt on a board.

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice were rolled.
    Roll,
    /// They were, and nothing can be played.
    NoMove,
    /// A checker was put on top of this number of others.
    Step(u8),
    /// A blot was hit.
    Hit,
    /// A checker was borne off.
    BearOff,
    /// The cube was offered.
    Double,
    /// A game is over.
    Win,
}
