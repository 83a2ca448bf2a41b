//! Stored best runs, and the search for a match in which the reader's side is unknown.

use drill::Bests;
use library::{Entry, EntryId, Kind};
use record::KeyValueStore as _;

use crate::browser::{database, own_side, storage::Browser};

/// Key of the best runs.
const BESTS: &str = "backgammon.practice";

/// Returns the stored best runs.
pub(super) fn bests() -> Bests {
    Bests::read(&Browser.get(BESTS).unwrap_or_default())
}

/// Stores the best runs.
pub(super) fn store_bests(text: &str) {
    // If this fails, the next visit shows the earlier best runs.
    let _stored = Browser.set(BESTS, text);
}

/// Returns a reviewed match in which the reader has not yet said which player he or she is; `None` if there is no such
/// match, or without a database.
pub(super) async fn match_without_side() -> Option<EntryId> {
    let reviewed = database::analysed(study::VERSION).await.ok()?;
    let entries = database::entries().await.ok()?;
    let asks = |entry: &Entry| {
        entry.is_imported()
            && entry.kind != Kind::Position
            && entry.deleted.is_none()
            && own_side::answered(entry.id.as_str()).is_none()
            && own_side::of_entry(entry).is_none()
            && reviewed.iter().any(|id| id == entry.id.as_str())
    };
    let found = entries.into_iter().find(asks)?;
    Some(found.id)
}
