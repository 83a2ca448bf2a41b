//! Client of the engine's workers for the page: messages, scheduling and a handle.
//!
//! Messages: requests and replies of the running game ([`Request`], [`Reply`]) and of the rooms ([`Query`],
//! [`Report`]); the messages that contain them ([`ToWorker`], [`Task`], [`FromWorker`], [`Finding`]), and their text
//! form. A [`rules::Decision`] names its player, and equities are seen by that player. A request contains the current
//! roll but no future dice. Messages are JSON, as they are short, few and readable in the browser's tools; a string
//! that is not a message of this [`VERSION`] is an error.
//!
//! Scheduling: [`pool`].
//!
//! Handle, with the feature `browser`: `Analyst`, a handle that is cheap to clone, starts the workers and exchanges
//! messages with them. `submit` takes any tasks, `analyse` a list of decisions, and `roll_out` a rollout. Results
//! arrive by callback, never during a call of a method of the handle.

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

/// Version of the messages; the page stops a worker with another version and reports the mismatch.
pub const VERSION: u32 = 10;
