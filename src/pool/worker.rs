//! The state of a worker.

use std::time::Duration;

use protocol::ChunkId;

use crate::{
    Ticket,
    limits::{START, STOP},
};

/// The number of a worker, unique in its pool; a replacement gets a number of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkerId(pub(crate) u32);

/// The state of a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Doing {
    /// The worker has not reported that it is ready.
    Starting {
        since: Duration,
    },
    Nothing {
        since: Duration,
        /// The last task that the worker has done, with its index in the job.
        last: Option<(Ticket, usize)>,
    },
    Chunk(Begun),
}

/// A chunk that a worker has begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begun {
    pub(crate) chunk: ChunkId,
    pub(crate) ticket: Ticket,
    /// The task's index in the job.
    pub(crate) nth: usize,
    /// The time after which the worker counts as hanging.
    pub(crate) until: Duration,
    /// The time at which the worker was told to stop, if it was.
    pub(crate) stopped: Option<Duration>,
}

impl Doing {
    /// Returns the worker's chunk, if it has one.
    pub(crate) const fn begun(&self) -> Option<&Begun> {
        match self {
            Self::Chunk(begun) => Some(begun),
            Self::Starting { .. } | Self::Nothing { .. } => None,
        }
    }

    pub(crate) const fn is_starting(&self) -> bool {
        matches!(self, Self::Starting { .. })
    }

    /// Returns the time at which this state expires; `idle` is how long a worker may be idle.
    pub(crate) fn until(&self, idle: Duration) -> Duration {
        match self {
            Self::Starting { since } => *since + START,
            Self::Nothing { since, .. } => *since + idle,
            Self::Chunk(begun) => begun.stopped.map_or(begun.until, |since| since + STOP),
        }
    }
}

impl Begun {
    /// Returns the worker's state after its chunk is done.
    pub(crate) const fn done(self, now: Duration) -> Doing {
        Doing::Nothing {
            since: now,
            last: Some((self.ticket, self.nth)),
        }
    }
}
