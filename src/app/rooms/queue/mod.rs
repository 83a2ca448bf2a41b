//! Queue of analyses: the state that all rooms share, and the task that starts its jobs. The study room carries out the
//! jobs.

mod state;
mod watch;

pub(super) use self::state::{change, report, shared};
pub(super) use self::watch::watch;
