//! Views of the room.

pub(super) mod chart;
pub(super) mod export;
pub(super) mod tables;
