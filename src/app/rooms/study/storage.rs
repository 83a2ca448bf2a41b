//! Where a review is stored: in the library's database, beside the match that it is of.

use std::sync::Arc;

use leptos::prelude::*;
use library::{Analysis, EntryId, Item};
use room::StoreError;
use study::{
    Head, Review, ReviewMsg, Shared, StudyContent, is_rollout, merged_review, with_rollout,
};

use crate::{
    browser::{database, spawn_local, timer::pause, unix_ms},
    rooms::Shell,
};

/// A running review is stored so often, in milliseconds.
const EVERY_MS: u64 = 5_000;
/// So many lines of a stored review are read without a pause.
const AT_ONCE: usize = 10;

/// What a review is stored under.
#[derive(Clone)]
pub(super) enum ReviewKey {
    /// A name that has one review at a time: that of the last link, or of a session that the library does not have yet.
    Name(&'static str),
    /// An entry of the library. Its review has the decisions of all states in which the entry has been.
    Entry(EntryId),
}

impl ReviewKey {
    pub(super) fn as_str(&self) -> &str {
        match self {
            Self::Name(name) => name,
            Self::Entry(id) => id.as_str(),
        }
    }
}

/// What is reviewed.
#[derive(Clone)]
pub(super) enum ReviewSource {
    /// What is stored under this key.
    Key(ReviewKey),
    /// The session on the table. Two that began alike have the same ID, but the library has them under different ones.
    Session(Box<Item>),
    /// A session on the table that is stored under this key, and the ID with which it began.
    Stored(ReviewKey, EntryId),
}

impl From<ReviewKey> for ReviewSource {
    fn from(key: ReviewKey) -> Self {
        Self::Key(key)
    }
}

impl ReviewSource {
    /// The session on the table; nothing before its first game is over, or if another page plays it.
    pub(super) fn of_table(shell: Shell) -> Option<Self> {
        shell.table_item().map(Box::new).map(Self::Session)
    }

    /// The ID of an entry of the library, or the one with which a session begins.
    pub(super) fn entry(&self) -> Option<&EntryId> {
        match self {
            Self::Key(ReviewKey::Name(_)) => None,
            Self::Key(ReviewKey::Entry(id)) | Self::Stored(_, id) => Some(id),
            Self::Session(session) => Some(&session.entry.id),
        }
    }

    /// Returns the source with its key, which is looked up once.
    pub(super) async fn resolved(self) -> (Self, ReviewKey) {
        let session = match self {
            Self::Session(session) => session,
            Self::Key(ref key) | Self::Stored(ref key, _) => {
                let key = key.clone();
                return (self, key);
            }
        };
        let id = session.entry.id.clone();
        // Where the library cannot be read, nothing can be stored either.
        let stored = database::session_id(*session).await;
        let key = ReviewKey::Entry(stored.unwrap_or_else(|_| id.clone()));
        (Self::Stored(key.clone(), id), key)
    }
}

/// The place of a review in the database. Copies are the same place.
#[derive(Clone, Copy)]
pub(super) struct ReviewStorage {
    /// The key of the review; `None` while it is not stored, or not known to be.
    pub(super) key: RwSignal<Option<ReviewKey>>,
    /// When it was stored last, in milliseconds since 1970.
    last: StoredValue<u64>,
    /// Why it could not be stored.
    pub(super) failed: RwSignal<Option<StoreError>>,
    /// How many reviews by other versions are stored with the match.
    pub(super) others: RwSignal<usize>,
}

impl ReviewStorage {
    pub(super) fn new(key: ArcRwSignal<Option<ReviewKey>>) -> Self {
        Self {
            key: key.into(),
            last: StoredValue::new(unix_ms()),
            failed: RwSignal::new(None),
            others: RwSignal::new(0),
        }
    }

    /// Stores the review unless it was stored a moment ago.
    pub(super) fn save_periodically(self, review: RwSignal<Review>) {
        let last = self.last.try_get_value();
        if last.is_some_and(|last| unix_ms() - last > EVERY_MS) {
            self.save(review);
        }
    }

    /// Stores the review. Where that fails it goes on in memory, and the page says so.
    pub(super) fn save(self, review: RwSignal<Review>) {
        spawn_local(self.store(review));
    }

    /// Stores the review as [`ReviewStorage::save`] does, and comes once that is done.
    pub(super) async fn store(self, review: RwSignal<Review>) {
        let Some(key) = self.key() else {
            return;
        };
        let Some(text) = review.try_with_untracked(Review::to_text) else {
            return;
        };
        self.last.set_value(unix_ms());
        let kept = store(&key, text).await;
        // The room may have been left meanwhile.
        let _gone = self.failed.try_set(kept.err());
    }

