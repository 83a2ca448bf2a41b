//! The worker's queue of tasks. Messages are read first, so that a stop can still withdraw a task.

use std::collections::VecDeque;

use protocol::{ChunkId, FromWorker, Task, ToWorker};

use crate::{TaskRunner, answer};

/// The queue of tasks that are not done yet.
///
/// A task that has begun runs to its end. The page therefore sends one task at a time, each a fraction of a second
/// long, and terminates the worker if it takes too long.
#[derive(Debug, Default)]
pub struct Jobs {
    runner: TaskRunner,
    waiting: VecDeque<(ChunkId, Task)>,
}

impl Jobs {
    /// Returns the message that the worker has started.
    pub fn ready() -> FromWorker {
        answer::ready()
    }

    /// Handles a message and returns the immediate reply, if any.
    pub fn receive(&mut self, text: &str) -> Option<FromWorker> {
        match ToWorker::decode(text) {
            Ok(ToWorker::Work { chunk, task }) => {
                self.waiting.push_back((chunk, task));
                None
            }
            Ok(ToWorker::Stop(chunk)) => {
                self.waiting.retain(|(waiting, _)| *waiting != chunk);
                Some(FromWorker::Stopped(chunk))
            }
            Err(error) => Some(FromWorker::Failed {
                chunk: ToWorker::chunk_of(text),
                why: error.to_string(),
            }),
        }
    }

    /// Does the task that has waited longest and returns its result; `None` if the queue is empty.
    pub fn work(&mut self) -> Option<FromWorker> {
        let (chunk, task) = self.waiting.pop_front()?;
        Some(match self.runner.find(&task) {
            Ok(finding) => FromWorker::Done { chunk, finding },
            Err(error) => FromWorker::Failed {
                chunk: Some(chunk),
                why: error.to_string(),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::Level;
    use protocol::Ask;
    use rules::{Board, Decision, Variant};

    use super::*;

    fn text(chunk: u32) -> String {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        let ask = Ask::Luck(decision.build().expect("a decision"));
        let work = ToWorker::Work {
            chunk: ChunkId(chunk),
            task: Task::Game {
                level: Level::Normal,
                ask,
            },
        };
        work.encode()
    }

    fn done(jobs: &mut Jobs) -> Option<ChunkId> {
        match jobs.work()? {
            FromWorker::Done { chunk, .. } => Some(chunk),
            other => panic!("work is done, not {other:?}"),
        }
    }

    #[test]
    fn tasks_are_done_in_their_order() {
        let mut jobs = Jobs::default();
        assert_eq!(jobs.receive(&text(1)), None);
        assert_eq!(jobs.receive(&text(2)), None);
        assert_eq!(done(&mut jobs), Some(ChunkId(1)));
        assert_eq!(done(&mut jobs), Some(ChunkId(2)));
        assert_eq!(jobs.work(), None);
    }

    #[test]
    fn confirms_a_stop_and_withdraws_its_task() {
        let mut jobs = Jobs::default();
        jobs.receive(&text(1));
        jobs.receive(&text(2));
        for chunk in [1, 7] {
            let stop = ToWorker::Stop(ChunkId(chunk)).encode();
            let stopped = FromWorker::Stopped(ChunkId(chunk));
            assert_eq!(jobs.receive(&stop), Some(stopped));
        }
        assert_eq!(done(&mut jobs), Some(ChunkId(2)));
        assert_eq!(jobs.work(), None);
    }

    #[test]
    fn answers_an_invalid_message_and_changes_nothing() {
        let mut jobs = Jobs::default();
        jobs.receive(&text(1));
        for bad in ["", "{}", "null", "[1]", "\u{0}", "{\"version\":99}"] {
            assert!(matches!(jobs.receive(bad), Some(FromWorker::Failed { .. })));
        }
        assert!(jobs.work().is_some());
    }
}
