//! Effects of the room: reading the library, and the worker's reports.

pub(super) mod reading;
pub(super) mod statistics;
