//! Questions of a session for display, with their marks and positions.

use rules::Decision;

/// Mark of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Answered correctly.
    Right,
    /// Answered incorrectly, or not at all.
    Wrong,
    /// The current question.
    Now,
    /// Not asked yet.
    ToCome,
}

/// Question of the session, with its position if the position can occur in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SessionQuestion {
    /// Result; [`Mark::Now`] or [`Mark::ToCome`] before the answer.
    pub mark: Mark,
    /// Position; `None` if it cannot occur in a game.
    pub decision: Option<Decision>,
}

impl Mark {
    /// Returns the mark's name for the style sheet.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Now => "now",
            Self::ToCome => "to-come",
        }
    }
}
