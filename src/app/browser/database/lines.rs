//! Keyed lines of text that store games with friends, duplicates and cards. Several tabs may change the lines.

use idb::{ObjectStore, Transaction, TransactionMode};
use library::room::StoreError;
use wasm_bindgen::JsValue;

use super::open::{Open, finished, get, get_all, why};

/// Change to a stored line.
pub(super) enum Change {
    /// Stores this line.
    Put(String),
    /// Removes the line.
    Remove,
}

/// Reads all lines with their keys.
pub(super) async fn lines(store: &str) -> Result<Vec<(String, String)>, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.read(store)?;
    let keys = all.get_all_keys(None, None).map_err(why)?;
    let keys = keys.await.map_err(why)?;
    let lines = get_all(&all, None).await?;
    drop(transaction);
    let pairs = keys.iter().zip(&lines);
    let text = |(key, line): (&JsValue, &JsValue)| Some((key.as_string()?, line.as_string()?));
    Ok(pairs.filter_map(text).collect())
}

/// Makes the change that `change` returns for the stored line, and removes the lines whose keys are in `forget`, in one
/// transaction, so that no other tab can interleave. If `change` returns `None`, changes nothing and returns `false`.
pub(super) async fn change_line(
    store: &str,
    key: &str,
    change: impl FnOnce(Option<&str>) -> Result<Option<Change>, StoreError>,
    forget: &[String],
) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = begin(&open, store)?;
    let key = JsValue::from(key);
    let stored = get(&all, key.clone()).await?;
    let stored = stored.and_then(|line| line.as_string());
    match change(stored.as_deref())? {
        None => return Ok(false),
        Some(Change::Put(line)) => put(&all, &key, &line)?,
        Some(Change::Remove) => {
            all.delete(key).map_err(why)?;
        }
    }
    for name in forget {
        all.delete(JsValue::from(name)).map_err(why)?;
    }
    finished(transaction, &all).await.map(|()| true)
}

/// Writes all or none of the lines that `change` computes from all stored lines, as pairs of key and line, in one
/// transaction, so that no other tab can interleave. Returns the number of lines written.
pub(super) async fn change_lines(
    store: &str,
    change: impl FnOnce(&[String]) -> Vec<(String, String)>,
) -> Result<usize, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = begin(&open, store)?;
    let lines = get_all(&all, None).await?;
    let lines: Vec<String> = lines.iter().filter_map(JsValue::as_string).collect();
    let changed = change(&lines);
    for (key, line) in &changed {
        put(&all, &key.into(), line)?;
    }
    finished(transaction, &all).await?;
    Ok(changed.len())
}

fn begin(open: &Open, store: &str) -> Result<(Transaction, ObjectStore), StoreError> {
    let transaction = open.0.transaction(&[store], TransactionMode::ReadWrite);
    let transaction = transaction.map_err(why)?;
    let all = transaction.object_store(store).map_err(why)?;
    Ok((transaction, all))
}

/// Stores a line under a key.
pub(super) fn put(all: &ObjectStore, key: &JsValue, line: &str) -> Result<(), StoreError> {
    all.put(&line.into(), Some(key)).map_err(why).map(|_| ())
}
