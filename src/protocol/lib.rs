//! What the page and the engine's worker say to each other.
//!
//! *What is here*: what the page sends ([`ToWorker`], [`Request`]), what comes back ([`Reply`]), and both as text.
//! *Whose view*: a decision says so itself ([`rules::Decision`]); an equity is seen by the player who decides.
//! *What it must not know*: dice to come; a request carries the roll that lies on the table and no more.
//! *Why text*: messages are short and few, JSON can be read in the browser's tools, and every string that is not
//! a message of this [`VERSION`] gives an error.

mod message;
mod wire;

pub use message::{Answer, Ask, DecodeError, JobId, Reply, Request, Stamp, ToWorker};

/// The version of the messages; both sides of a build have the same, or the page stops the worker and says so.
pub const VERSION: u32 = 6;
