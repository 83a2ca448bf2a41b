//! Scheduler that assigns the tasks of jobs to workers: a state machine that requires neither a browser nor a clock.
//!
//! The inputs are [`Pool::submit`], [`Pool::stop`] and [`Event`]s, each with the current time. The outputs are
//! [`Output`]s, which the driver carries out in order, and the time of the next tick ([`Pool::due`]). Each task of a
//! job is done exactly once unless the job is stopped or fails with a reason, tasks start in order of priority, and the
//! number of workers never exceeds the maximum.

mod champion;
mod job;
mod limits;
mod worker;

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use crate::{Query, Report};

use job::Job;
use limits::{
    IDLE_TIMEOUT, LAST_IDLE_TIMEOUT, MAX_FAILED_STARTS, MOVE_PATIENCE, Watchdog, champion_time,
};
use worker::{RunningTask, WorkerState};

pub use job::{JobEvent, Priority, Ticket};
pub use limits::max_workers;
pub use worker::WorkerId;

/// Event that the driver reports to the pool.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A worker has started.
    Ready(WorkerId),
    /// A worker has finished its task.
    Reported(WorkerId, Report),
    /// A worker has crashed, could not be started, or has sent a message that cannot be decoded.
    Crashed(WorkerId),
    /// Time has passed.
    Tick,
}

/// Instruction to the driver.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Starts a worker with this ID.
    Start(WorkerId),
    /// Posts this task to a worker that has no other task.
    Post(WorkerId, Query),
    /// Terminates a worker, which may already be dead; any further messages from it are ignored.
    Terminate(WorkerId),
    /// Reports this event to the job's listener.
    Report(Ticket, JobEvent),
}

/// Pool of workers and its jobs.
#[derive(Debug)]
pub struct Pool {
    /// Maximum number of workers, which is reduced if a worker fails to start while others are running.
    max_workers: usize,
    workers: BTreeMap<WorkerId, WorkerState>,
    jobs: BTreeMap<Ticket, Job>,
    /// ID assigned most recently. Workers and jobs share one counter.
    last: u32,
    /// Number of consecutive failed starts.
    failed_starts: u8,
    watchdog: Watchdog,
    outputs: VecDeque<Output>,
}

