//! Queue of analyses: its state, which all rooms share, and the start of its jobs. The study room carries out the jobs.

mod state;
mod watch;

pub(super) use self::state::{change, report, shared};
pub(super) use self::watch::watch;
