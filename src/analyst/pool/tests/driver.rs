//! Test driver that simulates workers that crash, hang or respond late, and checks every output of the pool.

use std::collections::{BTreeMap, BTreeSet};

use engine::Equity;
use rules::{Board, Choice, Decision, Variant};

use super::super::*;
use crate::{RolloutSettings, Trials};

pub(super) const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// Returns a task whose trial number encodes the indices of the job and the task.
pub(super) fn task(job: usize, nth: usize) -> Query {
    let decision = Decision::builder(Board::start(Variant::Standard)).build();
    let number = (1000 * job + nth) as u64;
    let settings = RolloutSettings {
        cubeful: true,
        plies: 0,
        cube_plies: 0,
        truncate: None,
        seed: 0,
    };
    let numbers = number..number + 1;
    let trials = Trials::new(
        decision.expect("a decision"),
        &[Choice::Roll],
        settings,
        numbers,
    );
    Query::Rollout(trials.expect("trials"))
}

/// Returns the report that a correct worker sends for a task; it encodes the task's trial number.
pub(super) fn report(task: &Query) -> Report {
    let Query::Rollout(trials) = task else {
        panic!("trials are asked for, not {task:?}");
    };
    Report::Luck(Equity(trials.numbers().start as f32))
}

/// Job as observed by the driver.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) priority: Priority,
    pub(super) tasks: Vec<Query>,
    pub(super) found: BTreeSet<usize>,
    /// Number of workers that have crashed or hung during each task.
    pub(super) losses: BTreeMap<usize, u8>,
    pub(super) is_stopped: bool,
    pub(super) is_failed: bool,
    pub(super) is_over: bool,
}

/// Simulated worker.
#[derive(Debug, Default)]
pub(super) struct Simulated {
    pub(super) is_ready: bool,
    /// Task assigned to the worker and not yet finished.
    pub(super) work: Option<Query>,
}

pub(super) struct Driver {
    pub(super) pool: Pool,
    most: usize,
    pub(super) now: Duration,
    pub(super) workers: BTreeMap<WorkerId, Simulated>,
    pub(super) jobs: BTreeMap<Ticket, Known>,
}

impl Driver {
    pub(super) fn new(most: usize) -> Self {
        Self {
            pool: Pool::new(most),
            most,
            now: ms(0),
            workers: BTreeMap::new(),
            jobs: BTreeMap::new(),
        }
    }

    pub(super) fn submit(&mut self, priority: Priority, count: usize) -> Ticket {
        let tasks: Vec<Query> = (0..count).map(|nth| task(self.jobs.len(), nth)).collect();
        let (ticket, outputs) = self.pool.submit(self.now, priority, tasks.clone());
        let known = Known {
            priority,
            tasks,
            found: BTreeSet::new(),
            losses: BTreeMap::new(),
            is_stopped: false,
            is_failed: false,
            is_over: false,
        };
        assert!(self.jobs.insert(ticket, known).is_none());
        self.carry_out(outputs);
        ticket
    }

    pub(super) fn stop(&mut self, ticket: Ticket) {
        let outputs = self.pool.stop(self.now, ticket);
        self.carry_out(outputs);
        assert!(!self.is_open(ticket), "a stop is acknowledged at once");
    }

    pub(super) fn handle(&mut self, event: Event) {
        let outputs = self.pool.handle(self.now, event);
        self.carry_out(outputs);
    }

    pub(super) fn is_open(&self, ticket: Ticket) -> bool {
        let job = &self.jobs[&ticket];
        !(job.is_stopped || job.is_failed || job.is_over)
    }

    /// Advances the time, generating ticks when they are due.
    pub(super) fn advance(&mut self, time: Duration) {
        let end = self.now + time;
        while let Some(due) = self.pool.due().filter(|due| *due <= end) {
            assert!(
                due >= self.now || due + ms(1) > self.now,
                "what is due is done"
            );
            self.now = self.now.max(due);
            let before = self.pool.due();
            self.handle(Event::Tick);
            assert_ne!(self.pool.due(), before, "a tick that is due does something");
        }
        self.now = end;
    }

