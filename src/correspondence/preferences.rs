//! The player's preferences for the room.

use board::Look;

/// The settings of the page that matter in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The look of the board.
    pub look: Look,
    /// `true` if a double must be confirmed.
    pub confirm_double: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            look: Look::default(),
            confirm_double: true,
        }
    }
}
