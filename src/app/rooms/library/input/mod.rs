//! Files that other programs hand to the page.

pub(super) mod drop;
pub(super) mod launch;
