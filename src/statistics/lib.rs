//! Worker of the crate [`progress`]: reads reviewed matches and makes the reports on a player's progress in a worker,
//! so that the page never waits. Message handling without the browser, so that it can be tested natively.
//!
//! *What it must not know*: the page, the database, texts.

mod answers;
mod loaded_match;
#[cfg(test)]
mod tests;

pub use answers::Statistics;
