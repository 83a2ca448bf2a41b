//! Page that sends requests to the engine's workers as the game does; only tests and benchmarks open it.

/// Only a browser can open a page.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod decisions;

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::{cell::RefCell, fmt::Write as _, rc::Rc};

    use analyst::{Analyst, Answered, JobEvent, Plan, Priority, Progress, Question, Ticket};
    use analyst::{FromWorker, Report, RolloutSettings, Settings, TaskId, ToWorker};
    use engine::Fnv;
    use rules::Choice;
    use wasm_bindgen::prelude::*;

    use crate::decisions::{PLIES, decision};

    /// Engine's workers, and the logs of all jobs.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct Desk {
        analyst: Analyst,
        jobs: Vec<(Ticket, Log)>,
    }

    /// Log of a job, with one event on each line: its name, a number, the digits or text, and the time in milliseconds.
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
        /// Creates at most `most` workers with the script at this address.
        #[wasm_bindgen(constructor)]
        pub fn new(script: String, most: usize) -> Self {
            Self {
                analyst: Analyst::new(script, most, |_| ()),
                jobs: Vec::new(),
            }
        }

        /// Reviews the decisions of these lines; returns the number of the job.
        pub fn review(&mut self, lines: &str) -> usize {
            let questions: Vec<Question> = lines.lines().map(question).collect();
            let (log, submitted) = (Log::default(), questions.clone());
            let events = log.clone();
            let listener = move |answered| match answered {
                Answered::Analysed {
                    question, analysed, ..
                } => {
                    let line = submitted.iter().position(|one| *one == question);
                    let digits = fingerprint(&json(&Report::Analysis(analysed)));
                    events.add("found", line.unwrap_or(usize::MAX), &digits);
                }
                Answered::Stopped => events.add("stopped", 0, ""),
                Answered::Failed(why) => events.add("failed", 0, &why),
                Answered::Over => events.add("over", 0, ""),
            };
            let settings = Settings::new(PLIES);
            let ticket = self
                .analyst
                .analyse(Priority::Review, questions, settings, listener);
            self.number(ticket, log)
        }

        /// Rolls out the decision to double in this line, with this number of trials; returns the number of the job.
        pub fn roll_out(&mut self, line: &str, trials: u32) -> usize {
            let plan = Plan {
                decision: question(line).decision,
                choices: vec![Choice::Roll, Choice::Double],
                settings: RolloutSettings {
                    cubeful: true,
                    plies: 0,
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
                    events.add("found", count, &fingerprint(&json(&Report::Rollout(sums))));
                }
                Progress::Stopped => events.add("stopped", 0, ""),
                Progress::Failed(why) => events.add("failed", 0, &why),
                Progress::Over => events.add("over", 0, ""),
            };
            let ticket = self.analyst.roll_out(Priority::Rollout, &plan, listener);
            self.number(ticket.expect_throw("a decision whether to double"), log)
        }

        /// Sends the request in this message to a worker with the priority of the computer's move; returns the number
        /// of the job.
        pub fn choose(&mut self, message: &str) -> usize {
            let Ok(ToWorker::Work { task, .. }) = ToWorker::decode(message) else {
                wasm_bindgen::throw_str("no work");
            };
            let log = Log::default();
            let events = log.clone();
            let listener = move |answered| match answered {
                JobEvent::Found { nth, finding } => {
                    let id = TaskId(0);
                    let text = FromWorker::Done { id, finding }.encode();
                    events.add("found", nth, &fingerprint(&text));
                }
                JobEvent::Stopped => events.add("stopped", 0, ""),
                JobEvent::Failed(why) => events.add("failed", 0, &why),
                JobEvent::Over => events.add("over", 0, ""),
            };
            let ticket = self.analyst.submit(Priority::Move, vec![task], listener);
            self.number(ticket, log)
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

        fn number(&mut self, ticket: Ticket, log: Log) -> usize {
            self.jobs.push((ticket, log));
            self.jobs.len() - 1
        }
    }

    fn question(line: &str) -> Question {
        let (decision, made) = decision(line).expect_throw("a line of the review");
        let made = Some(made);
        Question { decision, made }
    }

    fn json(report: &Report) -> String {
        serde_json::to_string(report).expect_throw("a report as JSON")
    }

    /// Returns a fingerprint that depends on every digit.
    fn fingerprint(text: &str) -> String {
        let mut hash = Fnv::default();
        hash.add(text.as_bytes());
        format!("{:016x}", hash.value())
    }
}
