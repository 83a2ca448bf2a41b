//! The messages between the page and the engine's workers.
//!
//! *What is here*: requests and replies of the running game ([`Request`], [`Reply`]) and of the rooms ([`Query`],
//! [`Report`]); the messages that carry them ([`ToWorker`], [`Task`], [`FromWorker`], [`Finding`]), and their text
//! form.
//! *Whose view*: a decision says so itself ([`rules::Decision`]); an equity is seen by the player who decides.
//! *Must not know*: future dice; a request carries the current roll and no more.
//! *Why JSON*: messages are short and few and can be read in the browser's tools, and a string that is no message of
//! this [`VERSION`] is an error.

mod game_request;
mod wire;
mod worker_messages;

/// Types of the engine in requests and reports, for a page that does not depend on the engine.
pub use engine::{Analysis, RolledOut, RolloutSettings, RolloutSums, Settings, Worth};
pub use game_request::{Answer, Ask, JobId, Reply, Request, Stamp};
/// Requests of the rooms and their reports.
pub use insight::{Analysed, Query, Report, Trials, TrialsError};
pub use wire::DecodeError;
pub use worker_messages::{Finding, FromWorker, Task, TaskId, ToWorker};

/// The version of the messages; both sides of a build have the same, or the page stops the worker and says so.
pub const VERSION: u32 = 10;
