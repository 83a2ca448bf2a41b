//! Where a review is stored: in the library's database, beside the match that it is of.

use std::sync::Arc;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use library::{Analysis, StoreError};
use record::MatchRecord;
use study::{Head, Review, ReviewMsg, is_rollout, with_rollout, with_rollouts_of};
use wasm_bindgen_futures::spawn_local;
use web_sys::js_sys::Date;

use super::review_job::ReviewJob;
use crate::effects::database;

/// A running review is stored so often, in milliseconds.
const EVERY_MS: f64 = 5_000.0;
/// So many lines of a stored review are read without a pause.
const AT_ONCE: usize = 10;

/// The place of a review in the database. Copies are the same place.
#[derive(Clone, Copy)]
pub(super) struct ReviewStorage {
    /// What it is stored under; none if it is not stored.
    key: StoredValue<Option<String>>,
    /// When it was stored last, in milliseconds since 1970.
    last: StoredValue<f64>,
    /// Why it could not be stored.
    pub(super) failed: RwSignal<Option<StoreError>>,
    /// How many reviews by other versions are stored with the match.
    pub(super) others: RwSignal<usize>,
}

impl ReviewStorage {
    pub(super) fn new(key: Option<String>) -> Self {
        Self {
            key: StoredValue::new(key),
            last: StoredValue::new(Date::now()),
            failed: RwSignal::new(None),
            others: RwSignal::new(0),
        }
    }

    /// Stores the review unless it was stored a moment ago.
    pub(super) fn save_periodically(self, review: RwSignal<Review>) {
        let last = self.last.try_get_value();
        if last.is_some_and(|last| Date::now() - last > EVERY_MS) {
            self.save(review);
        }
    }

    /// Stores the review. Where that fails it goes on in memory, and the page says so.
    pub(super) fn save(self, review: RwSignal<Review>) {
        let Some(key) = self.key() else {
            return;
        };
        let Some(text) = review.try_with_untracked(Review::to_text) else {
            return;
        };
        self.last.set_value(Date::now());
        spawn_local(async move {
            let kept = store(&key, text).await;
            // The room may have been left meanwhile.
            let _gone = self.failed.try_set(kept.err());
        });
    }

    /// What the review is stored under; nothing if it is not stored.
    pub(super) fn key(self) -> Option<String> {
        self.key.try_get_value().flatten()
    }
}

/// Stores the text of a review. Rollouts are stored one by one, by other tabs too, and stay.
async fn store(key: &str, text: String) -> Result<(), StoreError> {
    let with_rollouts = |stored: Option<String>| match stored {
        Some(stored) => with_rollouts_of(text, &stored),
        None => text,
    };
    database::store_analysis(key, study::VERSION, with_rollouts).await
}

/// Stores a rollout with the review under `key`; `review_storage` says so if it cannot be stored.
pub(super) fn save_rollout(
    review_storage: ReviewStorage,
    key: String,
    place: String,
    rollout: String,
) {
    spawn_local(async move {
        let with_it = |stored: Option<String>| with_rollout(stored.as_deref(), &place, &rollout);
        let kept = database::store_analysis(&key, study::VERSION, with_it).await;
        // The room may have been left meanwhile.
        let _gone = review_storage.failed.try_set(kept.err());
    });
}

/// Stores a review whose room is left.
pub(super) fn save_on_leaving(key: Option<String>, review: &Review) {
    let Some(key) = key.filter(|_| review.has_begun()) else {
        return;
    };
    let text = review.to_text();
    spawn_local(async move {
        // Nobody is there any more to be told; the review is kept in memory.
        let _kept = store(&key, text).await;
    });
}

/// Lists the decisions of a review that is new, a game at a time, and reads what is stored of them.
pub(super) fn restore(review_job: ReviewJob, record: Arc<MatchRecord>) {
    spawn_local(async move {
        for game in 0..record.games.len() {
            TimeoutFuture::new(0).await;
            let add = |review: &mut Review| review.add_game(&record, game);
            if review_job.review.try_update_untracked(add).is_none() {
                return;
            }
        }
        let running = stored(review_job).await;
        review_job.finish_listing(running);
    });
}

/// Takes in what is stored of a review; whether it was running.
async fn stored(review_job: ReviewJob) -> bool {
    let Some(key) = review_job.review_storage.key() else {
        // The decisions are listed.
        let _gone = review_job.review.try_update(|_| ());
        return false;
    };
    // Without a database there is nothing to go on with.
    let found = database::analyses(&key).await.unwrap_or_default();
    let (own, others): (Vec<Analysis>, Vec<Analysis>) = found
        .into_iter()
        .partition(|found| found.is_of(study::VERSION));
    let _gone = review_job.review_storage.others.try_set(others.len());
    if let Some(own) = own.first() {
        return take_in(review_job, &own.text).await;
    }
    let _gone = review_job.review.try_update(|_| ());
    false
}

/// Takes the lines of a stored review in, a few at a time, so that no frame takes long; whether it was running.
async fn take_in(review_job: ReviewJob, text: &str) -> bool {
    let mut lines = text.lines();
    let Some(head) = lines.next().and_then(Head::read) else {
        return false;
    };
    // A decision may be shown as soon as its judgement is there, and looks for its rollout then.
    let (rollouts, judgements): (Vec<&str>, Vec<&str>) = lines.partition(|line| is_rollout(line));
    let lines = [rollouts, judgements].concat();
    for some in lines.chunks(AT_ONCE) {
        let known = review_job.review.try_update_untracked(|review| {
            for line in some {
                review.restore(line);
            }
        });
        if known.is_none() {
            return false;
        }
        TimeoutFuture::new(0).await;
    }
    let begun = review_job.review.try_update(|review| {
        review.update(ReviewMsg::Restored(head));
        review.has_begun()
    });
    // One that ran in another match, which was stored under the same name, does not go on in this one.
    head.running && begun == Some(true)
}
