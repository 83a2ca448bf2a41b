//! Duplicates, with one line of text each, and their finished sessions.

use library::{EntryId, room::StoreError};

use super::{
    lines::{Change, change_line, lines},
    open::DUPLICATES,
};

/// Returns the keys and texts of all duplicates and their finished sessions.
pub(crate) async fn duplicates() -> Result<Vec<(String, String)>, StoreError> {
    lines(DUPLICATES).await
}

/// Replaces a duplicate's line with the result of `change`, and removes the values whose keys are in `forget`, in one
/// transaction.
pub(crate) async fn change_duplicate(
    id: &EntryId,
    change: impl FnOnce(Option<&str>) -> Option<String>,
    forget: &[String],
) -> Result<(), StoreError> {
    let change = |stored: Option<&str>| match change(stored) {
        // An unreadable line remains stored, as do the finished sessions whose results belong to it.
        None if stored.is_some() => Err(StoreError::Newer),
        changed => Ok(changed.map(Change::Put)),
    };
    let changed = change_line(DUPLICATES, id.as_str(), change, forget).await;
    changed.map(|_| ())
}

/// Stores a duplicate's finished session until the duplicate room converts it to a result.
pub(crate) async fn store_duplicate_session(id: &EntryId, text: &str) -> Result<(), StoreError> {
    let put = |_: Option<&str>| Ok(Some(Change::Put(text.to_owned())));
    let key = format!("session {}", id.as_str());
    let stored = change_line(DUPLICATES, &key, put, &[]).await;
    stored.map(|_| ())
}

/// Removes a duplicate.
pub(crate) async fn remove_duplicate(id: &EntryId) -> Result<(), StoreError> {
    let remove = |_: Option<&str>| Ok(Some(Change::Remove));
    let removed = change_line(DUPLICATES, id.as_str(), remove, &[]).await;
    removed.map(|_| ())
}
