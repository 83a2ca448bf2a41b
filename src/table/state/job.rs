//! Engine query IDs.

/// Engine query ID, unique for the lifetime of the page; a reply with a different ID is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobId(pub u32);
