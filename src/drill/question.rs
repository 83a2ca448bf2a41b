//! A question of a session as it is shown: its mark and its position.

use rules::Decision;

/// A question of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Answered right.
    Right,
    /// Answered wrong, or not at all.
    Wrong,
    /// Asked now.
    Now,
    /// Still to come.
    ToCome,
}

/// A question of the session, with its position if it has one that can occur in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SessionQuestion {
    /// The result, if it is answered.
    pub mark: Mark,
    /// The position.
    pub decision: Option<Decision>,
}

impl Mark {
    /// Returns the mark's name for the style.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Now => "now",
            Self::ToCome => "to-come",
        }
    }
}
