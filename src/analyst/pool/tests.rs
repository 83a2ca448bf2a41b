//! Tests of the pool: its invariants under random events, and important individual cases.

mod champion;
mod driver;

use proptest::prelude::*;

use super::*;
use crate::pool::limits::{MAX_CRASHES, STOP_TIMEOUT};

use driver::{Driver, ms};

/// Random event for the worker or job with the given index.
#[derive(Clone, Debug)]
enum Step {
    Submit(Priority, usize),
    Stop(usize),
    Ready(usize),
    Work(usize),
    Crash(usize),
    Pass(u64),
}

fn step() -> impl Strategy<Value = Step> {
    use Priority::{Hint, Move, Review, Rollout};
    let priority = prop_oneof![Just(Move), Just(Hint), Just(Review), Just(Rollout)];
    let one = 0_usize..8;
    prop_oneof![
        2 => (priority, 0_usize..12).prop_map(|(priority, count)| Step::Submit(priority, count)),
        1 => one.clone().prop_map(Step::Stop),
        4 => one.clone().prop_map(Step::Ready),
        8 => one.clone().prop_map(Step::Work),
        1 => one.prop_map(Step::Crash),
        2 => prop_oneof![0_u64..100, 0_u64..200_000].prop_map(Step::Pass),
    ]
}

impl Driver {
    fn take(&mut self, step: &Step) {
        let worker = match step {
            Step::Submit(priority, count) => {
                self.submit(*priority, *count);
                return;
            }
            Step::Stop(nth) => {
                let ticket = self.jobs.keys().nth(nth % self.jobs.len().max(1)).copied();
                return ticket.into_iter().for_each(|ticket| self.stop(ticket));
            }
            Step::Pass(time) => return self.advance(ms(*time)),
            Step::Ready(nth) | Step::Work(nth) | Step::Crash(nth) => self.nth_worker(*nth),
        };
        let Some(worker) = worker else { return };
        match step {
            Step::Ready(_) if !self.workers[&worker].is_ready => self.ready(worker),
            Step::Work(_) => drop(self.work(worker)),
            Step::Crash(_) => self.crash(worker),
            _ => {}
        }
    }
}

proptest! {
    #[test]
    fn no_task_is_lost_or_reported_twice(
        most in 1_usize..5,
        steps in prop::collection::vec(step(), 0..120),
    ) {
        let mut driver = Driver::new(most);
        for step in &steps {
            driver.take(step);
        }
        driver.finish();
    }

    #[test]
    fn a_single_crash_in_each_task_fails_no_job(
        most in 1_usize..4,
        crashes in prop::collection::vec(0_usize..20, 0..6),
    ) {
        let mut driver = Driver::new(most);
        let ticket = driver.submit(Priority::Review, 20);
        for _ in 0..400 {
            let Some(worker) = driver.nth_worker(0) else { break };
            if !driver.workers[&worker].is_ready {
                driver.ready(worker);
            }
            let Some(task) = &driver.workers[&worker].work else { break };
            let nth = driver.jobs[&ticket].tasks.iter().position(|one| one == task);
            let nth = nth.expect("one of the tasks");
            let lost = driver.jobs[&ticket].losses.get(&nth).copied().unwrap_or(0);
            if crashes.contains(&nth) && lost + 1 < MAX_CRASHES {
                driver.crash(worker);
            } else {
                driver.work(worker);
            }
        }
        driver.finish();
        prop_assert!(!driver.jobs[&ticket].is_failed);
        prop_assert_eq!(driver.jobs[&ticket].found.len(), 20);
    }
}

/// Returns a driver with the maximum number of workers, all of them busy with one job.
fn busy(most: usize, priority: Priority) -> (Driver, Ticket) {
    let mut driver = Driver::new(most);
    let ticket = driver.submit(priority, 10);
    for _ in 0..most {
        let starting = driver.workers.iter().find(|(_, one)| !one.is_ready);
        let worker = starting.map(|(worker, _)| *worker).expect("one starts");
        driver.ready(worker);
    }
    (driver, ticket)
}

