//! Jobs, which are prioritised lists of tasks.

use std::{collections::BTreeSet, time::Duration};

use crate::{
    Query, Report,
    pool::{champion::Spread, limits::MAX_CRASHES},
};

/// Number of consecutive tasks reserved for one worker while other tasks are waiting, so that each task benefits from
/// the cache left by the one before.
const TASKS_PER_RUN: usize = 8;

/// Priority of a job, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Computer's move, for which the game is waiting.
    Move,
    /// Hint, for which the player is waiting.
    Hint,
    /// Review of games.
    Review,
    /// Rollout of a position.
    Rollout,
    /// Queued analysis, which runs while the player does something else.
    Queue,
}

/// Job number. Among jobs with the same priority, the job with the lowest number takes precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub(crate) u32);

/// Event reported to a job's listener.
#[derive(Clone, Debug, PartialEq)]
pub enum JobEvent {
    /// A task has been completed. One more such event may arrive for a task that was running when its job was stopped
    /// or failed.
    Found {
        /// Index of the task in the submitted list.
        nth: usize,
        /// Result of the task.
        report: Report,
    },
    /// The job has been stopped, and no more tasks are started.
    Stopped,
    /// The job has failed, with a reason intended for developers, and no more tasks are started.
    Failed(String),
    /// The job has ended, and no further events follow.
    Over,
}

/// Job with tasks left to do.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) priority: Priority,
    tasks: Vec<Query>,
    /// Number of workers that have crashed or hung during each task.
    crashes: Vec<u8>,
    /// Indices of the tasks waiting for a worker.
    waiting: BTreeSet<usize>,
    /// Time since which a task has been waiting.
    pub(crate) waits_since: Duration,
    /// Indices of the tasks in progress.
    running: BTreeSet<usize>,
    /// `true` if the job has been stopped or has failed.
    pub(super) closed: bool,
    /// Champion analysis of the job's query, whose trials are additional tasks.
    spread: Option<Spread>,
}

impl Job {
    pub(crate) fn new(priority: Priority, tasks: Vec<Query>, now: Duration) -> Self {
        Self {
            priority,
            crashes: vec![0; tasks.len()],
            waiting: (0..tasks.len()).collect(),
            tasks,
            waits_since: now,
            running: BTreeSet::new(),
            closed: false,
            spread: None,
        }
    }

    /// Handles the report on the task with this index, which was started at `begun`. Returns the report for the
    /// listener; `None` if the job is closed, or while the trials of a Champion analysis are being played; no trials
    /// are started more than `limit` after `begun`.
    ///
    /// # Errors
    /// Returns an error if the trials cannot be merged.
    pub(crate) fn collect(
        &mut self,
        (nth, report): (usize, Report),
        begun: Duration,
        now: Duration,
        limit: Duration,
    ) -> Result<Option<(usize, Report)>, String> {
        self.finish_task(nth);
        match (report, &mut self.spread) {
            (Report::Close(champion), None) => {
                self.spread = Some(Spread::new(nth, *champion, begun + limit));
            }
            (Report::Rollout(sums), Some(spread)) => spread.merge(&sums)?,
            (report, _) => return Ok(Some((nth, report))),
        }
        let Some(mut spread) = self.spread.take_if(|_| !self.closed) else {
            return Ok(None);
        };
        if spread.deadline <= now {
            self.waiting.clear();
        }
        if self.is_over() {
            let tasks = spread.next_round(now)?;
            if tasks.is_empty() {
                let nth = spread.nth;
                return Ok(Some((nth, spread.finish(self.tasks.get(nth)))));
            }
            self.waiting
                .extend(self.tasks.len()..self.tasks.len() + tasks.len());
            self.tasks.extend(tasks);
            self.crashes.resize(self.tasks.len(), 0);
            self.waits_since = now;
        }
        self.spread = Some(spread);
        Ok(None)
    }

    /// Returns the number of tasks waiting for a worker.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Returns `true` if no task is waiting or running.
    pub(crate) fn is_over(&self) -> bool {
        self.waiting.is_empty() && self.running.is_empty()
    }

    /// Takes the next task for a worker: the task after `last` (the worker's previous task) if it is waiting;
    /// otherwise, the first task not reserved for another worker; otherwise, the first task.
    pub(crate) fn begin(&mut self, last: Option<usize>) -> Option<(usize, Query)> {
        let next = last.map(|last| last + 1);
        let next = next.filter(|next| self.waiting.contains(next));
        let is_at = |row: usize| {
            self.running
                .range(row * TASKS_PER_RUN..(row + 1) * TASKS_PER_RUN)
                .next()
                .is_some()
        };
        let apart = || {
            self.waiting
                .iter()
                .copied()
                .find(|nth| !is_at(nth / TASKS_PER_RUN))
        };
        let nth = next
            .or_else(apart)
            .or_else(|| self.waiting.first().copied())?;
        let task = self.tasks.get(nth)?.clone();
        self.waiting.remove(&nth);
        self.running.insert(nth);
        Some((nth, task))
    }

    /// Marks a task as no longer running.
    pub(crate) fn finish_task(&mut self, nth: usize) {
        self.running.remove(&nth);
    }

    /// Requeues a running task for another worker.
    pub(crate) fn requeue(&mut self, nth: usize, now: Duration) {
        self.finish_task(nth);
        self.waiting.insert(nth);
        self.waits_since = now;
    }

    /// Returns `true` if no worker has crashed or hung during this task.
    pub(crate) fn is_fresh(&self, nth: usize) -> bool {
        self.crashes.get(nth) == Some(&0)
    }

    /// Records that the worker running this task has crashed or hung. Returns `true` if the task may be retried.
    pub(crate) fn may_crash_again(&mut self, nth: usize) -> bool {
        self.crashes.get_mut(nth).is_some_and(|crashes| {
            *crashes += 1;
            *crashes < MAX_CRASHES
        })
    }

    /// Withdraws all tasks that have not been started.
    pub(crate) fn close(&mut self) {
        self.closed = true;
        self.waiting.clear();
    }
}
