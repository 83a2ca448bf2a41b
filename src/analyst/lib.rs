//! Access of the page to its workers: messages, scheduling and handles.
//!
//! Messages: a worker answers each request with one reply, in order. The engine's workers answer a [`Query`] with a
//! [`Report`]; a [`rules::Decision`] names its player, equities are seen by that player, and no query contains future
//! dice. All messages are JSON ([`codec`]), as they are short, few and readable in the browser's tools.
//!
//! Scheduling of the engine's workers: [`pool`].
//!
//! Access, with the feature `browser`: `Analyst`, a handle that is cheap to clone, starts the engine's workers and
//! exchanges messages with them. `submit` takes any queries, and `roll_out` a rollout. Results arrive by callback,
//! never while a method of the handle runs. `Client` is the handle of a worker of another kind, whose messages are
//! those of the crate that it serves.

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
/// Types of the engine in queries and reports, for a page that does not depend on the engine.
pub use engine::{Analysis, Depth, RolledOut, RolloutSettings, RolloutSums, Worth};
/// Queries to the engine and their reports.
pub use insight::{Query, Report, Trials, TrialsError};
pub use pool::{JobEvent, Priority, Ticket};
#[cfg(feature = "browser")]
pub use rollout::{Plan, Progress};
