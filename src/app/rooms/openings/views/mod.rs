//! Views of the openings.

pub(super) mod decision;
pub(super) mod rolls;
