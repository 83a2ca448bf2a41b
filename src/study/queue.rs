//! Queue of analyses that run unattended, one at a time: jobs, order, pauses, failures, and the estimated remaining
//! time. The queue is independent of clocks, databases and workers.
//!
//! The queue is stored as text. Each tab changes the stored text in a transaction, and one tab runs the jobs. Results
//! are stored with the matches, so an interrupted job resumes with the decisions that are still missing.

mod pace;
mod stored;
mod task;

use library::EntryId;
use review::ReviewDepth;

pub use pace::{Pace, RemainingTime};
pub use task::{Job, JobId, JobProblem, Task};

/// Maximum number of jobs; additional jobs are dropped.
pub const MAX_JOBS: usize = 10_000;

/// Queue of analyses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Queue {
    jobs: Vec<Job>,
    is_paused: bool,
    /// Number of jobs completed since the queue was last empty.
    done: u32,
    /// Number of the most recently added job.
    last: u32,
    pace: Pace,
}

/// Outcome of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobOutcome {
    /// The job is complete.
    Done {
        /// Number of units analysed: decisions, or trials of one choice.
        units: u32,
        /// Time taken, in milliseconds.
        ms: u64,
    },
    /// The match has been deleted or may not be analysed; the job is removed silently.
    Gone,
    /// The job has failed and stays in the queue with the reason.
    Failed(JobProblem),
}

/// Message to the queue.
#[derive(Clone, Debug, PartialEq)]
pub enum QueueMsg {
    /// Appends tasks, each with its number of units (see [`Job::units`]).
    Add(Vec<(Task, u32)>),
    /// Removes a job.
    Remove(JobId),
    /// Removes all jobs.
    Clear,
    /// Swaps a job with the previous one.
    Earlier(JobId),
    /// Swaps a job with the next one.
    Later(JobId),
    /// Pauses the queue if `true`; otherwise resumes it and retries the failed jobs.
    Pause(bool),
    /// Reports the outcome of a job.
    Ended(JobId, JobOutcome),
}

impl Queue {
    /// Handles a message.
    pub fn update(&mut self, msg: QueueMsg) {
        match msg {
            QueueMsg::Add(tasks) => self.add(tasks),
            QueueMsg::Remove(id) => self.jobs.retain(|job| job.id != id),
            QueueMsg::Clear => self.jobs.clear(),
            QueueMsg::Earlier(id) => {
                if let Some(nth) = self.index(id).filter(|nth| *nth > 0) {
                    self.jobs.swap(nth - 1, nth);
                }
            }
            QueueMsg::Later(id) => {
                if let Some(nth) = self.index(id).filter(|nth| nth + 1 < self.jobs.len()) {
                    self.jobs.swap(nth, nth + 1);
                }
            }
            QueueMsg::Pause(is_paused) => {
                self.is_paused = is_paused;
                if !is_paused {
                    self.jobs.iter_mut().for_each(|job| job.problem = None);
                }
            }
            QueueMsg::Ended(id, outcome) => self.end(id, outcome),
        }
        if self.jobs.is_empty() {
            self.is_paused = false;
        }
    }

    fn add(&mut self, tasks: Vec<(Task, u32)>) {
        if self.jobs.is_empty() {
            self.done = 0;
        }
        for (task, units) in tasks {
            if self.jobs.len() == MAX_JOBS {
                return;
            }
            if let Some(known) = self.jobs.iter_mut().find(|job| job.task.covers(&task)) {
                known.task.take_over(task);
                known.problem = None;
                known.units = known.units.max(units);
                continue;
            }
            self.last = self.last.wrapping_add(1);
            self.jobs.push(Job::new(JobId(self.last), task, units));
        }
    }

    fn end(&mut self, id: JobId, outcome: JobOutcome) {
        let Some(nth) = self.index(id) else {
            return;
        };
        match outcome {
            JobOutcome::Done { units, ms } => {
                let job = self.jobs.remove(nth);
                self.pace.note(&job.task, units, ms);
                self.done = self.done.saturating_add(1);
            }
            JobOutcome::Gone => {
                self.jobs.remove(nth);
            }
            JobOutcome::Failed(problem) => {
                if let Some(job) = self.jobs.get_mut(nth) {
                    job.problem = Some(problem);
                }
                // The next job's results could not be stored either.
                self.is_paused |= problem != JobProblem::Engine;
            }
        }
    }

    fn index(&self, id: JobId) -> Option<usize> {
        self.jobs.iter().position(|job| job.id == id)
    }

    /// Returns the next job to run; `None` if the queue is paused or has no such job.
    pub fn next(&self) -> Option<&Job> {
        let mut waiting = self.jobs.iter().filter(|job| job.problem.is_none());
        waiting.next().filter(|_| !self.is_paused)
    }

    /// Returns `true` if this job may run now, even if another job has been moved ahead of it.
    pub fn may_run(&self, id: JobId) -> bool {
        let job = self.jobs.iter().find(|job| job.id == id);
        !self.is_paused && job.is_some_and(|job| job.problem.is_none())
    }

    /// Returns all jobs in order.
    pub fn jobs(&self) -> &[Job] {
        &self.jobs
    }

    /// Returns `true` if no job starts until the queue is resumed.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Returns `true` if the match has a review in the queue.
    pub fn has_review(&self, entry: &EntryId) -> bool {
        let is_review =
            |job: &Job| matches!(&job.task, Task::Review { entry: own, .. } if own == entry);
        self.jobs.iter().any(is_review)
    }

    /// Returns `true` if the decision at this place has a rollout in the queue.
    pub fn has_rollout(&self, entry: &EntryId, decision: &str) -> bool {
        let is_rollout = |job: &Job| matches!(&job.task, Task::Rollout { entry: own, place, .. } if own == entry && place == decision);
        self.jobs.iter().any(is_rollout)
    }

    /// Returns `true` if the match has any job in the queue.
    pub fn has_job(&self, entry: &EntryId) -> bool {
        self.jobs.iter().any(|job| job.task.entry() == entry)
    }

    /// Returns the number of jobs completed since the queue was last empty, and that number plus the number of jobs in
    /// the queue.
    pub fn counts(&self) -> (usize, usize) {
        let done = self.done as usize;
        (done, done + self.jobs.len())
    }

    /// Estimates the time remaining for all jobs that have not failed; `running` is the job in progress with its
    /// completed fraction, from 0 to 1.
    pub fn remaining(&self, running: Option<(JobId, f64)>) -> RemainingTime {
        let left = |job: &Job| {
            let done = running.filter(|(id, _)| *id == job.id);
            let rest = 1.0 - done.map_or(0.0, |(_, part)| part.clamp(0.0, 1.0));
            self.pace.ms(&job.task, job.units) * rest
        };
        let waiting = self.jobs.iter().filter(|job| job.problem.is_none());
        RemainingTime::of_ms(waiting.map(left).sum())
    }

    /// Estimates the time for reviews of this depth over this number of decisions.
    pub fn estimate(&self, depth: ReviewDepth, decisions: u32) -> RemainingTime {
        RemainingTime::of_ms(self.pace.review_ms(depth) * f64::from(decisions))
    }
}

#[cfg(test)]
mod tests;
