//! Files passed to the page by other programs.

pub(super) mod drop;
pub(super) mod launch;
