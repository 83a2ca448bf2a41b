//! What travels: chunks of work to a worker, and what it finds.

use engine::Level;
use serde::{Deserialize, Serialize};

use crate::{Answer, Ask, Query, Report, Sealed};

/// The number of a chunk of work, unique while the page lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ChunkId(pub u32);

/// What the page tells a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Do this; answered by [`FromWorker::Done`] or [`FromWorker::Failed`].
    Work {
        /// Its number.
        chunk: ChunkId,
        /// What is to be done.
        task: Task,
    },
    /// Do not begin this chunk; answered by [`FromWorker::Stopped`] in any case.
    Stop(ChunkId),
}

/// What a worker tells the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// It can be asked from now on; a message sent before this is lost.
    Ready {
        /// Its [`crate::VERSION`].
        version: u32,
        /// Whether it plays with nets. Without, because they are damaged, it judges by hand-written rules.
        nets: bool,
    },
    /// A chunk is done.
    Done {
        /// Which one.
        chunk: ChunkId,
        /// What was found.
        finding: Finding,
    },
    /// This chunk is not being worked on, and will not be.
    Stopped(ChunkId),
    /// A message was not understood.
    Failed {
        /// The chunk that it was about, as far as that can be told.
        chunk: Option<ChunkId>,
        /// Why, for the developer.
        why: String,
    },
}

/// Work for one worker without a pause.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A question of the running game. Found: [`Finding::Game`].
    Game {
        /// How well to play.
        level: Level,
        /// The question.
        ask: Ask,
    },
    /// Anything else. Found: [`Finding::Report`].
    Query {
        /// How many rolls ahead it looks.
        plies: u8,
        /// What is asked.
        query: Sealed<Query>,
    },
}

impl Task {
    /// How many rolls ahead it looks.
    pub fn plies(&self) -> u8 {
        match self {
            Self::Game { level, .. } => level.plies(),
            Self::Query { plies, .. } => *plies,
        }
    }
}

impl From<&Query> for Task {
    fn from(query: &Query) -> Self {
        Self::Query {
            plies: query.plies(),
            query: Sealed::new(query),
        }
    }
}

/// What a worker has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The answer to a question of the running game.
    Game(Answer),
    /// The answer to anything else.
    Report(Sealed<Report>),
}

impl Finding {
    /// What was found of a [`Query`]; nothing if it is none, or cannot be read.
    pub fn report(&self) -> Option<Report> {
        match self {
            Self::Game(_) => None,
            Self::Report(report) => report.open().ok(),
        }
    }
}
