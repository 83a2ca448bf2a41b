//! Search for a match in which the reader's side is unknown.

use library::{Entry, EntryId, Kind};

use crate::browser::{database, own_side};

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
