//! Reviews of several matches, one after the other, for the library.

use std::{
    cell::Cell,
    future::poll_fn,
    rc::Rc,
    task::{Poll, Waker},
};

use leptos::prelude::*;
use library::EntryId;
use study::{Progress, Review};

use super::{
    effects::ReviewJob,
    entry::load_entry,
    running,
    storage::{ReviewKey, ReviewSource},
};
use crate::{browser::spawn_local, rooms::Shell};

/// Matches to review, and the callback for the progress.
pub(in crate::rooms) struct Batch {
    pub(in crate::rooms) shell: Shell,
    /// Owner that cancels the reviews when the requesting room is left.
    pub(in crate::rooms) owner: Owner,
    pub(in crate::rooms) ids: Vec<EntryId>,
    /// `false` once no further match is to be reviewed.
    pub(in crate::rooms) goes_on: Memo<bool>,
    /// Callback for the events of the batch.
    pub(in crate::rooms) on_event: Box<dyn Fn(BatchEvent)>,
}

/// Events of a batch of reviews.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rooms) enum BatchEvent {
    /// Share of the match with this index that has been reviewed, from 0 to 1.
    Progress(usize, f64),
    /// The match with this ID has been reviewed, as far as possible, and the review is stored.
    Reviewed(EntryId),
    /// The batch has ended; `false` if the engine has failed.
    Over(bool),
}

/// Reviews the matches of a batch in order. Positions, and matches of running games, are skipped.
pub(super) fn run(batch: Batch) {
    let batch = Rc::new(batch);
    spawn_local(async move {
        let mut is_whole = true;
        for (nth, id) in batch.ids.iter().enumerate() {
            let Some(end) = review(&batch, nth, id).await else {
                continue;
            };
            (batch.on_event)(BatchEvent::Reviewed(id.clone()));
            is_whole = end != Progress::Failed;
            if end != Progress::Done {
                break;
            }
        }
        (batch.on_event)(BatchEvent::Over(is_whole));
    });
}

/// Reviews one match and returns its outcome; `None` if it is skipped. The future never completes if the room is left.
async fn review(batch: &Rc<Batch>, nth: usize, id: &EntryId) -> Option<Progress> {
    let found = load_entry(batch.shell, id).await.ok()?;
    found.model.record()?;
    if running::refusal(batch.shell, &found.model).is_some()
        || batch.goes_on.try_get_untracked() != Some(true)
    {
        return None;
    }
    let owner = batch.owner.child();
    let source = ReviewSource::Key(ReviewKey::Entry(id.clone()));
    let (job, end) = owner.with(|| {
        let job = ReviewJob::new(
            batch.shell,
            &found.model,
            Some(source),
            true,
            found.own,
            None,
        );
        (job, follow(Rc::clone(batch), nth, job))
    });
    let end = end.await;
    if end == Progress::Stopped {
        job.stop();
    }
    job.review_storage.store(job.review).await;
    owner.cleanup();
    Some(end)
}

/// Reports the progress of a review, and returns its outcome: done, failed, or stopped with the batch.
fn follow(batch: Rc<Batch>, nth: usize, job: ReviewJob) -> impl Future<Output = Progress> {
    let (end, waker) = (Rc::new(Cell::new(None)), Rc::new(Cell::new(None::<Waker>)));
    let (ended, woken) = (Rc::clone(&end), Rc::clone(&waker));
    Effect::new(move |_| {
        let (progress, part) = job
            .review
            .with(|review| (review.progress(), Review::fraction(review)));
        let outcome = match progress {
            Progress::Done | Progress::Failed => progress,
            _ if !batch.goes_on.get() => Progress::Stopped,
            _ => return (batch.on_event)(BatchEvent::Progress(nth, part)),
        };
        ended.set(Some(outcome));
        if let Some(waker) = woken.take() {
            waker.wake();
        }
    });
    poll_fn(move |context| {
        if end.get().is_none() {
            waker.set(Some(context.waker().clone()));
        }
        end.get().map_or(Poll::Pending, Poll::Ready)
    })
}
