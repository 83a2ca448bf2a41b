//! Questions in a session, with their marks and positions for display.

use rules::Decision;

/// Mark on a question in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The question was answered correctly.
    Right,
    /// The question was answered incorrectly, or the player requested the solution.
    Wrong,
    /// The question is the current one.
    Now,
    /// The question has not been asked yet.
    ToCome,
}

/// Question in a session.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SessionQuestion {
    /// Result of the question; [`Mark::Now`] or [`Mark::ToCome`] before it has been answered.
    pub mark: Mark,
    /// Position; `None` if it cannot occur in a game.
    pub decision: Option<Decision>,
}

impl Mark {
    /// Returns the mark's CSS class.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Now => "now",
            Self::ToCome => "to-come",
        }
    }
}
