//! Duplicates: a line of text for each, which several tabs may change.

use idb::TransactionMode;
use library::EntryId;
use room::StoreError;

use super::{DUPLICATES, Open, finished, get, key, pairs, why};

/// Returns all keys and texts: duplicates, and finished sessions of them.
pub(crate) async fn duplicates() -> Result<Vec<(String, String)>, StoreError> {
    pairs(DUPLICATES).await
}

/// Replaces a duplicate's line by what `change` returns for it, and removes the values of the keys in `forget`, in one
/// transaction, so that no other tab interleaves.
pub(crate) async fn change_duplicate(
    id: &EntryId,
    change: impl FnOnce(Option<&str>) -> Option<String>,
    forget: &[String],
) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let begun = (open.0).transaction(&[DUPLICATES], TransactionMode::ReadWrite);
    let transaction = begun.map_err(why)?;
    let all = transaction.object_store(DUPLICATES).map_err(why)?;
    let there = get(&all, key(id)).await?;
    let there = there.and_then(|line| line.as_string());
    match change(there.as_deref()) {
        Some(line) => {
            all.put(&line.into(), Some(&key(id))).map_err(why)?;
        }
        // A line that cannot be read stays, and so do the finished sessions whose results it would have.
        None if there.is_some() => return Err(StoreError::Newer),
        None => {}
    }
    for name in forget {
        all.delete(wasm_bindgen::JsValue::from(name)).map_err(why)?;
    }
    finished(transaction, &all).await
}

/// Keeps the stored form of a finished session of a duplicate until the room makes its results of it.
pub(crate) async fn store_duplicate_session(id: &EntryId, text: &str) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change_in(&[DUPLICATES], |transaction| {
        let store = transaction.object_store(DUPLICATES)?;
        store.put(
            &text.into(),
            Some(&format!("session {}", id.as_str()).into()),
        )?;
        Ok(())
    })
    .await
}

/// Removes a duplicate.
pub(crate) async fn remove_duplicate(id: &EntryId) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change_in(&[DUPLICATES], |transaction| {
        transaction.object_store(DUPLICATES)?.delete(key(id))?;
        Ok(())
    })
    .await
}
