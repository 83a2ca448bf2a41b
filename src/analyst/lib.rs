//! A page's access to the engine's workers: decisions in, analyses out; the workers themselves stay hidden.
//!
//! *Contents*: [`Analyst`], a handle that is cheap to clone; [`Analyst::submit`] for any tasks, [`Analyst::analyse`]
//! for a list of decisions, [`Analyst::roll_out`] for a rollout. Results arrive by callback, never while a method of
//! the handle runs.
//! *What it must not know*: the page. [`pool`] schedules the work; this crate starts the workers and exchanges messages
//! with them.

mod driver;
mod review;
mod rollout;

pub use driver::Analyst;
pub use pool::{JobEvent, Priority, Ticket};
pub use review::{Answered, Question};
pub use rollout::{Plan, Progress};
