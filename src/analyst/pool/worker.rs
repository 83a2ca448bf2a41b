//! State of a worker in the pool.

use std::time::Duration;

use crate::pool::{
    Ticket,
    limits::{START_TIMEOUT, STOP_TIMEOUT},
};

/// Number of a worker, which is unique in its pool. A replacement gets a new number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkerId(pub(crate) u32);

/// State of a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WorkerState {
    /// The worker has not reported that it is ready.
    Starting {
        since: Duration,
    },
    Idle {
        since: Duration,
        /// Last task that the worker has done, as its job and its index in that job.
        last: Option<(Ticket, usize)>,
    },
    Running(RunningTask),
}

/// Task on which a worker is working.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunningTask {
    pub(crate) ticket: Ticket,
    /// Index of the task in its job.
    pub(crate) nth: usize,
    /// Search depth of the task in plies, for timeouts.
    pub(crate) plies: u8,
    /// Time at which the task was posted.
    pub(crate) begun: Duration,
    /// Time after which the worker counts as hung.
    pub(crate) deadline: Duration,
    /// Time at which the job was stopped or failed; `None` if neither has happened.
    pub(crate) stopped: Option<Duration>,
}

impl WorkerState {
    /// Returns the task of the worker; `None` if the worker has none.
    pub(crate) const fn running_task(&self) -> Option<&RunningTask> {
        match self {
            Self::Running(running_task) => Some(running_task),
            Self::Starting { .. } | Self::Idle { .. } => None,
        }
    }

    pub(crate) const fn is_starting(&self) -> bool {
        matches!(self, Self::Starting { .. })
    }

    /// Returns the time at which this state expires; `idle_timeout` is the maximum time that a worker may be idle.
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
    /// Returns the state of the worker after it has finished its task.
    pub(crate) const fn done(self, now: Duration) -> WorkerState {
        WorkerState::Idle {
            since: now,
            last: Some((self.ticket, self.nth)),
        }
    }
}
