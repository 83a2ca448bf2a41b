//! Page that sends requests to the engine's workers as the game does, opened only by tests and benchmarks.

/// The page can only be opened in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod decisions;

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::{cell::RefCell, fmt::Write as _, rc::Rc};

    use analyst::{Analyst, JobEvent, Plan, Priority, Progress, Ticket};
    use analyst::{Depth, Query, Report, RolloutSettings, codec};
    use engine::Fnv;
    use rules::{Choice, Decision};
    use wasm_bindgen::prelude::*;

    use crate::decisions::{PLIES, decision};

    /// The engine's workers, and the logs of all jobs.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct Desk {
        analyst: Analyst,
        jobs: Vec<(Ticket, Log)>,
    }

    /// Log of a job, with one event per line: its name, a number, the digits or text, and the time in milliseconds.
    #[derive(Clone, Debug, Default)]
    struct Log(Rc<RefCell<String>>);

    impl Log {
        fn add(&self, what: &str, number: usize, digits: &str) {
            let clock = web_sys::window().and_then(|window| window.performance());
            let now = clock.map_or(0.0, |clock| clock.now());
            let mut log = self.0.borrow_mut();
            // Writing to a string cannot fail.
            let _written = writeln!(log, "{what}\t{number}\t{digits}\t{now}");
        }
    }

    #[wasm_bindgen]
    impl Desk {
        /// Creates up to `most` workers running the script at this address.
        #[wasm_bindgen(constructor)]
        pub fn new(script: String, most: usize) -> Self {
            Self {
                analyst: Analyst::new(script, most, |_| ()),
                jobs: Vec::new(),
            }
        }

        /// Reviews the decisions on these lines; returns the job number.
        pub fn review(&mut self, lines: &str) -> usize {
            let analyse = |line: &str| {
                let (decision, made) = question(line);
                Query::Analyse {
                    decision,
                    made: Some(made),
                    depth: Depth::Plies(PLIES),
                }
            };
            self.submit(Priority::Review, lines.lines().map(analyse).collect())
        }

        /// Rolls out the cube decision on this line with this number of trials; returns the job number.
        pub fn roll_out(&mut self, line: &str, trials: u32) -> usize {
            let plan = Plan {
                decision: question(line).0,
                choices: vec![Choice::Roll, Choice::Double],
                settings: RolloutSettings {
                    cubeful: true,
                    plies: 0,
                    cube_plies: 0,
                    truncate: Some(11),
                    seed: 0,
                },
                trials: 0..u64::from(trials),
            };
            let log = Log::default();
            let events = log.clone();
            let listener = move |progress| match progress {
                Progress::Sums(sums) => {
                    let count = sums.count() as usize;
                    events.add("found", count, &fingerprint(&Report::Rollout(sums)));
                }
                Progress::Stopped => events.add("stopped", 0, ""),
                Progress::Failed(why) => events.add("failed", 0, &why),
                Progress::Over => events.add("over", 0, ""),
            };
            let ticket = self.analyst.roll_out(Priority::Rollout, &plan, listener);
            self.number(ticket.expect_throw("a decision whether to double"), log)
        }

        /// Sends this query, given as JSON, to a worker with the priority of a computer move; returns the job number.
        pub fn choose(&mut self, query: &str) -> usize {
            let query = codec::decode(query).expect_throw("a query");
            self.submit(Priority::Move, vec![query])
        }

        /// Stops the job with this number.
        pub fn stop(&self, job: usize) {
            if let Some((ticket, _)) = self.jobs.get(job) {
                self.analyst.stop(*ticket);
            }
        }

        /// Returns the log of the job with this number.
        pub fn heard(&self, job: usize) -> String {
            let job = self.jobs.get(job);
            job.map_or_else(String::new, |(_, log)| log.0.borrow().clone())
        }

        /// Submits the queries and logs their reports; returns the job number.
        fn submit(&mut self, priority: Priority, queries: Vec<Query>) -> usize {
            let log = Log::default();
            let events = log.clone();
            let listener = move |event| match event {
                JobEvent::Found { nth, report } => events.add("found", nth, &fingerprint(&report)),
                JobEvent::Stopped => events.add("stopped", 0, ""),
                JobEvent::Failed(why) => events.add("failed", 0, &why),
                JobEvent::Over => events.add("over", 0, ""),
            };
            let ticket = self.analyst.submit(priority, queries, listener);
            self.number(ticket, log)
        }

        fn number(&mut self, ticket: Ticket, log: Log) -> usize {
            self.jobs.push((ticket, log));
            self.jobs.len() - 1
        }
    }

    fn question(line: &str) -> (Decision, Choice) {
        decision(line).expect_throw("a line of the review")
    }

    /// Returns a fingerprint of a report's text, which depends on every digit.
    fn fingerprint(report: &Report) -> String {
        let mut hash = Fnv::default();
        hash.add(codec::encode(report).as_bytes());
        format!("{:016x}", hash.value())
    }
}
