//! Storage of reviews in the library's database, alongside their matches.

use std::sync::Arc;

use leptos::prelude::*;
use library::{Analysis, Edit, EntryId, Item, Source, room::StoreError};
use record::MatchRecord;
use study::{
    Model, Review, ReviewMsg, Shared, StoredHead, StudyContent, is_rollout, merged_review,
    stored_rollout, with_rollout,
};

use crate::{
    browser::{database, spawn_local, timer::pause, unix_ms},
    rooms::{Shell, views::position_actions},
};

/// Interval at which a running review is saved, in milliseconds.
const EVERY_MS: u64 = 5_000;
/// Lines of a stored review parsed per batch; the event loop runs between batches.
const AT_ONCE: usize = 10;

/// Key of a stored review.
#[derive(Clone)]
pub(super) enum ReviewKey {
    /// A name that holds one review at a time: that of the last link, or of a session not yet in the library.
    Name(&'static str),
    /// A library entry; its review covers the decisions of every state of the entry.
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
    /// The session at the table. Sessions with the same start share an ID here, but have different IDs in the library.
    Session(Box<Item>),
    /// The session at the table, with the key under which it is stored and the ID with which it began.
    Stored(ReviewKey, EntryId),
}

impl From<ReviewKey> for ReviewSource {
    fn from(key: ReviewKey) -> Self {
        Self::Key(key)
    }
}

impl ReviewSource {
    /// Returns the session at the table; `None` before its first game is over, or if another page is playing it.
    pub(super) fn of_table(shell: Shell) -> Option<Self> {
        shell.table_item().map(Box::new).map(Self::Session)
    }

    /// Returns the ID of the library entry, or the ID with which the session began; `None` for a review stored under a
    /// name.
    pub(super) fn entry(&self) -> Option<&EntryId> {
        match self {
            Self::Key(ReviewKey::Name(_)) => None,
            Self::Key(ReviewKey::Entry(id)) | Self::Stored(_, id) => Some(id),
            Self::Session(session) => Some(&session.entry.id),
        }
    }

    /// Resolves the source to its key; the key is looked up only once.
    pub(super) async fn resolved(self) -> (Self, ReviewKey) {
        let session = match self {
            Self::Session(session) => session,
            Self::Key(ref key) | Self::Stored(ref key, _) => {
                let key = key.clone();
                return (self, key);
            }
        };
        let id = session.entry.id.clone();
        // If the library cannot be read, the review cannot be stored either, so the session's own ID is used.
        let stored = database::session_id(*session).await;
        let key = ReviewKey::Entry(stored.unwrap_or_else(|_| id.clone()));
        (Self::Stored(key.clone(), id), key)
    }
}

/// Database storage for a review. Copies refer to the same storage.
#[derive(Clone, Copy)]
pub(super) struct ReviewStorage {
    /// Key of the review; `None` while the review is not stored or its key is unknown.
    pub(super) key: RwSignal<Option<ReviewKey>>,
    /// Time of the last save, in milliseconds since the Unix epoch.
    last: StoredValue<u64>,
    /// Error from the last save, if any.
    pub(super) failed: RwSignal<Option<StoreError>>,
    /// Number of reviews from other engine versions stored with the match.
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

    /// Saves the review unless it has just been saved.
    pub(super) fn save_periodically(self, review: RwSignal<Review>) {
        let last = self.last.try_get_value();
        if last.is_some_and(|last| unix_ms() - last > EVERY_MS) {
            self.save(review);
        }
    }

    /// Saves the review. If saving fails, the review continues in memory and the page reports the failure.
    pub(super) fn save(self, review: RwSignal<Review>) {
        spawn_local(self.store(review));
    }

    /// Saves the review like [`ReviewStorage::save`], and returns once it is stored.
    pub(super) async fn store(self, review: RwSignal<Review>) {
        let Some(key) = self.key() else {
            return;
        };
        let Some(text) = review.try_with_untracked(Review::to_text) else {
            return;
        };
        self.last.set_value(unix_ms());
        let stored = store(&key, text).await;
        // The room may have been closed in the meantime.
        let _gone = self.failed.try_set(stored.err());
    }

    /// Returns the library entry with which the review is stored; `None` if there is none.
    pub(super) fn entry(self) -> Option<EntryId> {
        match self.key()? {
            ReviewKey::Entry(id) => Some(id),
            ReviewKey::Name(_) => None,
        }
    }

    /// Resolves the key of a review. For a new review, lists the decisions of its match one game at a time and reads
    /// the stored evaluations, unless `analyses` already contains them. Returns `true` if the stored review was
    /// running; `None` if the room was closed.
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
        // A position has a single decision, already listed; its review is not stored, except for a rollout from the
        // queue.
        let Some(StudyContent::Match(record)) = new.as_deref() else {
            if let Some(ReviewKey::Entry(_)) = self.key() {
                self.read_again(review).await;
            }
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
        // Notifies the views that the decisions are listed.
        let _gone = review.try_update(|_| ());
        Some(false)
    }