#[test]
fn the_other_workers_start_after_the_first() {
    let mut driver = Driver::new(3);
    driver.submit(Priority::Review, 10);
    assert_eq!(driver.workers.len(), 1);
    let first = driver.nth_worker(0).expect("a worker");
    driver.ready(first);
    assert_eq!(driver.workers.len(), 3);
}

#[test]
fn each_worker_continues_after_its_last_task() {
    let mut driver = Driver::new(2);
    let ticket = driver.submit(Priority::Review, 40);
    let tasks = driver.jobs[&ticket].tasks.clone();
    for nth in [0, 1] {
        let worker = driver.nth_worker(nth).expect("it starts");
        driver.ready(worker);
    }
    let at = |driver: &Driver, nth| {
        let worker = driver.nth_worker(nth).expect("a worker");
        let task = driver.workers[&worker].work.as_ref().expect("work");
        tasks.iter().position(|one| one == task).expect("a task")
    };
    let mut done = [Vec::new(), Vec::new()];
    for _ in 0..12 {
        for (nth, done) in done.iter_mut().enumerate() {
            done.push(at(&driver, nth));
            let worker = driver.nth_worker(nth).expect("a worker");
            driver.work(worker);
        }
    }
    let first: Vec<usize> = (0..8).chain(16..20).collect();
    let second: Vec<usize> = (8..16).chain(24..28).collect();
    assert_eq!(done, [first, second]);
}

#[test]
fn replaces_a_worker_still_busy_50_ms_after_a_stop() {
    let (mut driver, ticket) = busy(2, Priority::Review);
    let before: Vec<WorkerId> = driver.workers.keys().copied().collect();
    driver.stop(ticket);
    driver.work(before[0]);
    driver.advance(STOP_TIMEOUT.saturating_sub(ms(1)));
    assert!(driver.workers.contains_key(&before[1]));
    driver.advance(ms(1));
    assert!(driver.workers.contains_key(&before[0]));
    assert!(!driver.workers.contains_key(&before[1]));
    assert_eq!(driver.workers.len(), 2);
    assert!(driver.jobs[&ticket].is_over);
}

#[test]
fn reports_results_that_arrive_after_the_stop() {
    let (mut driver, ticket) = busy(1, Priority::Review);
    driver.stop(ticket);
    let worker = driver.nth_worker(0).expect("a worker");
    driver.work(worker);
    let job = &driver.jobs[&ticket];
    assert_eq!((job.found.len(), job.is_over), (1, true));
}

#[test]
fn computer_move_runs_before_the_rest_of_a_review() {
    let (mut driver, review) = busy(1, Priority::Review);
    let rollout = driver.submit(Priority::Rollout, 1);
    let chosen = driver.submit(Priority::Move, 1);
    let worker = driver.nth_worker(0).expect("a worker");
    driver.work(worker);
    driver.work(worker);
    assert!(driver.jobs[&chosen].is_over);
    assert_eq!(driver.jobs[&review].found.len(), 1);
    assert!(driver.is_open(rollout));
    driver.finish();
}

#[test]
fn the_computers_move_displaces_work_that_takes_too_long() {
    let (mut driver, review) = busy(2, Priority::Review);
    let rollout = driver.submit(Priority::Rollout, 1);
    let workers: Vec<WorkerId> = driver.workers.keys().copied().collect();
    driver.submit(Priority::Move, 1);
    driver.advance(MOVE_PATIENCE.saturating_sub(ms(1)));
    assert!(
        workers
            .iter()
            .all(|worker| driver.workers.contains_key(worker))
    );
    driver.advance(ms(1));
    let left = workers
        .iter()
        .filter(|worker| driver.workers.contains_key(worker));
    assert_eq!((left.count(), driver.workers.len()), (1, 2));
    driver.finish();
    for ticket in [review, rollout] {
        assert!(!driver.jobs[&ticket].is_failed);
    }
}

