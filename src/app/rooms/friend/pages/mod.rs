//! The pages of the room.

pub(super) mod game;
pub(super) mod list;
