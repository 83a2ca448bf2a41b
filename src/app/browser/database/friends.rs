//! Games with friends, with one line of text each.

use library::{EntryId, room::StoreError};

use super::{
    lines::{Change, change_line, lines},
    open::FRIENDS,
};

/// Returns the keys and lines of all games with friends.
pub(crate) async fn friend_games() -> Result<Vec<(String, String)>, StoreError> {
    lines(FRIENDS).await
}

/// Writes the line of a game with a friend if the stored line is still `before`, so that another tab's changes are not
/// lost; returns `true` if the line was written.
pub(crate) async fn store_friend_game(
    id: &EntryId,
    before: Option<&str>,
    line: String,
) -> Result<bool, StoreError> {
    let change = |stored: Option<&str>| Ok((stored == before).then_some(Change::Put(line)));
    change_line(FRIENDS, id.as_str(), change, &[]).await
}

/// Removes a game with a friend if the stored line is still `before`, so that another tab's changes are not lost;
/// returns `true` if it no longer exists.
pub(crate) async fn remove_friend_game(id: &EntryId, before: &str) -> Result<bool, StoreError> {
    let is_same = |stored: Option<&str>| stored.is_none_or(|line| line == before);
    let change = |stored: Option<&str>| Ok(is_same(stored).then_some(Change::Remove));
    change_line(FRIENDS, id.as_str(), change, &[]).await
}
