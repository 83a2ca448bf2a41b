//! What the rooms share, without a browser: stored data that are being read, the messages that wait for them, and what
//! failed.
//!
//! A room's model implements [`Room`] and has a [`Loader`]; [`update`] handles its messages in order.

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
