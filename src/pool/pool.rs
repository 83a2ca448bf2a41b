//! The state machine.

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use protocol::{ChunkId, Finding, FromWorker, Task, ToWorker, VERSION};

use crate::{
    Priority, Ticket, Told, WorkerId,
    job::Job,
    limits::{FAILED_STARTS, IDLE, LAST_IDLE, PATIENCE, watchdog},
    worker::{Begun, Doing},
};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A worker has said something.
    Heard(WorkerId, FromWorker),
    /// A worker has broken down, could not be started, or has said something that is no message.
    Crashed(WorkerId),
    /// It is later.
    Tick,
}

/// Something for the driver to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Start a worker, which will be called so.
    Start(WorkerId),
    /// Send this to a worker.
    Post(WorkerId, ToWorker),
    /// Terminate a worker and listen to it no more; it may be dead already.
    Terminate(WorkerId),
    /// Tell this to whoever has submitted the job.
    Tell(Ticket, Told),
}

/// The workers and the jobs.
#[derive(Debug)]
pub struct Pool {
    /// At most so many workers; fewer once one could not be started beside others.
    most: usize,
    workers: BTreeMap<WorkerId, Doing>,
    jobs: BTreeMap<Ticket, Job>,
    /// The last number given to a worker, a job or a chunk.
    last: u32,
    /// How many workers in a row have failed to start.
    failed_starts: u8,
    outputs: VecDeque<Output>,
}

impl Pool {
    /// At most so many workers, at least one; none is started yet.
    pub fn new(most: usize) -> Self {
        Self {
            most: most.max(1),
            workers: BTreeMap::new(),
            jobs: BTreeMap::new(),
            last: 0,
            failed_starts: 0,
            outputs: VecDeque::new(),
        }
    }

    /// Has these tasks done, the first ones first where not all can be done at once.
    pub fn submit(
        &mut self,
        now: Duration,
        priority: Priority,
        tasks: Vec<Task>,
    ) -> (Ticket, Vec<Output>) {
        let ticket = Ticket(self.number());
        self.jobs.insert(ticket, Job::new(priority, tasks, now));
        self.end_if_over(ticket);
        (ticket, self.dispatch(now))
    }

    /// Stops a job; one that is over or stopped already stays so.
    pub fn stop(&mut self, now: Duration, ticket: Ticket) -> Vec<Output> {
        self.close(now, ticket, Told::Stopped);
        self.dispatch(now)
    }

    /// Takes in what has happened.
    pub fn on(&mut self, now: Duration, event: Event) -> Vec<Output> {
        match event {
            Event::Heard(worker, said) => self.heard(now, worker, said),
            Event::Crashed(worker) => self.crashed(now, worker),
            Event::Tick => self.tick(now),
        }
        self.dispatch(now)
    }

    /// When [`Event::Tick`] is due, unless something else happens before.
    pub fn due(&self) -> Option<Duration> {
        let idle = self.idle();
        let workers = self.workers.values().map(|doing| doing.until(idle));
        let displaced = self.waits_for_a_place().map(|since| since + PATIENCE);
        workers.chain(displaced).min()
    }

