//! Which worker does which chunk of which job, and when. A state machine without a browser and without a clock.
//!
//! *What goes in*: [`Pool::submit`], [`Pool::stop`], and what has happened ([`Event`]), each with the time it is.
//! *What comes out*: [`Output`]s in order, which the driver carries out, and when it is due again ([`Pool::due`]).
//! *What holds*: every chunk of a job is found once, or the job is stopped or fails with words; waiting chunks go in the
//! order of their priorities; there are never more workers than allowed.
//! *What it must not know*: what a chunk means, how workers are started.

mod job;
mod limits;
mod pool;
mod worker;

pub use job::{Priority, Ticket, Told};
pub use limits::most_workers;
pub use pool::{Event, Output, Pool};
pub use worker::WorkerId;
