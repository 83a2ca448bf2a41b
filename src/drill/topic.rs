//! Practice topics.

use crate::{Kind, Theme};

/// Practice topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The player's own due mistakes.
    Cards,
    /// Endless exercises.
    Kind(Kind),
    /// Reference positions.
    Theme(Theme),
    /// Items of a sheet.
    Sheet,
}
