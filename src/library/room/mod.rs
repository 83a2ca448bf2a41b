//! Browser-independent code shared by all rooms: loading of stored data, messages that wait for the data, and problems.
//!
//! A room's model implements [`Room`] and contains a [`Loader`]; [`update`] handles the room's messages in order.

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
