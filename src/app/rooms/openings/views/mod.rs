//! Views of the openings room.

pub(super) mod decision;
pub(super) mod rolls;
