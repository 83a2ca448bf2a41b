//! Views of the search room.

pub(super) mod conditions;
mod pick;
pub(super) mod results;
mod structures;
