//! Stored games with friends, and data about them for other rooms.

use correspondence::Msg;
use library::{EntryId, Item, SaveReason};
use record::KeyValueStore as _;

use crate::browser::{database, friends::RUNNING, storage::Browser, unix_ms};

/// Reads the stored games.
pub(super) async fn load() -> Msg {
    let games = database::friend_games().await;
    Msg::Loaded(games, unix_ms())
}

/// Stores a game's line if the stored line is still `before`.
pub(super) async fn store(key: EntryId, before: Option<String>, line: String) -> Msg {
    let stored = database::store_friend_game(&key, before.as_deref(), line).await;
    Msg::Stored(key, stored)
}

/// Removes a game if its stored line is still `before`.
pub(super) async fn remove(key: EntryId, before: String) -> Msg {
    Msg::Removed(database::remove_friend_game(&key, &before).await)
}

/// Stores a finished game in the library.
pub(super) async fn add_to_library(item: Item) {
    // This room stores the game itself; the library reports its own storage errors.
    let _stored = database::store_sessions(vec![item], SaveReason::Played).await;
}

/// Stores the number of games in progress, and of those in which it is the player's turn, for the start page.
pub(super) fn store_counts(running: u32, due: u32) {
    // If this fails, only the count on the start page is missing.
    let _stored = Browser.set(RUNNING, &format!("{running} {due}"));
}