    /// The entry of the library that the review is stored with, if it is.
    pub(super) fn entry(self) -> Option<EntryId> {
        match self.key()? {
            ReviewKey::Entry(id) => Some(id),
            ReviewKey::Name(_) => None,
        }
    }

    /// Finds out where a review is stored. Of one that is new, lists the decisions of its match, a game at a time, and
    /// reads what is stored of them. Returns whether the stored review was running; `None` if the room was left.
    pub(super) async fn restore(
        self,
        review: RwSignal<Review>,
        source: Option<ReviewSource>,
        new: Option<Arc<StudyContent>>,
    ) -> Option<bool> {
        if let Some(source) = source {
            let (_, key) = source.resolved().await;
            let _gone = self.key.try_set(Some(key));
        }
        // The one decision of a position is listed, and nothing is stored of it.
        let Some(StudyContent::Match(record)) = new.as_deref() else {
            return Some(false);
        };
        for game in 0..record.games.len() {
            pause(0).await;
            review.try_update_untracked(|review| review.add_game(record, game))?;
        }
        Some(self.read_stored(review).await)
    }

    /// Takes in what is stored of a review; returns whether it was running.
    async fn read_stored(self, review: RwSignal<Review>) -> bool {
        let Some(key) = self.key() else {
            // The decisions are listed.
            let _gone = review.try_update(|_| ());
            return false;
        };
        // Without a database there is nothing to go on with.
        let found = database::analyses(key.as_str()).await.unwrap_or_default();
        let (own, others): (Vec<Analysis>, Vec<Analysis>) = found
            .into_iter()
            .partition(|found| found.is_of(study::VERSION));
        let _gone = self.others.try_set(others.len());
        if let Some(own) = own.first() {
            return take_in(review, &own.text).await;
        }
        let _gone = review.try_update(|_| ());
        false
    }

    fn key(self) -> Option<ReviewKey> {
        self.key.try_get_untracked().flatten()
    }
}

/// Stores the text of a review. Rollouts are stored one by one, by other tabs too, and stay; so do the judgements of an
/// entry's other states.
async fn store(key: &ReviewKey, text: String) -> Result<(), StoreError> {
    let shared = match key {
        ReviewKey::Name(_) => Shared::ByNone,
        ReviewKey::Entry(_) => Shared::ByStates,
    };
    let with_stored = |stored: Option<String>| match stored {
        Some(stored) => merged_review(&text, &stored, shared),
        None => text,
    };
    database::store_analysis(key.as_str(), study::VERSION, with_stored).await
}

/// Stores a rollout with the review under `key`; `review_storage` says so if it cannot be stored.
pub(super) fn save_rollout(
    review_storage: ReviewStorage,
    key: ReviewKey,
    place: String,
    rollout: String,
) {
    spawn_local(async move {
        let with_it = |stored: Option<String>| with_rollout(stored.as_deref(), &place, &rollout);
        let kept = database::store_analysis(key.as_str(), study::VERSION, with_it).await;
        // The room may have been left meanwhile.
        let _gone = review_storage.failed.try_set(kept.err());
    });
}

/// Stores a review whose room is left.
pub(super) fn save_on_leaving(key: Option<ReviewKey>, review: &Review) {
    let Some(key) = key.filter(|_| review.has_begun()) else {
        return;
    };
    let text = review.to_text();
    spawn_local(async move {
        // Nobody is there any more to be told; the review is kept in memory.
        let _kept = store(&key, text).await;
    });
}

/// Takes the lines of a stored review in, a few at a time, so that no frame takes long; whether it was running.
async fn take_in(review: RwSignal<Review>, text: &str) -> bool {
    let mut lines = text.lines();
    let Some(head) = lines.next().and_then(Head::read) else {
        return false;
    };
    // A decision may be shown as soon as its judgement is there, and looks for its rollout then.
    let (rollouts, judgements): (Vec<&str>, Vec<&str>) = lines.partition(|line| is_rollout(line));
    let lines = [rollouts, judgements].concat();
    for some in lines.chunks(AT_ONCE) {
        let known = review.try_update_untracked(|review| {
            for line in some {
                review.restore(line);
            }
        });
        if known.is_none() {
            return false;
        }
        pause(0).await;
    }
    let begun = review.try_update(|review| {
        review.update(ReviewMsg::Restored);
        review.has_begun()
    });
    // One that ran in another match, which was stored under the same name, does not go on in this one.
    head.running && begun == Some(true)
}
