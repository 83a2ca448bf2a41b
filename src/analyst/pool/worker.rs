//! The state of a worker.

use std::time::Duration;

use crate::pool::{
    Ticket,
    limits::{START_TIMEOUT, STOP_TIMEOUT},
};

/// Number of a worker, unique in its pool; a replacement gets another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkerId(pub(crate) u32);

/// The state of a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WorkerState {
    /// The worker has not reported that it is ready.
    Starting {
        since: Duration,
    },
    Idle {
        since: Duration,
        /// Last task that the worker has done, with its index in the job.
        last: Option<(Ticket, usize)>,
    },
    Running(RunningTask),
}

/// Task that a worker has begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunningTask {
    pub(crate) ticket: Ticket,
    /// The task's index in the job.
    pub(crate) nth: usize,
    /// The task's depth in plies, for timeouts.
    pub(crate) plies: u8,
    /// The time at which the task was posted.
    pub(crate) begun: Duration,
    /// The time after which the worker counts as hanging.
    pub(crate) deadline: Duration,
    /// The time at which the job was stopped or failed, if it was.
    pub(crate) stopped: Option<Duration>,
}

impl WorkerState {
    /// Returns the worker's task; `None` if it has no task.
    pub(crate) const fn running_task(&self) -> Option<&RunningTask> {
        match self {
            Self::Running(running_task) => Some(running_task),
            Self::Starting { .. } | Self::Idle { .. } => None,
        }
    }

    pub(crate) const fn is_starting(&self) -> bool {
        matches!(self, Self::Starting { .. })
    }

    /// Returns the time at which this state expires; `idle_timeout` is the maximum idle time of a worker.
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
    /// Returns the worker's state after its task is done.
    pub(crate) const fn done(self, now: Duration) -> WorkerState {
        WorkerState::Idle {
            since: now,
            last: Some((self.ticket, self.nth)),
        }
    }
}
