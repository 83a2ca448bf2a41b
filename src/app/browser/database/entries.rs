//! Library entries with their stored matches.

use idb::KeyRange;
use library::{Entry, EntryId, Item, room::StoreError};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::Uint8Array;

use super::open::{BODIES, ENTRIES, Open, STORES, get, get_all, why};

/// Returns all entries, including deleted ones. Lines that this release cannot read are skipped and remain stored.
pub(crate) async fn entries() -> Result<Vec<Entry>, StoreError> {
    let open = Open::new().await?;
    let (transaction, lines) = open.read(ENTRIES)?;
    let lines = get_all(&lines, None).await?;
    drop(transaction);
    Ok(lines.iter().filter_map(entry).collect())
}

/// Returns the given entries' stored matches, in the same order; `None` for each missing match.
pub(crate) async fn bodies(ids: &[&EntryId]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
    let open = Open::new().await?;
    let (transaction, bodies) = open.read(BODIES)?;
    let mut found = Vec::new();
    for id in ids {
        let body = get(&bodies, key(id)).await?;
        found.push(body.as_ref().and_then(bytes));
    }
    drop(transaction);
    Ok(found)
}

/// Returns an entry with its stored match, even if deleted; `None` if the ID is unknown.
pub(crate) async fn item(id: &EntryId) -> Result<Option<Item>, StoreError> {
    let open = Open::new().await?;
    let (transaction, lines) = open.read(ENTRIES)?;
    let line = get(&lines, key(id)).await?;
    drop(transaction);
    let Some(entry) = line.as_ref().and_then(entry) else {
        return Ok(None);
    };
    let body = bodies(&[id]).await?.pop().flatten();
    Ok(body.map(|body| Item { entry, body }))
}

/// Stores all or none of the entries, with their matches.
pub(crate) async fn store_items(items: &[Item]) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change(|transaction| {
        let lines = transaction.object_store(ENTRIES)?;
        let bodies = transaction.object_store(BODIES)?;
        for Item { entry, body } in items {
            let id = key(&entry.id);
            bodies.put(&Uint8Array::from(body.as_slice()), Some(&id))?;
            lines.put(&entry.to_line().into(), Some(&id))?;
        }
        Ok(())
    })
    .await
}

/// Removes entries with their matches and analyses.
pub(crate) async fn purge(ids: &[EntryId]) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let ranges: Result<Vec<KeyRange>, StoreError> =
        ids.iter().map(|id| belonging(id.as_str())).collect();
    let ranges = ranges?;
    open.change(|transaction| {
        for store in STORES {
            let store = transaction.object_store(store)?;
            for range in &ranges {
                store.delete(range.clone())?;
            }
        }
        Ok(())
    })
    .await
}

/// Returns the key of a match's analysis from engine version `version`.
pub(super) fn analysis_key(id: &str, version: &str) -> JsValue {
    format!("{id} {version}").into()
}

/// Returns the key range of a match's analyses.
pub(super) fn belonging(id: &str) -> Result<KeyRange, StoreError> {
    let (from, to) = (id.into(), format!("{id}~").into());
    KeyRange::bound(&from, &to, None, None).map_err(why)
}

/// Parses a stored entry; `None` if it is damaged.
pub(super) fn entry(line: &JsValue) -> Option<Entry> {
    Entry::from_line(&line.as_string()?)
}

/// Returns the bytes of a stored match; `None` if the value is not a byte array.
pub(super) fn bytes(body: &JsValue) -> Option<Vec<u8>> {
    body.dyn_ref().map(Uint8Array::to_vec)
}

pub(super) fn key(id: &EntryId) -> JsValue {
    id.as_str().into()
}
