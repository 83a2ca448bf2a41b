//! Search for stored games that could be the source of the player's mistakes.

use library::{Entry, EntryId, Kind};

use crate::browser::{database, own_side};

/// Stored games from which the player's mistakes could come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum StoredGames {
    /// There are no games, or the database cannot be read.
    #[default]
    Nothing,
    /// There are games, but no reviewed match in which the player's side is unknown.
    Games,
    /// Reviewed match for which the player has not yet said which side was theirs.
    Sideless(EntryId),
}

/// Returns the stored games, preferring a reviewed match in which the player's side is unknown.
pub(super) async fn stored_games() -> StoredGames {
    let Ok(entries) = database::entries().await else {
        return StoredGames::Nothing;
    };
    let is_game = |entry: &Entry| entry.kind != Kind::Position && entry.deleted.is_none();
    let games: Vec<Entry> = entries.into_iter().filter(is_game).collect();
    if games.is_empty() {
        return StoredGames::Nothing;
    }
    let reviewed = database::analysed(study::VERSION).await.unwrap_or_default();
    let asks = |entry: &Entry| {
        entry.is_imported()
            && own_side::answered(entry.id.as_str()).is_none()
            && own_side::of_entry(entry).is_none()
            && reviewed.iter().any(|id| id == entry.id.as_str())
    };
    let found = games.into_iter().find(asks);
    found.map_or(StoredGames::Games, |found| StoredGames::Sideless(found.id))
}
