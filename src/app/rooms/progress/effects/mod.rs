//! Effects of the progress room: reading the library and requesting reports from the worker.

pub(super) mod reading;
pub(super) mod statistics;
