//! Which worker does which task of which job, and when. A state machine without a browser and without a clock.
//!
//! *Inputs*: [`Pool::submit`], [`Pool::stop`] and [`Event`]s, each with the current time.
//! *Outputs*: [`Output`]s in order, which the driver carries out, and the time of the next tick ([`Pool::due`]).
//! *Guarantees*: each task of a job is done exactly once unless the job is stopped or fails with a reason; tasks are
//! started in the order of their priorities; there are never more workers than allowed.
//! *What it must not know*: what a task means, how workers are started.

mod job;
mod limits;
mod pool;
mod worker;

pub use job::{JobEvent, Priority, Ticket};
pub use limits::max_workers;
pub use pool::{Event, Output, Pool};
pub use worker::WorkerId;
