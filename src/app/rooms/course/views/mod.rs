//! Components of the course room.

pub(super) mod board;
pub(super) mod map;
pub(super) mod step;
