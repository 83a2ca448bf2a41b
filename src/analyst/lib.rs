//! Access to workers from the page: messages, scheduling and handles.
//!
//! A worker answers each request with one reply, in order. The workers of the engine answer a [`Query`] with a
//! [`Report`]. A [`rules::Decision`] names its player, equities are from the perspective of that player, and queries
//! never contain future dice. All messages are JSON ([`codec`]), because they are short, few, and readable in the
//! developer tools of the browser.
//!
//! [`pool`] schedules the workers of the engine.
//!
//! With the feature `browser`, `Analyst` is a handle that is cheap to clone, starts the workers of the engine, and
//! exchanges messages with them. `submit` accepts any queries, and `roll_out` accepts a rollout. Results arrive by
//! callback, and never while a method of the handle is running. `Client` is the handle to a worker of another kind,
//! whose messages are defined by the crate that it serves.

#[cfg(feature = "browser")]
mod channel;
#[cfg(feature = "browser")]
mod client;
pub mod codec;
#[cfg(feature = "browser")]
mod driver;
pub mod pool;
#[cfg(feature = "browser")]
mod rollout;

#[cfg(feature = "browser")]
pub use client::{Client, Stopped};
#[cfg(feature = "browser")]
pub use driver::Analyst;
/// Types of the engine that occur in queries and reports, for pages that do not depend on the engine.
pub use engine::{Analysis, Depth, RolledOut, RolloutSettings, RolloutSums, Worth};
/// Queries to the engine and their reports.
pub use insight::{Query, Report, Trials, TrialsError};
pub use pool::{JobEvent, Priority, Ticket};
#[cfg(feature = "browser")]
pub use rollout::{Plan, Progress};
