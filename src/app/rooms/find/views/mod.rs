//! Views of the room.

pub(super) mod conditions;
mod pick;
pub(super) mod results;
mod structures;