    const fn number(&mut self) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.last
    }

    /// How long a worker may do nothing.
    fn idle(&self) -> Duration {
        if self.workers.len() > 1 {
            IDLE
        } else {
            LAST_IDLE
        }
    }

    fn heard(&mut self, now: Duration, worker: WorkerId, said: FromWorker) {
        let Some(doing) = self.workers.get_mut(&worker) else {
            return;
        };
        match (said, *doing) {
            (FromWorker::Ready { version, .. }, Doing::Starting { .. }) if version == VERSION => {
                *doing = Doing::Nothing {
                    since: now,
                    last: None,
                };
                self.failed_starts = 0;
            }
            (FromWorker::Ready { .. }, _) => self.crashed(now, worker),
            (FromWorker::Done { chunk, finding }, Doing::Chunk(begun)) if chunk == begun.chunk => {
                *doing = begun.done(now);
                self.found(begun, finding);
            }
            (FromWorker::Stopped(chunk), Doing::Chunk(begun))
                if chunk == begun.chunk && begun.stopped.is_some() =>
            {
                *doing = begun.done(now);
                self.settle(begun);
            }
            (FromWorker::Failed { chunk, why }, Doing::Chunk(begun))
                if chunk.is_none_or(|chunk| chunk == begun.chunk) =>
            {
                *doing = begun.done(now);
                self.close(now, begun.ticket, Told::Failed(why));
                self.settle(begun);
            }
            // Said too late, or twice.
            (
                FromWorker::Done { .. } | FromWorker::Stopped(_) | FromWorker::Failed { .. },
                Doing::Starting { .. } | Doing::Nothing { .. } | Doing::Chunk(_),
            ) => {}
        }
    }

    fn found(&mut self, begun: Begun, finding: Finding) {
        let nth = begun.nth;
        self.tell(begun.ticket, Told::Found { nth, finding });
        self.settle(begun);
    }

    /// A worker is no more; another one tries its chunk.
    fn crashed(&mut self, now: Duration, worker: WorkerId) {
        match self.end(worker) {
            Some(Doing::Starting { .. }) => self.failed_to_start(now),
            Some(Doing::Chunk(begun)) if begun.stopped.is_none() => {
                let job = self.jobs.get_mut(&begun.ticket);
                if job.is_some_and(|job| job.may_crash_again(begun.nth)) {
                    self.give_back(now, begun);
                } else {
                    let why = "the worker of a chunk has crashed or hung twice".to_owned();
                    self.close(now, begun.ticket, Told::Failed(why));
                    self.settle(begun);
                }
            }
            Some(Doing::Chunk(begun)) => self.settle(begun),
            Some(Doing::Nothing { .. }) | None => {}
        }
    }

    fn failed_to_start(&mut self, now: Duration) {
        if self.workers.values().any(|doing| !doing.is_starting()) {
            self.most = self.workers.len();
            return;
        }
        self.failed_starts += 1;
        if self.failed_starts < FAILED_STARTS {
            return;
        }
        self.failed_starts = 0;
        let tickets: Vec<Ticket> = self.jobs.keys().copied().collect();
        for ticket in tickets {
            let why = "no worker can be started".to_owned();
            self.close(now, ticket, Told::Failed(why));
        }
    }

    fn tick(&mut self, now: Duration) {
        let idle = self.idle();
        let late = |doing: &Doing| doing.until(idle) <= now;
        let late: Vec<(WorkerId, Doing)> = self
            .workers
            .iter()
            .filter(|(_, doing)| late(doing))
            .map(|(worker, doing)| (*worker, *doing))
            .collect();
        for (worker, doing) in late {
            match doing {
                // The last one left is kept for longer.
                Doing::Nothing { .. } if doing.until(self.idle()) > now => {}
                Doing::Nothing { .. } => {
                    self.end(worker);
                }
                Doing::Chunk(begun) if begun.stopped.is_some() => {
                    self.end(worker);
                    self.start(now);
                    self.settle(begun);
                }
                Doing::Starting { .. } | Doing::Chunk(_) => self.crashed(now, worker),
            }
        }
        if let Some(since) = self.waits_for_a_place()
            && since + PATIENCE <= now
        {
            self.displace(now);
        }
    }

    /// Since when a move of the computer waits that other work keeps from all workers.
    fn waits_for_a_place(&self) -> Option<Duration> {
        let all_at_other_work = self.workers.len() >= self.most
            && self.workers.values().all(|doing| {
                let begun = doing.begun().filter(|begun| begun.stopped.is_none());
                begun.is_some_and(|begun| self.priority(begun.ticket) > Some(Priority::Move))
            });
        let job = self.next_job()?.1;
        (all_at_other_work && job.priority == Priority::Move).then_some(job.waits_since)
    }

    /// Puts a new worker in the place of one that does the least urgent work.
    fn displace(&mut self, now: Duration) {
        let begun = |(worker, doing): (&WorkerId, &Doing)| Some((*worker, *doing.begun()?));
        let least = self.workers.iter().filter_map(begun);
        let least = least.max_by_key(|(_, begun)| (self.priority(begun.ticket), begun.ticket));
        if let Some((worker, begun)) = least {
            self.end(worker);
            self.give_back(now, begun);
            self.start(now);
        }
    }

    fn priority(&self, ticket: Ticket) -> Option<Priority> {
        self.jobs.get(&ticket).map(|job| job.priority)
    }

    /// The job whose task is begun next.
    fn next_job(&self) -> Option<(Ticket, &Job)> {
        let waiting = self.jobs.iter().filter(|(_, job)| job.waiting() > 0);
        let next = waiting.min_by_key(|(ticket, job)| (job.priority, **ticket));
        next.map(|(ticket, job)| (*ticket, job))
    }

    /// Gives waiting tasks to workers that have nothing to do, starts workers for the rest, and hands out all outputs.
    fn dispatch(&mut self, now: Duration) -> Vec<Output> {
        while let Some(ticket) = self.next_job().map(|(ticket, _)| ticket)
            && let Some(worker) = self.free()
        {
            self.begin(now, worker, ticket);
        }
        let waiting: usize = self.jobs.values().map(Job::waiting).sum();
        let starting = self.workers.values().filter(|doing| doing.is_starting());
        let starting = starting.count();
        // Before the first has started nobody knows whether any can; and then its files are at hand for the others.
        let at_once = if self.workers.len() > starting {
            self.most - self.most.min(self.workers.len())
        } else {
            usize::from(starting == 0)
        };
        for _ in 0..at_once.min(waiting.saturating_sub(starting)) {
            self.start(now);
        }
        self.outputs.drain(..).collect()
    }

    /// The first worker that has nothing to do, so that the later ones end.
    fn free(&self) -> Option<WorkerId> {
        let mut all = self.workers.iter();
        let free = all.find(|(_, doing)| matches!(doing, Doing::Nothing { .. }));
        free.map(|(worker, _)| *worker)
    }

    fn begin(&mut self, now: Duration, worker: WorkerId, ticket: Ticket) {
        let chunk = ChunkId(self.number());
        let last = match self.workers.get(&worker) {
            Some(Doing::Nothing { last, .. }) => last.filter(|(of, _)| *of == ticket),
            _ => None,
        };
        let job = self.jobs.get_mut(&ticket);
        let Some((nth, task)) = job.and_then(|job| job.begin(last.map(|(_, nth)| nth))) else {
            return;
        };
        let begun = Begun {
            chunk,
            ticket,
            nth,
            until: now + watchdog(&task),
            stopped: None,
        };
        self.workers.insert(worker, Doing::Chunk(begun));
        let work = ToWorker::Work { chunk, task };
        self.outputs.push_back(Output::Post(worker, work));
    }

    fn start(&mut self, now: Duration) {
        let worker = WorkerId(self.number());
        self.workers.insert(worker, Doing::Starting { since: now });
        self.outputs.push_back(Output::Start(worker));
    }

    /// Terminates a worker; what it was doing.
    fn end(&mut self, worker: WorkerId) -> Option<Doing> {
        let doing = self.workers.remove(&worker)?;
        self.outputs.push_back(Output::Terminate(worker));
        Some(doing)
    }

    /// Begins nothing more of a job, says so, and tells those who are at it to stop.
    fn close(&mut self, now: Duration, ticket: Ticket, told: Told) {
        let Some(job) = self.jobs.get_mut(&ticket).filter(|job| !job.is_closed()) else {
            return;
        };
        job.close();
        self.tell(ticket, told);
        for (worker, doing) in &mut self.workers {
            if let Doing::Chunk(begun) = doing
                && begun.ticket == ticket
                && begun.stopped.is_none()
            {
                begun.stopped = Some(now);
                let stop = ToWorker::Stop(begun.chunk);
                self.outputs.push_back(Output::Post(*worker, stop));
            }
        }
        self.end_if_over(ticket);
    }

    /// A worker is at a chunk no more.
    fn settle(&mut self, begun: Begun) {
        if let Some(job) = self.jobs.get_mut(&begun.ticket) {
            job.settle(begun.nth);
        }
        self.end_if_over(begun.ticket);
    }

    fn give_back(&mut self, now: Duration, begun: Begun) {
        if let Some(job) = self.jobs.get_mut(&begun.ticket) {
            job.give_back(begun.nth, now);
        }
    }

    fn end_if_over(&mut self, ticket: Ticket) {
        if self.jobs.get(&ticket).is_some_and(Job::is_over) {
            self.jobs.remove(&ticket);
            self.tell(ticket, Told::Over);
        }
    }

    fn tell(&mut self, ticket: Ticket, told: Told) {
        self.outputs.push_back(Output::Tell(ticket, told));
    }
}

#[cfg(test)]
mod tests;
