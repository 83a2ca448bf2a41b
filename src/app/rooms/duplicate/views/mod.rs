//! Views of the duplicate room.

pub(super) mod form;
pub(super) mod list;
pub(super) mod page;
pub(super) mod results;
pub(super) mod told;
