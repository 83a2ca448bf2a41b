//! Reviews of several matches, one after the other, for the library.

use leptos::prelude::*;
use library::EntryId;
use study::{Progress, Review};

use super::{
    effects::ReviewJob,
    entry::load_entry,
    running,
    storage::{ReviewKey, ReviewSource},
};
use crate::{
    browser::{spawn_local, timer::pause},
    rooms::Shell,
};

/// The progress of a review is told so often, in milliseconds.
const EVERY_MS: u32 = 400;

/// Matches to review, and where the progress is told.
pub(in crate::rooms) struct Batch {
    pub(in crate::rooms) shell: Shell,
    /// Ends the reviews with the room that has asked for them.
    pub(in crate::rooms) owner: Owner,
    pub(in crate::rooms) ids: Vec<EntryId>,
    /// Takes what happens; returns `false` if no more is to be reviewed.
    pub(in crate::rooms) on_event: Box<dyn Fn(BatchEvent) -> bool>,
}

/// What happens while a batch is reviewed.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rooms) enum BatchEvent {
    /// So much of the match with this index has been reviewed, from 0 to 1.
    Progress(usize, f64),
    /// A match has been reviewed, as far as it could be, and the review is stored.
    Reviewed(EntryId),
    /// No more is reviewed; `false` if the engine has failed.
    Over(bool),
}

/// Reviews the matches of a batch in their order. Positions, and matches of running games, are left out.
pub(super) fn run(batch: Batch) {
    spawn_local(async move {
        let mut is_whole = true;
        for (nth, id) in batch.ids.iter().enumerate() {
            let Some(end) = review(&batch, nth, id).await else {
                continue;
            };
            let goes_on = (batch.on_event)(BatchEvent::Reviewed(id.clone()));
            is_whole = end != Progress::Failed;
            if !goes_on || end != Progress::Done {
                break;
            }
        }
        let _left = (batch.on_event)(BatchEvent::Over(is_whole));
    });
}

/// Reviews one match and returns how that ended; `None` if it is left out.
async fn review(batch: &Batch, nth: usize, id: &EntryId) -> Option<Progress> {
    let found = load_entry(batch.shell, id).await.ok()?;
    found.model.record()?;
    if running::refusal(batch.shell, &found.model).is_some() {
        return None;
    }
    let owner = batch.owner.child();
    let source = ReviewSource::Key(ReviewKey::Entry(id.clone()));
    let job =
        owner.with(|| ReviewJob::new(batch.shell, &found.model, Some(source), true, found.own));
    let end = loop {
        pause(EVERY_MS).await;
        // The room may have been left meanwhile.
        let state = job
            .review
            .try_with_untracked(|review| (review.progress(), Review::fraction(review)));
        let Some((progress, fraction)) = state else {
            break Progress::Stopped;
        };
        if matches!(progress, Progress::Done | Progress::Failed) {
            break progress;
        }
        if !(batch.on_event)(BatchEvent::Progress(nth, fraction)) {
            job.stop();
            break Progress::Stopped;
        }
    };
    owner.cleanup();
    // The review is being stored.
    pause(EVERY_MS).await;
    Some(end)
}
