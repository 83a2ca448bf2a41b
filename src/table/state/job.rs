//! IDs of the queries to the engine.

/// ID of a query to the engine, unique for the lifetime of the page; a reply with another ID is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobId(pub u32);
