//! Storage of reviews, in the library's database beside their match.

use std::sync::Arc;

use leptos::prelude::*;
use library::{Analysis, EntryId, Item, room::StoreError};
use study::{
    Head, Review, ReviewMsg, Shared, StudyContent, is_rollout, merged_review, stored_rollout,
    with_rollout,
};

use crate::{
    browser::{database, spawn_local, timer::pause, unix_ms},
    rooms::Shell,
};

/// Interval at which a running review is stored, in milliseconds.
const EVERY_MS: u64 = 5_000;
/// Lines of a stored review parsed per batch; the event loop runs between batches.
const AT_ONCE: usize = 10;

/// Key of a stored review.
#[derive(Clone)]
pub(super) enum ReviewKey {
    /// A name that has one review at a time: the review of the last link, or of a session that is not in the library
    /// yet.
    Name(&'static str),
    /// Library entry; its review contains the decisions of all states of the entry.
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

/// Source of the reviewed content.
#[derive(Clone)]
pub(super) enum ReviewSource {
    /// Content stored under this key.
    Key(ReviewKey),
    /// The session on the table. Two sessions with the same start have the same ID, but different IDs in the library.
    Session(Box<Item>),
    /// Session on the table that is stored under this key, and the ID with which the session began.
    Stored(ReviewKey, EntryId),
}

impl From<ReviewKey> for ReviewSource {
    fn from(key: ReviewKey) -> Self {
        Self::Key(key)
    }
}

impl ReviewSource {
    /// Returns the session on the table; `None` before its first game is over, or if another page plays it.
    pub(super) fn of_table(shell: Shell) -> Option<Self> {
        shell.table_item().map(Box::new).map(Self::Session)
    }

    /// Returns the ID of a library entry, or the ID with which a session starts; `None` for a review stored under a
    /// name.
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
        // If the library cannot be read, the review cannot be stored either.
        let stored = database::session_id(*session).await;
        let key = ReviewKey::Entry(stored.unwrap_or_else(|_| id.clone()));
        (Self::Stored(key.clone(), id), key)
    }
}

/// Storage of a review in the database. Copies refer to the same storage.
#[derive(Clone, Copy)]
pub(super) struct ReviewStorage {
    /// Key of the review; `None` while the review is not stored, or the key is unknown.
    pub(super) key: RwSignal<Option<ReviewKey>>,
    /// Time of the last save, in milliseconds since 1970.
    last: StoredValue<u64>,
    /// Error of the last save.
    pub(super) failed: RwSignal<Option<StoreError>>,
    /// Number of reviews by other versions that are stored with the match.
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

    /// Stores the review unless it has just been stored.
    pub(super) fn save_periodically(self, review: RwSignal<Review>) {
        let last = self.last.try_get_value();
        if last.is_some_and(|last| unix_ms() - last > EVERY_MS) {
            self.save(review);
        }
    }

    /// Stores the review. If that fails, the review continues in memory, and the page reports it.
    pub(super) fn save(self, review: RwSignal<Review>) {
        spawn_local(self.store(review));
    }

    /// Stores the review as [`ReviewStorage::save`] does; returns when the review is stored.
    pub(super) async fn store(self, review: RwSignal<Review>) {
        let Some(key) = self.key() else {
            return;
        };
        let Some(text) = review.try_with_untracked(Review::to_text) else {
            return;
        };
        self.last.set_value(unix_ms());
        let stored = store(&key, text).await;
        // The room may have been left in the meantime.
        let _gone = self.failed.try_set(stored.err());
    }

    /// Returns the library entry with which the review is stored; `None` without a library entry.
    pub(super) fn entry(self) -> Option<EntryId> {
        match self.key()? {
            ReviewKey::Entry(id) => Some(id),
            ReviewKey::Name(_) => None,
        }
    }

    /// Finds the key of a review. For a new review, lists the decisions of its match, one game at a time, and reads the
    /// stored evaluations, which may have been read as `analyses`. Returns `true` if the stored review was running;
    /// `None` if the room was left.
    pub(super) async fn restore(
        self,
        review: RwSignal<Review>,
        source: Option<ReviewSource>,
        new: Option<Arc<StudyContent>>,
        analyses: Option<Arc<Vec<Analysis>>>,
    ) -> Option<bool> {
        if let Some(source) = source {
            let (_, key) = source.resolved().await;
            let _gone = self.key.try_set(Some(key));
        }
        // The single decision of a position is listed, and its review is not stored.
        let Some(StudyContent::Match(record)) = new.as_deref() else {
            return Some(false);
        };
        for game in 0..record.games.len() {
            pause(0).await;
            review.try_update_untracked(|review| review.add_game(record, game))?;
        }
        let analyses = match (analyses, self.key()) {
            (Some(analyses), _) => analyses,
            (None, Some(key)) => Arc::new(read(&key).await),
            (None, None) => Arc::default(),
        };
        let (own, others): (Vec<&Analysis>, Vec<&Analysis>) = analyses
            .iter()
            .partition(|found| found.is_of(study::VERSION));
        let _gone = self.others.try_set(others.len());
        if let Some(own) = own.first() {
            return Some(take_in(review, &own.text).await);
        }
        // The decisions are listed.
        let _gone = review.try_update(|_| ());
        Some(false)
    }

