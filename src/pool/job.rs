//! Jobs: lists of tasks with a priority.

use std::{collections::BTreeSet, time::Duration};

use protocol::{Finding, Task};

use crate::limits::CRASHES;

/// So many tasks in a row are left to one worker as long as others have something to do: what it has judged helps it
/// with the next decision, which follows from the last.
const ROW: usize = 8;

/// Which jobs go first: the first of these before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// The game waits for the computer's move.
    Move,
    /// A player waits for a hint.
    Hint,
    /// Games are reviewed.
    Review,
    /// Positions are rolled out.
    Rollout,
}

/// The number of a job. Of jobs with the same priority the one with the smaller number goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub(crate) u32);

/// What the one who has submitted a job is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// A task is done. This may still come, once, of tasks that were under way when their job was stopped or failed.
    Found {
        /// Its place in the list that was submitted.
        nth: usize,
        /// What was found.
        finding: Finding,
    },
    /// The job has been stopped: nothing more is begun.
    Stopped,
    /// The job has failed, with words for the developer: nothing more is begun.
    Failed(String),
    /// Nothing more is told of this job.
    Over,
}

/// A job that is not over.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) priority: Priority,
    tasks: Vec<Task>,
    /// How often the worker of each task has crashed.
    crashes: Vec<u8>,
    /// The places of the tasks that are to be done.
    waiting: BTreeSet<usize>,
    /// Since when one of them could have been begun.
    pub(crate) waits_since: Duration,
    /// The places of the tasks that workers are doing.
    running: BTreeSet<usize>,
    /// Whether it has been stopped or has failed.
    closed: bool,
}

impl Job {
    pub(crate) fn new(priority: Priority, tasks: Vec<Task>, now: Duration) -> Self {
        Self {
            priority,
            crashes: vec![0; tasks.len()],
            waiting: (0..tasks.len()).collect(),
            tasks,
            waits_since: now,
            running: BTreeSet::new(),
            closed: false,
        }
    }

    /// How many tasks wait for a worker.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Whether nothing is left to be done or to be heard of.
    pub(crate) fn is_over(&self) -> bool {
        self.waiting.is_empty() && self.running.is_empty()
    }

    /// Whether nothing more of it is begun.
    pub(crate) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Takes a task, which a worker begins: the one after `last`, which it has done before, or else one that is not in a
    /// row that another worker is at, or else the first.
    pub(crate) fn begin(&mut self, last: Option<usize>) -> Option<(usize, Task)> {
        let next = last.map(|last| last + 1);
        let next = next.filter(|next| self.waiting.contains(next));
        let is_at = |row: usize| {
            self.running
                .range(row * ROW..(row + 1) * ROW)
                .next()
                .is_some()
        };
        let apart = || self.waiting.iter().copied().find(|nth| !is_at(nth / ROW));
        let nth = next
            .or_else(apart)
            .or_else(|| self.waiting.first().copied())?;
        let task = self.tasks.get(nth)?.clone();
        self.waiting.remove(&nth);
        self.running.insert(nth);
        Some((nth, task))
    }

    /// A worker does a task no more.
    pub(crate) fn settle(&mut self, nth: usize) {
        self.running.remove(&nth);
    }

    /// Has a task done by another worker.
    pub(crate) fn give_back(&mut self, nth: usize, now: Duration) {
        self.settle(nth);
        self.waiting.insert(nth);
        self.waits_since = now;
    }

    /// Counts a crash of the worker of this task; whether it may be tried again.
    pub(crate) fn may_crash_again(&mut self, nth: usize) -> bool {
        self.crashes.get_mut(nth).is_some_and(|crashes| {
            *crashes += 1;
            *crashes < CRASHES
        })
    }

    /// Begins nothing more.
    pub(crate) fn close(&mut self) {
        self.closed = true;
        self.waiting.clear();
    }
}
