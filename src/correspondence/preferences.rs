//! The player's preferences for the room.

use board::Look;

/// Page settings that affect the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// Settings for the board's appearance.
    pub look: Look,
    /// `true` if the player must confirm a double.
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
