//! Views of the room.

pub(super) mod answers;
pub(super) mod edit;
mod item;
pub(super) mod list;
mod paper;