#[test]
fn displaces_work_for_an_overdue_move() {
    let mut driver = Driver::new(2);
    driver.submit(Priority::Hint, 1);
    let first = driver.nth_worker(0).expect("a worker");
    driver.ready(first);
    driver.submit(Priority::Move, 1);
    let second = driver.nth_worker(1).expect("a second worker");
    driver.advance(MOVE_PATIENCE + ms(1));
    assert!(driver.workers.contains_key(&first));
    driver.crash(second);
    assert!(!driver.workers.contains_key(&first));
    driver.finish();
}

#[test]
fn a_task_whose_worker_crashes_twice_fails_its_job_and_no_other() {
    let (mut driver, failing) = busy(1, Priority::Hint);
    let other = driver.submit(Priority::Review, 3);
    let first = driver.nth_worker(0).expect("a worker");
    driver.crash(first);
    assert!(driver.is_open(failing));
    let second = driver.nth_worker(0).expect("another worker");
    driver.ready(second);
    driver.crash(second);
    assert!(driver.jobs[&failing].is_failed);
    driver.finish();
    assert!(!driver.jobs[&other].is_failed);
}

#[test]
fn a_hanging_worker_counts_as_crashed() {
    let (mut driver, ticket) = busy(1, Priority::Review);
    let hanging = driver.nth_worker(0).expect("a worker");
    driver.advance(Duration::from_mins(1));
    assert!(!driver.workers.contains_key(&hanging));
    driver.finish();
    assert!(!driver.jobs[&ticket].is_failed);
}

#[test]
fn waits_12_seconds_for_a_silent_worker_and_a_minute_for_its_successor() {
    let (mut driver, ticket) = busy(1, Priority::Move);
    let dead = driver.nth_worker(0).expect("a worker");
    driver.advance(ms(100));
    driver.work(dead);
    driver.advance(ms(11_999));
    assert!(driver.workers.contains_key(&dead));
    driver.advance(ms(1));
    assert!(!driver.workers.contains_key(&dead));
    let slow = driver.nth_worker(0).expect("another worker");
    driver.ready(slow);
    driver.advance(Duration::from_secs(59));
    assert!(driver.workers.contains_key(&slow), "the task is slow here");
    driver.work(slow);
    driver.finish();
    assert!(!driver.jobs[&ticket].is_failed);
}

#[test]
fn the_second_failed_start_fails_all_jobs() {
    let mut driver = Driver::new(4);
    let jobs = [Priority::Move, Priority::Review].map(|priority| driver.submit(priority, 2));
    for is_open in [true, false] {
        let worker = driver.nth_worker(0).expect("it starts");
        driver.crash(worker);
        assert!(jobs.iter().all(|job| driver.is_open(*job) == is_open));
    }
    assert!(driver.workers.is_empty());
    let again = driver.submit(Priority::Move, 1);
    driver.finish();
    assert!(!driver.jobs[&again].is_failed);
}

#[test]
fn uses_fewer_workers_if_no_more_can_be_started() {
    let mut driver = Driver::new(3);
    let ticket = driver.submit(Priority::Review, 10);
    let first = driver.nth_worker(0).expect("a worker");
    driver.ready(first);
    for _ in 0..2 {
        let starting = driver.nth_worker(1).expect("another starts");
        driver.crash(starting);
    }
    assert_eq!(driver.workers.len(), 1);
    driver.finish();
    assert!(!driver.jobs[&ticket].is_failed);
    assert_eq!(driver.workers.len(), 1);
}

#[test]
fn keeps_one_idle_worker_for_five_minutes() {
    let (mut driver, _) = busy(3, Priority::Review);
    driver.finish();
    driver.advance(Duration::from_secs(10));
    assert_eq!(driver.workers.len(), 1);
    driver.advance(Duration::from_mins(4));
    assert_eq!(driver.workers.len(), 1);
    driver.advance(Duration::from_mins(1));
    assert!(driver.workers.is_empty());
    assert_eq!(driver.pool.due(), None);
}
