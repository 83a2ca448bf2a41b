//! Workers: what each is doing.

use std::time::Duration;

use protocol::ChunkId;

use crate::{
    Ticket,
    limits::{START, STOP},
};

/// The number of a worker; one that takes the place of another has a number of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkerId(pub(crate) u32);

/// What a worker is doing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Doing {
    /// It has not said yet that it listens.
    Starting {
        since: Duration,
    },
    Nothing {
        since: Duration,
        /// The task that it has done last.
        last: Option<(Ticket, usize)>,
    },
    Chunk(Begun),
}

/// A chunk in the hands of a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begun {
    pub(crate) chunk: ChunkId,
    pub(crate) ticket: Ticket,
    /// The place of its task in the job.
    pub(crate) nth: usize,
    /// When it counts as hanging.
    pub(crate) until: Duration,
    /// When the worker was told to stop, if it was.
    pub(crate) stopped: Option<Duration>,
}

impl Doing {
    /// The chunk that it has.
    pub(crate) const fn begun(&self) -> Option<&Begun> {
        match self {
            Self::Chunk(begun) => Some(begun),
            Self::Starting { .. } | Self::Nothing { .. } => None,
        }
    }

    pub(crate) const fn is_starting(&self) -> bool {
        matches!(self, Self::Starting { .. })
    }

    /// Until when it may go on so; `idle` says how long it may do nothing.
    pub(crate) fn until(&self, idle: Duration) -> Duration {
        match self {
            Self::Starting { since } => *since + START,
            Self::Nothing { since, .. } => *since + idle,
            Self::Chunk(begun) => begun.stopped.map_or(begun.until, |since| since + STOP),
        }
    }
}

impl Begun {
    /// What its worker is doing when it has settled the chunk.
    pub(crate) const fn done(self, now: Duration) -> Doing {
        Doing::Nothing {
            since: now,
            last: Some((self.ticket, self.nth)),
        }
    }
}