impl Pool {
    /// Creates a pool of at most `max_workers` workers (at least one). No workers are started.
    pub fn new(max_workers: usize) -> Self {
        Self {
            max_workers: max_workers.max(1),
            workers: BTreeMap::new(),
            jobs: BTreeMap::new(),
            last: 0,
            failed_starts: 0,
            watchdog: Watchdog::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Submits a job. If its tasks cannot all run at once, the first ones run first.
    pub fn submit(
        &mut self,
        now: Duration,
        priority: Priority,
        tasks: Vec<Query>,
    ) -> (Ticket, Vec<Output>) {
        let ticket = Ticket(self.next_number());
        self.jobs.insert(ticket, Job::new(priority, tasks, now));
        self.end_if_over(ticket);
        (ticket, self.dispatch(now))
    }

    /// Stops a job; has no effect if the job is over or has already been stopped.
    pub fn stop(&mut self, now: Duration, ticket: Ticket) -> Vec<Output> {
        self.close(now, ticket, JobEvent::Stopped);
        self.dispatch(now)
    }

    /// Handles an event and returns the resulting instructions to the driver.
    pub fn handle(&mut self, now: Duration, event: Event) -> Vec<Output> {
        match event {
            Event::Ready(worker) => self.ready(now, worker),
            Event::Reported(worker, report) => self.reported(now, worker, report),
            Event::Crashed(worker) => self.crashed(now, worker),
            Event::Tick => self.tick(now),
        }
        // A worker that cannot start leaves fewer of them, and a move that was waiting for it may be overdue at once.
        if let Some(since) = self.move_waiting_since()
            && since + MOVE_PATIENCE <= now
        {
            self.displace(now);
        }
        self.dispatch(now)
    }

    /// Returns the job to which a worker's task belongs; `None` if the worker has no task.
    pub fn job_of(&self, worker: WorkerId) -> Option<Ticket> {
        Some(self.workers.get(&worker)?.running_task()?.ticket)
    }

    /// Returns the time at which [`Event::Tick`] is due if no other event occurs before then; `None` if no tick is due.
    pub fn due(&self) -> Option<Duration> {
        let idle_timeout = self.idle_timeout();
        let workers = self
            .workers
            .values()
            .map(|state| state.deadline(idle_timeout));
        let displaced = self.move_waiting_since().map(|since| since + MOVE_PATIENCE);
        workers.chain(displaced).min()
    }

    const fn next_number(&mut self) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.last
    }

    /// Returns how long an idle worker is kept.
    fn idle_timeout(&self) -> Duration {
        if self.workers.len() > 1 {
            IDLE_TIMEOUT
        } else {
            LAST_IDLE_TIMEOUT
        }
    }

    fn ready(&mut self, now: Duration, worker: WorkerId) {
        if let Some(state @ WorkerState::Starting { .. }) = self.workers.get_mut(&worker) {
            *state = WorkerState::Idle {
                since: now,
                last: None,
            };
            self.failed_starts = 0;
        }
    }

    fn reported(&mut self, now: Duration, worker: WorkerId, report: Report) {
        if let Some(state) = self.workers.get_mut(&worker)
            && let WorkerState::Running(running_task) = *state
        {
            *state = running_task.done(now);
            let took = now.saturating_sub(running_task.begun);
            self.watchdog.note(running_task.plies, took);
            let RunningTask {
                ticket, nth, begun, ..
            } = running_task;
            let limit = champion_time(self.max_workers);
            let job = self.jobs.get_mut(&ticket);
            match job.map(|job| job.collect((nth, report), begun, now, limit)) {
                Some(Ok(Some((nth, report)))) => {
                    self.report(ticket, JobEvent::Found { nth, report });
                }
                Some(Err(why)) => self.close(now, ticket, JobEvent::Failed(why)),
                Some(Ok(None)) | None => {}
            }
            self.end_if_over(ticket);
        }
    }

    /// Removes a crashed worker; its task is assigned to another worker.
    fn crashed(&mut self, now: Duration, worker: WorkerId) {
        match self.terminate(worker) {
            Some(WorkerState::Starting { .. }) => self.failed_to_start(now),
            Some(WorkerState::Running(running_task)) if running_task.stopped.is_none() => {
                let job = self.jobs.get_mut(&running_task.ticket);
                if job.is_some_and(|job| job.may_crash_again(running_task.nth)) {
                    self.requeue(now, running_task);
                } else {
                    let why = "the worker of a task has crashed or hung twice".to_owned();
                    self.close(now, running_task.ticket, JobEvent::Failed(why));
                    self.finish_task(running_task);
                }
            }
            Some(WorkerState::Running(running_task)) => self.finish_task(running_task),
            Some(WorkerState::Idle { .. }) | None => {}
        }
    }

    fn failed_to_start(&mut self, now: Duration) {
        if self.workers.values().any(|state| !state.is_starting()) {
            self.max_workers = self.workers.len();
            return;
        }
        self.failed_starts += 1;
        if self.failed_starts < MAX_FAILED_STARTS {
            return;
        }
        self.failed_starts = 0;
        let tickets: Vec<Ticket> = self.jobs.keys().copied().collect();
        for ticket in tickets {
            let why = "no worker can be started".to_owned();
            self.close(now, ticket, JobEvent::Failed(why));
        }
    }

    fn tick(&mut self, now: Duration) {
        let idle_timeout = self.idle_timeout();
        let late = |state: &WorkerState| state.deadline(idle_timeout) <= now;
        let late: Vec<(WorkerId, WorkerState)> = self
            .workers
            .iter()
            .filter(|(_, state)| late(state))
            .map(|(worker, state)| (*worker, *state))
            .collect();
        for (worker, state) in late {
            match state {
                // Terminating the other workers has made this the last worker, which is kept for longer.
                WorkerState::Idle { .. } if state.deadline(self.idle_timeout()) > now => {}
                WorkerState::Idle { .. } => {
                    self.terminate(worker);
                }
                WorkerState::Running(running_task) if running_task.stopped.is_some() => {
                    self.terminate(worker);
                    self.start(now);
                    self.finish_task(running_task);
                }
                WorkerState::Starting { .. } | WorkerState::Running(_) => self.crashed(now, worker),
            }
        }
    }

    /// Returns the time since which a computer's move has been waiting while all workers are busy with other work;
    /// `None` if no move is waiting.
    fn move_waiting_since(&self) -> Option<Duration> {
        let all_at_other_work = self.workers.len() >= self.max_workers
            && self.workers.values().all(|state| {
                let running_task = state
                    .running_task()
                    .filter(|running_task| running_task.stopped.is_none());
                running_task.is_some_and(|running_task| {
                    self.priority(running_task.ticket) > Some(Priority::Move)
                })
            });
        let job = self.next_job()?.1;
        (all_at_other_work && job.priority == Priority::Move).then_some(job.waits_since)
    }

    /// Replaces the worker that has the least urgent task with a new worker.
    fn displace(&mut self, now: Duration) {
        let running_task =
            |(worker, state): (&WorkerId, &WorkerState)| Some((*worker, *state.running_task()?));
        let least = self.workers.iter().filter_map(running_task);
        let least = least.max_by_key(|(_, running_task)| {
            (self.priority(running_task.ticket), running_task.ticket)
        });
        if let Some((worker, running_task)) = least {
            self.terminate(worker);
            self.requeue(now, running_task);
            self.start(now);
        }
    }

    fn priority(&self, ticket: Ticket) -> Option<Priority> {
        self.jobs.get(&ticket).map(|job| job.priority)
    }

    /// Returns the job whose task should be started next; `None` if no task is waiting.
    fn next_job(&self) -> Option<(Ticket, &Job)> {
        let waiting = self.jobs.iter().filter(|(_, job)| job.waiting() > 0);
        let next = waiting.min_by_key(|(ticket, job)| (job.priority, **ticket));
        next.map(|(ticket, job)| (*ticket, job))
    }

    /// Assigns waiting tasks to idle workers, starts workers for the remaining tasks, and returns all outputs.
    fn dispatch(&mut self, now: Duration) -> Vec<Output> {
        while let Some(ticket) = self.next_job().map(|(ticket, _)| ticket)
            && let Some(worker) = self.free()
        {
            self.begin(now, worker, ticket);
        }
        let waiting: usize = self.jobs.values().map(Job::waiting).sum();
        let starting = self.workers.values().filter(|state| state.is_starting());
        let starting = starting.count();
        // Until one worker has started, it is unknown whether any worker can start. After that, the worker's files are
        // cached for the others.
        let at_once = if self.workers.len() > starting {
            self.max_workers - self.max_workers.min(self.workers.len())
        } else {
            usize::from(starting == 0)
        };
        for _ in 0..at_once.min(waiting.saturating_sub(starting)) {
            self.start(now);
        }
        self.outputs.drain(..).collect()
    }

    /// Returns the first idle worker, so that later workers remain idle and are eventually terminated.
    fn free(&self) -> Option<WorkerId> {
        let mut all = self.workers.iter();
        let free = all.find(|(_, state)| matches!(state, WorkerState::Idle { .. }));
        free.map(|(worker, _)| *worker)
    }

    fn begin(&mut self, now: Duration, worker: WorkerId, ticket: Ticket) {
        let last = match self.workers.get(&worker) {
            Some(WorkerState::Idle { last, .. }) => last.filter(|(of, _)| *of == ticket),
            _ => None,
        };
        let Some(job) = self.jobs.get_mut(&ticket) else {
            return;
        };
        let Some((nth, task)) = job.begin(last.map(|(_, nth)| nth)) else {
            return;
        };
        let running_task = RunningTask {
            ticket,
            nth,
            plies: task.plies(),
            begun: now,
            deadline: now + self.watchdog.patience(&task, job.is_fresh(nth)),
            stopped: None,
        };
        self.workers
            .insert(worker, WorkerState::Running(running_task));
        self.outputs.push_back(Output::Post(worker, task));
    }

    fn start(&mut self, now: Duration) {
        let worker = WorkerId(self.next_number());
        self.workers
            .insert(worker, WorkerState::Starting { since: now });
        self.outputs.push_back(Output::Start(worker));
    }

    /// Terminates a worker and returns its last state.
    fn terminate(&mut self, worker: WorkerId) -> Option<WorkerState> {
        let state = self.workers.remove(&worker)?;
        self.outputs.push_back(Output::Terminate(worker));
        Some(state)
    }

    /// Closes a job: reports `event`, starts no further tasks, and gives the running ones a moment to finish.
    fn close(&mut self, now: Duration, ticket: Ticket, event: JobEvent) {
        let Some(job) = self.jobs.get_mut(&ticket).filter(|job| !job.closed) else {
            return;
        };
        job.close();
        self.report(ticket, event);
        for state in self.workers.values_mut() {
            if let WorkerState::Running(running_task) = state
                && running_task.ticket == ticket
                && running_task.stopped.is_none()
            {
                running_task.stopped = Some(now);
            }
        }
        self.end_if_over(ticket);
    }

    /// Marks a task as finished by its worker.
    fn finish_task(&mut self, running_task: RunningTask) {
        if let Some(job) = self.jobs.get_mut(&running_task.ticket) {
            job.finish_task(running_task.nth);
        }
        self.end_if_over(running_task.ticket);
    }

    fn requeue(&mut self, now: Duration, running_task: RunningTask) {
        if let Some(job) = self.jobs.get_mut(&running_task.ticket) {
            job.requeue(running_task.nth, now);
        }
    }

    fn end_if_over(&mut self, ticket: Ticket) {
        if self.jobs.get(&ticket).is_some_and(Job::is_over) {
            self.jobs.remove(&ticket);
            self.report(ticket, JobEvent::Over);
        }
    }

    fn report(&mut self, ticket: Ticket, event: JobEvent) {
        self.outputs.push_back(Output::Report(ticket, event));
    }
}

#[cfg(test)]
mod tests;
