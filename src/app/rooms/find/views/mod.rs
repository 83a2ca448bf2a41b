//! Views of the search room.

mod chips;
pub(super) mod conditions;
mod pick;
pub(super) mod results;
mod structures;
