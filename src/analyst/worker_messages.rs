//! Messages between the page and a worker: tasks and their results.

use engine::Level;
use serde::{Deserialize, Serialize};

use crate::{Answer, Ask, Query, Report};

/// Number of a task that was assigned to a worker, unique for the lifetime of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TaskId(pub u32);

/// A message from the page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Assigns the worker a task; answered by [`FromWorker::Done`] or [`FromWorker::Failed`].
    Work {
        /// The number of the task.
        #[serde(rename = "chunk")]
        id: TaskId,
        /// Request of the running game or query of a room.
        task: Task,
    },
    /// Cancels a task; always answered by [`FromWorker::Stopped`]. A task in progress is finished first.
    Stop(TaskId),
}

/// A message from a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The worker has started. Messages sent earlier are lost.
    Ready {
        /// The worker's [`crate::VERSION`].
        version: u32,
        /// `true` if the nets could be loaded; if they are damaged, the worker uses a hand-written evaluation.
        nets: bool,
    },
    /// A task is done.
    Done {
        /// The number of the task.
        #[serde(rename = "chunk")]
        id: TaskId,
        /// The result.
        finding: Finding,
    },
    /// The task has not begun and will not.
    Stopped(TaskId),
    /// A message could not be decoded.
    Failed {
        /// Number of the task that the message names; `None` if it cannot be read.
        #[serde(rename = "chunk")]
        id: Option<TaskId>,
        /// The reason, for developers.
        why: String,
    },
}

/// Unit of work, which one worker does without interruption.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A request of the running game. Result: [`Finding::Game`].
    Game {
        /// The level of play.
        level: Level,
        /// The request.
        ask: Ask,
    },
    /// A request of a room. Result: [`Finding::Report`].
    Query(Query),
}

impl Task {
    /// Returns the depth, in plies, of a single decision that takes about as long as the task; used for timeouts.
    pub const fn plies(&self) -> u8 {
        match self {
            Self::Game { level, .. } => level.plies(),
            Self::Query(query) => query.plies(),
        }
    }
}

/// The result of a [`Task`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The answer to a request of the running game.
    Game(Answer),
    /// The report for a room.
    Report(Report),
}

impl Finding {
    /// Returns the report on a [`Query`]; `None` for an answer to the running game.
    pub fn report(self) -> Option<Report> {
        match self {
            Self::Game(_) => None,
            Self::Report(report) => Some(report),
        }
    }
}
