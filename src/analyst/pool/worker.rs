//! State of a worker in the pool.

use std::time::Duration;

use crate::pool::{
    Ticket,
    limits::{START_TIMEOUT, STOP_TIMEOUT},
};

/// Worker ID, unique within the pool. A replacement gets a new ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkerId(pub(crate) u32);

/// State of a worker: starting, idle, or running a task.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WorkerState {
    /// The worker has not yet reported that it is ready.
    Starting {
        since: Duration,
    },
    Idle {
        since: Duration,
        /// Last task completed by the worker: its job, and its index within that job.
        last: Option<(Ticket, usize)>,
    },
    Running(RunningTask),
}

/// Task being worked on by a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunningTask {
    pub(crate) ticket: Ticket,
    /// Index of the task within its job.
    pub(crate) nth: usize,
    /// Search depth of the task in plies, used for timeouts.
    pub(crate) plies: u8,
    /// Time at which the task was posted.
    pub(crate) begun: Duration,
    /// Time after which the worker is considered hung.
    pub(crate) deadline: Duration,
    /// Time at which the job was stopped or failed; `None` if neither has happened.
    pub(crate) stopped: Option<Duration>,
}

impl WorkerState {
    /// Returns the worker's task; `None` if it has none.
    pub(crate) const fn running_task(&self) -> Option<&RunningTask> {
        match self {
            Self::Running(running_task) => Some(running_task),
            Self::Starting { .. } | Self::Idle { .. } => None,
        }
    }

    pub(crate) const fn is_starting(&self) -> bool {
        matches!(self, Self::Starting { .. })
    }

    /// Returns the time at which this state expires; `idle_timeout` is the maximum time for which a worker may be idle.
    pub(crate) fn deadline(&self, idle_timeout: Duration) -> Duration {
        match self {
            Self::Starting { since } => *since + START_TIMEOUT,
            Self::Idle { since, .. } => *since + idle_timeout,
            Self::Running(running_task) => running_task
                .stopped
                .map_or(running_task.deadline, |since| since + STOP_TIMEOUT),
        }
    }
}

impl RunningTask {
    /// Returns the worker's state after it has finished its task.
    pub(crate) const fn done(self, now: Duration) -> WorkerState {
        WorkerState::Idle {
            since: now,
            last: Some((self.ticket, self.nth)),
        }
    }
}
