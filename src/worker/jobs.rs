//! The worker's mailbox: one request waits while one is worked on, and a newer one takes its place.

use protocol::{Reply, Request, ToWorker};

use crate::answer::{self, answer};

/// The requests that are not answered yet.
///
/// *Why one*: the page asks about the place where the game stands now, so only its newest question matters.
/// A request that has been begun is finished, which takes a fraction of a second at the strongest level; meanwhile
/// the page goes on, and drops the answer by its stamp if it comes too late.
#[derive(Debug, Default)]
pub struct Jobs {
    next: Option<Request>,
}

impl Jobs {
    /// What to tell the page when the worker has started.
    pub fn ready() -> Reply {
        answer::ready()
    }

    /// Takes a message in; what has to be told the page at once comes back.
    pub fn receive(&mut self, text: &str) -> Option<Reply> {
        match ToWorker::decode(text) {
            Ok(ToWorker::Ask(request)) => self.next.replace(request).map(cancelled),
            Ok(ToWorker::Cancel(job)) => self
                .next
                .take_if(|request| request.job == job)
                .map(cancelled),
            Err(error) => Some(Reply::Failed {
                job: ToWorker::job_of(text),
                why: error.to_string(),
            }),
        }
    }

    /// Answers the request that waits, if one does.
    pub fn work(&mut self) -> Option<Reply> {
        let request = self.next.take()?;
        Some(Reply::Done {
            job: request.job,
            stamp: request.stamp,
            answer: answer(&request),
        })
    }
}

fn cancelled(request: Request) -> Reply {
    Reply::Cancelled {
        job: request.job,
        stamp: request.stamp,
    }
}

#[cfg(test)]
mod tests {
    use engine::Level;
    use protocol::{Ask, JobId, Stamp};
    use rules::{Board, Decision, Variant};

    use super::*;

    fn request(job: u32) -> Request {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        Request {
            job: JobId(job),
            stamp: Stamp { game: 1, turn: job },
            level: Level::Normal,
            ask: Ask::Choice {
                decision: decision.build().expect("a decision"),
                may_resign: false,
            },
        }
    }

    fn text(job: u32) -> String {
        ToWorker::Ask(request(job)).encode()
    }

    #[test]
    fn the_newest_request_is_answered_and_the_one_that_it_displaces_cancelled() {
        let mut jobs = Jobs::default();
        assert_eq!(jobs.receive(&text(1)), None);
        assert_eq!(jobs.receive(&text(2)), Some(cancelled(request(1))));
        let done = jobs.work();
        assert!(
            matches!(done, Some(Reply::Done { job: JobId(2), .. })),
            "{done:?}"
        );
        assert_eq!(jobs.work(), None);
    }

    #[test]
    fn cancel_takes_back_the_request_it_names_and_no_other() {
        let mut jobs = Jobs::default();
        jobs.receive(&text(1));
        assert_eq!(jobs.receive(&ToWorker::Cancel(JobId(7)).encode()), None);
        let cancel = ToWorker::Cancel(JobId(1)).encode();
        assert_eq!(jobs.receive(&cancel), Some(cancelled(request(1))));
        assert_eq!(jobs.work(), None);
    }

    #[test]
    fn a_message_that_is_none_is_answered_and_changes_nothing() {
        let mut jobs = Jobs::default();
        jobs.receive(&text(1));
        for bad in ["", "{}", "null", "[1]", "\u{0}", "{\"version\":99}"] {
            assert!(matches!(jobs.receive(bad), Some(Reply::Failed { .. })));
        }
        assert!(jobs.work().is_some());
    }
}