    /// Adds the evaluations and rollouts that a job of the queue has stored.
    pub(super) async fn read_again(self, review: RwSignal<Review>) {
        let Some(key) = self.key() else { return };
        let analyses = read(&key).await;
        if let Some(own) = analyses.iter().find(|one| one.is_of(study::VERSION)) {
            take_in(review, &own.text).await;
        }
    }

    fn key(self) -> Option<ReviewKey> {
        self.key.try_get_untracked().flatten()
    }
}

/// Reads the reviews that are stored under a key; without a database there are none.
pub(super) async fn read(key: &ReviewKey) -> Vec<Analysis> {
    database::analyses(key.as_str()).await.unwrap_or_default()
}

/// Stores the text of a review. Rollouts, which other tabs also store one by one, and the evaluations of the entry's
/// other states are preserved.
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

/// Stores the text of an entry's review as [`store`] does, unless the entry has been deleted; returns `false` if it has
/// been deleted.
pub(super) async fn store_of_entry(id: &EntryId, text: String) -> Result<bool, StoreError> {
    let with_stored = |stored: Option<String>| match stored {
        Some(stored) => merged_review(&text, &stored, Shared::ByStates),
        None => text,
    };
    database::store_analysis_of_entry(id, study::VERSION, with_stored).await
}

/// Returns the stored rollout of the decision at this place; `None` if it has not been rolled out.
pub(super) async fn rollout(id: &EntryId, place: &str) -> Result<Option<String>, StoreError> {
    let analyses = database::analyses(id.as_str()).await?;
    let own = analyses.iter().find(|one| one.is_of(study::VERSION));
    Ok(own.and_then(|own| stored_rollout(&own.text, place).map(str::to_owned)))
}

/// Stores a rollout with the review of an entry, unless the entry has been deleted; returns `false` if it has been
/// deleted.
pub(super) async fn store_rollout_of_entry(
    id: &EntryId,
    place: &str,
    rollout: &str,
) -> Result<bool, StoreError> {
    let with_it = |stored: Option<String>| with_rollout(stored.as_deref(), place, rollout);
    database::store_analysis_of_entry(id, study::VERSION, with_it).await
}

/// Stores a rollout with the review under `key`; a failure is reported in `review_storage`.
pub(super) fn save_rollout(
    review_storage: ReviewStorage,
    key: ReviewKey,
    place: String,
    rollout: String,
) {
    spawn_local(async move {
        let with_it = |stored: Option<String>| with_rollout(stored.as_deref(), &place, &rollout);
        let result = database::store_analysis(key.as_str(), study::VERSION, with_it).await;
        // The room may have been left in the meantime.
        let _gone = review_storage.failed.try_set(result.err());
    });
}

/// Stores a review whose room is left.
pub(super) fn save_on_leaving(key: Option<ReviewKey>, review: &Review) {
    let Some(key) = key.filter(|_| review.has_begun()) else {
        return;
    };
    let text = review.to_text();
    spawn_local(async move {
        // The page no longer exists, so the error cannot be reported; the review remains in memory.
        let _kept = store(&key, text).await;
    });
}

/// Parses the lines of a stored review in batches, so that no frame takes long; returns `true` if the review was
/// running.
async fn take_in(review: RwSignal<Review>, text: &str) -> bool {
    let mut lines = text.lines();
    let Some(head) = lines.next().and_then(Head::read) else {
        return false;
    };
    // Rollouts are parsed first, because a decision looks for its rollout when it is shown with its evaluation.
    let (rollouts, judgements): (Vec<&str>, Vec<&str>) = lines.partition(|line| is_rollout(line));
    let lines = [rollouts, judgements].concat();
    for chunk in lines.chunks(AT_ONCE) {
        let restored = review.try_update_untracked(|review| {
            for line in chunk {
                review.restore(line);
            }
        });
        if restored.is_none() {
            return false;
        }
        pause(0).await;
    }
    let has_begun = review.try_update(|review| {
        review.update(ReviewMsg::Restored);
        review.has_begun()
    });
    // A running review of another match, stored under the same name, does not continue in this review.
    head.running && has_begun == Some(true)
}
