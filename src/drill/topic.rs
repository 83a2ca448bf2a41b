//! Topics of practice.

use crate::{Kind, Theme};

/// Topic of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The player's own mistakes that are due.
    Cards,
    /// Endless exercises.
    Kind(Kind),
    /// Reference positions.
    Theme(Theme),
    /// Items of a sheet.
    Sheet,
}
