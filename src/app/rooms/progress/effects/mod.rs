//! Effects of the room: the library is read, and the worker makes the reports.

pub(super) mod reading;
pub(super) mod statistics;