    pub(super) fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Start(worker) => {
                    let new = self.workers.insert(worker, Simulated::default());
                    assert!(new.is_none(), "each worker has a number of its own");
                    assert!(self.workers.len() <= self.most, "too many workers");
                }
                Output::Terminate(worker) => {
                    assert!(self.workers.remove(&worker).is_some(), "it lived");
                }
                Output::Post(worker, task) => self.post(worker, task),
                Output::Report(ticket, event) => self.on_report(ticket, event),
            }
        }
    }

    pub(super) fn post(&mut self, worker: WorkerId, task: Query) {
        let job = self.jobs.values().find(|job| job.tasks.contains(&task));
        let priority = job.map(|job| job.priority);
        let better = self
            .waiting()
            .into_iter()
            .filter(|job| Some(*job) < priority);
        assert_eq!(better.count(), 0, "more urgent work waits");
        let worker = self.workers.get_mut(&worker).expect("it lives");
        assert!(worker.is_ready && worker.work.is_none());
        worker.work = Some(task);
    }

    /// Returns the priorities of the jobs that have a task waiting to be assigned to a worker.
    pub(super) fn waiting(&self) -> Vec<Priority> {
        let running_task = |task: &Query| {
            let mut works = self.workers.values().filter_map(|one| one.work.as_ref());
            works.any(|running_task| running_task == task)
        };
        let jobs = self
            .jobs
            .iter()
            .filter(|(ticket, _)| self.is_open(**ticket));
        jobs.filter(|(_, job)| {
            let mut tasks = job.tasks.iter().enumerate();
            tasks.any(|(nth, task)| !job.found.contains(&nth) && !running_task(task))
        })
        .map(|(_, job)| job.priority)
        .collect()
    }

    pub(super) fn on_report(&mut self, ticket: Ticket, event: JobEvent) {
        let job = self.jobs.get_mut(&ticket).expect("it was submitted");
        assert!(!job.is_over, "told after the end");
        match event {
            JobEvent::Found {
                nth,
                report: reported,
            } => {
                assert_eq!(reported, report(&job.tasks[nth]), "of another task");
                assert!(job.found.insert(nth), "found twice");
            }
            JobEvent::Stopped => {
                assert!(!job.is_failed && !job.is_stopped);
                job.is_stopped = true;
            }
            JobEvent::Failed(why) => {
                assert!(!job.is_failed && !job.is_stopped && !why.is_empty());
                job.is_failed = true;
            }
            JobEvent::Over => {
                job.is_over = true;
                let whole = job.found.len() == job.tasks.len();
                assert!(whole || job.is_failed || job.is_stopped, "tasks were lost");
            }
        }
    }

    /// Reports that a worker has started.
    pub(super) fn ready(&mut self, worker: WorkerId) {
        self.workers.get_mut(&worker).expect("it lives").is_ready = true;
        self.handle(Event::Ready(worker));
    }

    /// Makes a worker finish its task. Returns `true` if it had one.
    pub(super) fn work(&mut self, worker: WorkerId) -> bool {
        let simulated = self.workers.get_mut(&worker).expect("it lives");
        let Some(task) = simulated.work.take() else {
            return false;
        };
        self.handle(Event::Reported(worker, report(&task)));
        true
    }

    pub(super) fn crash(&mut self, worker: WorkerId) {
        if let Some(task) = &self.workers[&worker].work {
            self.lost(&task.clone());
        }
        self.handle(Event::Crashed(worker));
    }

    /// Records that a worker was lost during a task.
    pub(super) fn lost(&mut self, task: &Query) {
        for job in self.jobs.values_mut() {
            if let Some(nth) = job.tasks.iter().position(|one| one == task) {
                *job.losses.entry(nth).or_default() += 1;
            }
        }
    }

    pub(super) fn nth_worker(&self, nth: usize) -> Option<WorkerId> {
        let count = self.workers.len();
        let mut workers = self.workers.keys().copied();
        workers.nth(nth % count.max(1))
    }

    /// Makes the workers finish their tasks until every job is over.
    pub(super) fn finish(&mut self) {
        for _ in 0..10_000 {
            if self.jobs.values().all(|job| job.is_over) {
                return;
            }
            let workers: Vec<WorkerId> = self.workers.keys().copied().collect();
            for worker in workers {
                if !self.workers.contains_key(&worker) {
                    continue;
                }
                if !self.workers[&worker].is_ready {
                    self.ready(worker);
                }
                self.work(worker);
            }
            self.advance(ms(5));
        }
        panic!("a job is never over: {:?}", self.jobs);
    }
}
