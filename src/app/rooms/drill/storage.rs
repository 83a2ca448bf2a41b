//! Search for a reviewed match in which the player's side is unknown.

use library::{Entry, EntryId, Kind};

use crate::browser::{database, own_side};

/// Returns a reviewed match for which the player has not yet said which side was theirs; `None` if there is no such
/// match or no database.
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
