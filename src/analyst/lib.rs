//! Access to workers from the page: messages, scheduling and handles.
//!
//! A worker answers each request with one reply, in order. The engine's workers answer a [`Query`] with a [`Report`]. A
//! [`rules::Decision`] identifies its player, equities are from that player's perspective, and queries never contain
//! future dice. All messages are JSON ([`codec`]), because they are short and infrequent and can be read in the
//! browser's developer tools.
//!
//! [`pool`] schedules the engine's workers.
//!
//! With the `browser` feature, `Analyst` is a cheaply cloneable handle that starts the engine's workers and exchanges
//! messages with them. `submit` accepts the queries of any job, and `roll_out` accepts the plan of a rollout. Results
//! are delivered by callback, and never while a method of the handle is running. `Client` is the handle to any other
//! type of worker, whose messages are defined by the crate that uses it.

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
/// Engine types that occur in queries and reports, re-exported for crates that do not depend on the engine.
pub use engine::{Analysis, Depth, RolledOut, RolloutSettings, RolloutSums, Worth};
/// Queries to the engine and their reports.
pub use insight::{Query, Report, Trials, TrialsError};
pub use pool::{JobEvent, Priority, Ticket};
#[cfg(feature = "browser")]
pub use rollout::{Plan, Progress};
