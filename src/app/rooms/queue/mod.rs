//! Analysis queue: the state shared by all rooms, and the watcher that starts its jobs. The study room executes them.

mod state;
mod watch;

pub(super) use self::state::{change, report, shared};
pub(super) use self::watch::watch;
