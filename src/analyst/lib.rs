//! The engine's workers, seen from a page: decisions in, analyses out. Whoever asks need not know that there are workers.
//!
//! *What is here*: [`Analyst`], a cheap handle to clone; [`Analyst::submit`] for any tasks,
//! [`Analyst::analyse`] for a list of decisions, [`Analyst::roll_out`] for a rollout. Results arrive by callback, never
//! while a method of the handle runs.
//! *What it must not know*: the page. [`pool`] says which worker does what; this crate starts, asks and hears them.

mod driver;
mod review;
mod rollout;

pub use driver::Analyst;
pub use pool::{Priority, Ticket, Told};
pub use review::{Answered, Question};
pub use rollout::{Plan, Progress};
