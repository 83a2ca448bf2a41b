//! The engine's workers, seen from the page: decisions in, analyses out.
//!
//! *Messages*: requests and replies of the running game ([`Request`], [`Reply`]) and of the rooms ([`Query`],
//! [`Report`]); the messages that carry them ([`ToWorker`], [`Task`], [`FromWorker`], [`Finding`]), and their text
//! form. A decision says whose view it is ([`rules::Decision`]); an equity is seen by the player who decides. A request
//! carries the current roll and no future dice. Messages are JSON: they are short and few and can be read in the
//! browser's tools, and a string that is no message of this [`VERSION`] is an error.
//!
//! *Scheduling*: [`pool`].
//!
//! *Access*, with the feature `browser`: `Analyst`, a handle that is cheap to clone; its `submit` for any tasks,
//! `analyse` for a list of decisions, `roll_out` for a rollout. It starts the workers and exchanges messages with them.
//! Results arrive by callback, never while a method of the handle runs.

#[cfg(feature = "browser")]
mod driver;
mod game_request;
pub mod pool;
#[cfg(feature = "browser")]
mod review;
#[cfg(feature = "browser")]
mod rollout;
mod wire;
mod worker_messages;

#[cfg(feature = "browser")]
pub use driver::Analyst;
/// Types of the engine in requests and reports, for a page that does not depend on the engine.
pub use engine::{Analysis, RolledOut, RolloutSettings, RolloutSums, Settings, Worth};
pub use game_request::{Answer, Ask, JobId, Reply, Request, Stamp};
/// Requests of the rooms and their reports.
pub use insight::{Analysed, Query, Report, Trials, TrialsError};
pub use pool::{JobEvent, Priority, Ticket};
#[cfg(feature = "browser")]
pub use review::{Answered, Question};
#[cfg(feature = "browser")]
pub use rollout::{Plan, Progress};
pub use wire::DecodeError;
pub use worker_messages::{Finding, FromWorker, Task, TaskId, ToWorker};

/// The version of the messages; both sides of a build have the same, or the page stops the worker and says so.
pub const VERSION: u32 = 10;
