//! Queue of a worker's tasks. Messages are read before tasks, so that a stop can still withdraw a task.

use std::collections::VecDeque;

use analyst::{FromWorker, Task, TaskId, ToWorker};

use crate::{TaskRunner, answer};

/// Queue of pending tasks.
///
/// A task in progress runs to its end. The page therefore sends one task at a time, each a fraction of a second long,
/// and terminates the worker if it takes too long.
#[derive(Debug, Default)]
pub struct TaskQueue {
    runner: TaskRunner,
    waiting: VecDeque<(TaskId, Task)>,
}

impl TaskQueue {
    /// Returns the message that the worker has started.
    pub fn ready() -> FromWorker {
        answer::ready()
    }

    /// Handles a message and returns the immediate reply, if any.
    pub fn receive(&mut self, text: &str) -> Option<FromWorker> {
        match ToWorker::decode(text) {
            Ok(ToWorker::Work { id, task }) => {
                self.waiting.push_back((id, task));
                None
            }
            Ok(ToWorker::Stop(id)) => {
                self.waiting.retain(|(waiting, _)| *waiting != id);
                Some(FromWorker::Stopped(id))
            }
            Err(error) => Some(FromWorker::Failed {
                id: ToWorker::task_id_of(text),
                why: error.to_string(),
            }),
        }
    }

    /// Does the task that has waited longest and returns its result; `None` if the queue is empty.
    pub fn work(&mut self) -> Option<FromWorker> {
        let (id, task) = self.waiting.pop_front()?;
        let finding = self.runner.find(&task);
        Some(FromWorker::Done { id, finding })
    }
}

#[cfg(test)]
mod tests {
    use analyst::Ask;
    use engine::Level;
    use rules::{Board, Decision, Variant};

    use super::*;

    fn text(id: u32) -> String {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        let ask = Ask::Luck(decision.build().expect("a decision"));
        let work = ToWorker::Work {
            id: TaskId(id),
            task: Task::Game {
                level: Level::Normal,
                ask,
            },
        };
        work.encode()
    }

    fn done(queue: &mut TaskQueue) -> Option<TaskId> {
        match queue.work()? {
            FromWorker::Done { id, .. } => Some(id),
            other => panic!("work is done, not {other:?}"),
        }
    }

    #[test]
    fn tasks_are_done_in_their_order() {
        let mut queue = TaskQueue::default();
        assert_eq!(queue.receive(&text(1)), None);
        assert_eq!(queue.receive(&text(2)), None);
        assert_eq!(done(&mut queue), Some(TaskId(1)));
        assert_eq!(done(&mut queue), Some(TaskId(2)));
        assert_eq!(queue.work(), None);
    }

    #[test]
    fn confirms_a_stop_and_withdraws_its_task() {
        let mut queue = TaskQueue::default();
        queue.receive(&text(1));
        queue.receive(&text(2));
        for id in [1, 7] {
            let stop = ToWorker::Stop(TaskId(id)).encode();
            let stopped = FromWorker::Stopped(TaskId(id));
            assert_eq!(queue.receive(&stop), Some(stopped));
        }
        assert_eq!(done(&mut queue), Some(TaskId(2)));
        assert_eq!(queue.work(), None);
    }

    #[test]
    fn answers_an_invalid_message_without_a_change() {
        let mut queue = TaskQueue::default();
        queue.receive(&text(1));
        for bad in ["", "{}", "null", "[1]", "\u{0}", "{\"version\":99}"] {
            assert!(matches!(
                queue.receive(bad),
                Some(FromWorker::Failed { .. })
            ));
        }
        assert!(queue.work().is_some());
    }
}