    /// Adds the evaluations and rollouts stored by a queue job.
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

/// Reads the reviews stored under a key; returns an empty list if there is no database.
pub(super) async fn read(key: &ReviewKey) -> Vec<Analysis> {
    database::analyses(key.as_str()).await.unwrap_or_default()
}

/// Stores the text of a review. Rollouts, which other tabs also store individually, and evaluations of the entry's
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

/// Stores the text of an entry's review like [`store`], unless the entry has been deleted; returns `false` in that
/// case.
pub(super) async fn store_of_entry(id: &EntryId, text: String) -> Result<bool, StoreError> {
    let with_stored = |stored: Option<String>| match stored {
        Some(stored) => merged_review(&text, &stored, Shared::ByStates),
        None => text,
    };
    database::store_analysis_of_entry(id, study::VERSION, with_stored).await
}

/// Saves a match from a link to the library, with its notes and the text of its review; returns `true` if the match or
/// any of its notes is new to the library. A deleted match is restored. The player's own notes on a match that is
/// already in the library are kept.
pub(crate) async fn save_match(
    record: &MatchRecord,
    review: Option<String>,
) -> Result<bool, StoreError> {
    let mut item = Item::of_link(record, unix_ms());
    let id = item.entry.id.clone();
    let stored = database::item(&id).await?;
    let stored = stored.filter(|stored| stored.entry.deleted.is_none());
    if let Some(stored) = &stored {
        let notes = item.entry.notes.clone();
        item.entry.inherit(&stored.entry);
        item.entry.notes.add_missing(&notes);
    }
    let is_new = stored.as_ref() != Some(&item);
    if is_new {
        database::store_items(&[item]).await?;
    }
    if let Some(review) = review {
        store_of_entry(&id, review).await?;
    }
    Ok(is_new)
}

/// Saves the content of a link to the library, with the user's notes and the text of its review; returns the entry's
/// ID, and `true` if the content or any of its notes is new to the library.
pub(super) async fn save_noted(
    model: &Model,
    review: Option<String>,
) -> Result<(EntryId, bool), StoreError> {
    let (id, mut is_new) = match model.content() {
        StudyContent::Match(record) => {
            let id = Item::of_link(record, 0).entry.id;
            (id, save_match(record, review).await?)
        }
        StudyContent::Position(decision) => {
            let id = Item::of_position(decision, Source::Here(None), 0).entry.id;
            (id, position_actions::save(decision).await?)
        }
    };
    let stored = database::item(&id).await?.map(|item| item.entry);
    let (notes, note) = stored.map_or_else(Default::default, |entry| (entry.notes, entry.note));
    let of_match = model.match_note_to_store(&note).map(Edit::Note);
    let own = model.notes_to_store(&notes).into_iter();
    let own = own.filter(|(place, own)| notes.get(*place) != Some(own));
    let edits = own.map(|(place, note)| Edit::NoteAt(place, note));
    for edit in edits.chain(of_match) {
        database::apply_edit(std::slice::from_ref(&id), &edit).await?;
        is_new = true;
    }
    Ok((id, is_new))
}

/// Returns the stored rollout of the decision at `place`; `None` if it has not been rolled out.
pub(super) async fn rollout(id: &EntryId, place: &str) -> Result<Option<String>, StoreError> {
    let analyses = database::analyses(id.as_str()).await?;
    let own = analyses.iter().find(|one| one.is_of(study::VERSION));
    Ok(own.and_then(|own| stored_rollout(&own.text, place).map(str::to_owned)))
}

/// Stores a rollout with an entry's review, unless the entry has been deleted; returns `false` in that case.
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
        // The room may have been closed in the meantime.
        let _gone = review_storage.failed.try_set(result.err());
    });
}

/// Stores a review as its room is closed.
pub(super) fn save_on_leaving(key: Option<ReviewKey>, review: &Review) {
    let Some(key) = key.filter(|_| review.has_begun()) else {
        return;
    };
    let text = review.to_text();
    spawn_local(async move {
        // The room no longer exists, so the error cannot be reported; the review remains in memory.
        let _kept = store(&key, text).await;
    });
}

/// Parses the lines of a stored review in batches, so that no frame takes too long; returns `true` if the review was
/// running.
async fn take_in(review: RwSignal<Review>, text: &str) -> bool {
    let mut lines = text.lines();
    let Some(head) = lines.next().and_then(StoredHead::read) else {
        return false;
    };
    // Rollouts come first, because a decision looks up its rollout when its evaluation is shown.
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
    // A running review of another match, stored under the same name, must not resume here.
    head.is_running && has_begun == Some(true)
}
