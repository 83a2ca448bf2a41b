//! Common base of the rooms, independent of a browser: loading of stored data, messages that wait for the data, and
//! problems.
//!
//! The model of a room implements [`Room`] and contains a [`Loader`]; [`update`] handles its messages in order.

mod loader;
mod problem;
mod store_error;
#[cfg(test)]
mod tests;
mod update;

pub use loader::{Loader, Loading, MAX_WAITING};
pub use problem::Problem;
pub use store_error::StoreError;
pub use update::{Room, update};
