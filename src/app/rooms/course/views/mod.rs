//! Components of the course room.

pub(super) mod board;
mod buttons;
pub(super) mod map;
pub(super) mod step;
