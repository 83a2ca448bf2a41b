//! Files that other programs pass to the page.

pub(super) mod drop;
pub(super) mod launch;
