//! Games with friends: a line of text for each, which several tabs may change.

use idb::{ObjectStore, Transaction, TransactionMode};
use library::EntryId;
use room::StoreError;

use super::{FRIENDS, Open, finished, get, key, pairs, why};

/// All games with friends: keys and lines.
pub(crate) async fn friend_games() -> Result<Vec<(String, String)>, StoreError> {
    pairs(FRIENDS).await
}

/// Writes the line of a game with a friend, unless another tab has changed it since it was `before`: whether it was
/// written.
pub(crate) async fn store_friend_game(
    id: &EntryId,
    before: Option<&str>,
    line: &str,
) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let (transaction, games) = change(&open)?;
    if there(&games, id).await?.as_deref() != before {
        return Ok(false);
    }
    games.put(&line.into(), Some(&key(id))).map_err(why)?;
    finished(transaction, &games).await.map(|()| true)
}

/// Removes a game with a friend, unless another tab has changed it since it was `before`: whether it is gone.
pub(crate) async fn remove_friend_game(id: &EntryId, before: &str) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let (transaction, games) = change(&open)?;
    match there(&games, id).await? {
        Some(line) if line != before => return Ok(false),
        Some(_) => {}
        None => return Ok(true),
    }
    games.delete(key(id)).map_err(why)?;
    finished(transaction, &games).await.map(|()| true)
}

fn change(open: &Open) -> Result<(Transaction, ObjectStore), StoreError> {
    let begun = open.0.transaction(&[FRIENDS], TransactionMode::ReadWrite);
    let transaction = begun.map_err(why)?;
    let games = transaction.object_store(FRIENDS).map_err(why)?;
    Ok((transaction, games))
}

async fn there(games: &ObjectStore, id: &EntryId) -> Result<Option<String>, StoreError> {
    let there = get(games, key(id)).await?;
    Ok(there.and_then(|line| line.as_string()))
}
