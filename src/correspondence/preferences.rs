//! Preferences of the player for the room.

use board::Look;

/// Settings of the page that affect the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// Look of the board.
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
