//! What the page and the engine's worker say to each other.
//!
//! *What is here*: what the running game asks and is told ([`Request`], [`Reply`]); what rooms ask and are told ([`Query`],
//! [`Report`]); the chunks of work that travel ([`ToWorker`], [`Task`], [`FromWorker`], [`Finding`]), and both as text.
//! *Whose view*: a decision says so itself ([`rules::Decision`]); an equity is seen by the player who decides.
//! *What it must not know*: dice to come; a request carries the roll that lies on the table and no more.
//! *Why text*: messages are short and few, JSON can be read in the browser's tools, and every string that is not
//! a message of this [`VERSION`] gives an error.

mod chunk;
mod message;
mod query;
mod sealed;
mod trials;
mod wire;

pub use chunk::{ChunkId, Finding, FromWorker, Task, ToWorker};
/// What the page asks for and is given without knowing the engine.
pub use engine::{Analysis, RolledOut, RolloutSettings, RolloutSums, Settings};
pub use message::{Answer, Ask, JobId, Reply, Request, Stamp};
pub use query::{Analysed, Query, Report};
pub use sealed::Sealed;
pub use trials::{Trials, TrialsError};
pub use wire::DecodeError;

/// The version of the messages; both sides of a build have the same, or the page stops the worker and says so.
pub const VERSION: u32 = 8;
