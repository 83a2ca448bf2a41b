//! Tests for Champion analyses on simulated workers.

use engine::{Analysis, Champion, Depth, Judge, Level, Rollout, Search, TrialLimit};
use rules::{Board, Choice, Decision, Setup};

use super::{super::*, driver::ms};

/// Maximum number of trials: one round and part of the next.
const TRIALS: u64 = 150;

/// Returns a race in which the double is close.
fn race() -> Decision {
    let side = |counts: [u8; 6]| {
        let mut all = [0; 26];
        all[1..7].copy_from_slice(&counts);
        all
    };
    let board = Board::try_from(Setup {
        own: side([2, 2, 3, 3, 3, 2]),
        opponent: side([2, 2, 2, 3, 3, 3]),
    });
    let decision = Decision::builder(board.expect("a position")).double();
    decision.build().expect("a decision")
}

fn champion(search: &Search<Judge>) -> Champion {
    let limit = TrialLimit::new(TRIALS).expect("a number of trials");
    Champion::new(search, &race(), None, limit)
}

fn hint() -> Query {
    Query::Analyse {
        decision: race(),
        made: None,
        depth: Depth::Champion(TrialLimit::DEFAULT),
    }
}

/// Pool of simulated workers that take `step` for each task.
struct Workers {
    pool: Pool,
    search: Search<Judge>,
    now: Duration,
    step: Duration,
    running: VecDeque<(WorkerId, Query)>,
    reports: Vec<JobEvent>,
}

impl Workers {
    /// Submits a query and starts the workers.
    fn new(count: usize, step: Duration, query: Query) -> (Self, Ticket) {
        let mut workers = Self {
            pool: Pool::new(count),
            search: Search::new(Judge::without_nets(), 0),
            now: ms(0),
            step,
            running: VecDeque::new(),
            reports: Vec::new(),
        };
        let (ticket, outputs) = workers.pool.submit(ms(0), Priority::Hint, vec![query]);
        workers.carry_out(outputs);
        (workers, ticket)
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Start(worker) => {
                    let outputs = self.pool.handle(self.now, Event::Ready(worker));
                    self.carry_out(outputs);
                }
                Output::Post(worker, query) => self.running.push_back((worker, query)),
                Output::Terminate(worker) => self.running.retain(|(other, _)| *other != worker),
                Output::Report(_, event) => self.reports.push(event),
            }
        }
    }

    fn handle(&mut self, event: Event) {
        let outputs = self.pool.handle(self.now, event);
        self.carry_out(outputs);
    }

    /// Makes the worker that has been running its task for longest send its report. Returns `false` if no worker has a
    /// task.
    fn work(&mut self) -> bool {
        let Some((worker, query)) = self.running.pop_front() else {
            return false;
        };
        self.now += self.step;
        let report = match query {
            Query::Rollout(trials) => {
                let starts = trials.starts().to_vec();
                let rollout = Rollout::new(&self.search, trials.unit(), starts, trials.settings());
                Report::Rollout(rollout.run(trials.numbers()))
            }
            _ => Report::Close(Box::new(champion(&self.search))),
        };
        self.handle(Event::Reported(worker, report));
        true
    }

    /// Lets the workers finish and returns the only report, which is an analysis.
    fn finish(mut self) -> Analysis {
        while self.work() {}
        match &self.reports[..] {
            [
                JobEvent::Found {
                    nth: 0,
                    report: Report::Analysis(found),
                },
                JobEvent::Over,
            ] => found.clone(),
            other => panic!("one analysis is reported, not {other:?}"),
        }
    }
}

/// Returns the analysis computed on a single thread.
fn alone() -> Analysis {
    let search = Search::new(Judge::without_nets(), 0);
    champion(&search).run(&search)
}

#[test]
fn result_is_the_same_for_any_number_of_workers() {
    let alone = alone();
    assert_eq!(alone.candidates[0].trials, Some(TRIALS));
    for count in [1, 3] {
        assert_eq!(Workers::new(count, ms(1), hint()).0.finish(), alone);
    }
}

#[test]
fn a_crashed_worker_loses_no_trials() {
    let (mut workers, _) = Workers::new(2, ms(1), hint());
    for _ in 0..4 {
        workers.work();
    }
    let (crashed, _) = workers.running.pop_front().expect("a running task");
    workers.handle(Event::Crashed(crashed));
    assert_eq!(workers.finish(), alone());
}

#[test]
fn the_deadline_returns_the_completed_trials() {
    let found = Workers::new(3, ms(300), hint()).0.finish();
    let trials = found.candidates[0].trials.expect("a Champion analysis");
    assert!(trials > 0 && trials < TRIALS, "{trials}");
    let none = Workers::new(1, Duration::from_secs(4), hint()).0.finish();
    assert_eq!(
        none.candidates[0].trials,
        Some(0),
        "the search alone took too long"
    );
}

#[test]
fn the_computer_plays_the_best_choice() {
    let query = Query::Choose {
        decision: race(),
        level: Level::Champion,
        may_resign: false,
    };
    let (mut workers, _) = Workers::new(2, ms(1), query);
    while workers.work() {}
    let best = &alone().candidates[0];
    let report = Report::chosen(best);
    assert!(matches!(best.choice, Choice::Roll | Choice::Double));
    assert_eq!(workers.reports[0], JobEvent::Found { nth: 0, report });
}

#[test]
fn withdrawn_analysis_stops_within_50_ms_without_a_report() {
    let (mut workers, ticket) = Workers::new(2, ms(1), hint());
    for _ in 0..4 {
        workers.work();
    }
    assert_eq!(workers.running.len(), 2);
    let outputs = workers.pool.stop(workers.now, ticket);
    workers.carry_out(outputs);
    workers.work();
    workers.now += ms(50);
    workers.handle(Event::Tick);
    assert!(workers.running.is_empty(), "the other worker is terminated");
    assert_eq!(workers.reports, [JobEvent::Stopped, JobEvent::Over]);
}
