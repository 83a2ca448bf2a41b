//! Saved sessions in the library: storing, finding and editing them. Each operation is one transaction, so that no
//! other tab can interleave.

use idb::{ObjectStore, Transaction, TransactionMode};
use library::{Edit, Entry, EntryId, Item, Placement, SaveReason, place, room::StoreError};
use web_sys::js_sys::Uint8Array;

use super::{
    entries::{belonging, bytes, entry, key},
    lines::put,
    open::{BODIES, ENTRIES, Open, STORES, finished, get, why},
};

/// Stores sessions in the library in a single transaction, each under the ID chosen by [`place`].
pub(crate) async fn store_sessions(
    sessions: Vec<Item>,
    reason: SaveReason,
) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let (transaction, [lines, bodies]) = begin(&open, TransactionMode::ReadWrite)?;
    for session in sessions {
        store_item(session, reason, &lines, &bodies).await?;
    }
    finished(transaction, &lines).await
}

/// Stores an imported item under the ID chosen by [`place`]; returns its library entry, and `true` if that entry now
/// contains the item's match.
pub(super) async fn store_imported_item(
    item: Item,
    lines: &ObjectStore,
    bodies: &ObjectStore,
) -> Result<(Entry, bool), StoreError> {
    store_item(item, SaveReason::Imported, lines, bodies).await
}

/// Stores an item under the ID chosen by [`place`]; returns its library entry, and `true` if that entry now contains
/// the item's match.
async fn store_item(
    mut item: Item,
    reason: SaveReason,
    lines: &ObjectStore,
    bodies: &ObjectStore,
) -> Result<(Entry, bool), StoreError> {
    loop {
        let stored = stored(lines, bodies, &item.entry.id).await?;
        let known = stored.as_ref().map_or(&item, |stored| stored).entry.clone();
        let is_same = stored
            .as_ref()
            .is_some_and(|stored| stored.body == item.body);
        match place(item, stored, reason) {
            Placement::Store(Item { entry, body }) => {
                let id = key(&entry.id);
                let body = Uint8Array::from(body.as_slice());
                bodies.put(&body, Some(&id)).map_err(why)?;
                put(lines, &id, &entry.to_line())?;
                return Ok((entry, true));
            }
            Placement::Known => return Ok((known, is_same)),
            Placement::Beside(elsewhere) => item = elsewhere,
        }
    }
}

/// Stores a match that is being edited under its ID if the stored match is still `before` or was removed, so that
/// another tab's changes are not lost; returns `true` if the match was stored. The title, the note and the time of
/// addition are kept, and the earlier match's analyses are removed.
pub(crate) async fn store_edited(
    mut item: Item,
    before: Option<&[u8]>,
) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let transaction = open.0.transaction(&STORES, TransactionMode::ReadWrite);
    let transaction = transaction.map_err(why)?;
    let [lines, bodies, analyses] = STORES.map(|store| transaction.object_store(store));
    let (lines, bodies) = (lines.map_err(why)?, bodies.map_err(why)?);
    if let Some(stored) = stored(&lines, &bodies, &item.entry.id).await? {
        if before != Some(&*stored.body) {
            return Ok(false);
        }
        item.entry.inherit(&stored.entry);
    }
    let Item { entry, body } = item;
    let id = key(&entry.id);
    let range = belonging(entry.id.as_str())?;
    analyses.map_err(why)?.delete(range).map_err(why)?;
    let body = Uint8Array::from(body.as_slice());
    bodies.put(&body, Some(&id)).map_err(why)?;
    put(&lines, &id, &entry.to_line())?;
    finished(transaction, &lines).await.map(|()| true)
}

/// Returns the ID under which the library has stored a session, or would store it. This is not the session's own ID if
/// the entry stored under that ID has continued differently.
pub(crate) async fn session_id(mut session: Item) -> Result<EntryId, StoreError> {
    let open = Open::new().await?;
    let (transaction, [lines, bodies]) = begin(&open, TransactionMode::ReadOnly)?;
    let id = loop {
        let id = session.entry.id.clone();
        let stored = stored(&lines, &bodies, &id).await?;
        match place(session, stored, SaveReason::Played) {
            Placement::Store(_) | Placement::Known => break id,
            Placement::Beside(elsewhere) => session = elsewhere,
        }
    };
    drop(transaction);
    Ok(id)
}

/// Applies a player's edit to all or none of the given entries; missing entries are skipped.
pub(crate) async fn apply_edit(ids: &[EntryId], edit: &Edit) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let (transaction, [lines, _]) = begin(&open, TransactionMode::ReadWrite)?;
    for id in ids {
        let line = get(&lines, key(id)).await?;
        if let Some(mut entry) = line.as_ref().and_then(entry) {
            edit.apply(&mut entry);
            put(&lines, &key(id), &entry.to_line())?;
        }
    }
    finished(transaction, &lines).await
}

fn begin(
    open: &Open,
    mode: TransactionMode,
) -> Result<(Transaction, [ObjectStore; 2]), StoreError> {
    let stores = [ENTRIES, BODIES];
    let transaction = open.0.transaction(&stores, mode);
    let transaction = transaction.map_err(why)?;
    let [lines, bodies] = stores.map(|store| transaction.object_store(store));
    let both = [lines.map_err(why)?, bodies.map_err(why)?];
    Ok((transaction, both))
}

async fn stored(
    lines: &ObjectStore,
    bodies: &ObjectStore,
    id: &EntryId,
) -> Result<Option<Item>, StoreError> {
    let line = get(lines, key(id)).await?;
    let body = get(bodies, key(id)).await?;
    let entry = line.as_ref().and_then(entry);
    let body = body.as_ref().and_then(bytes);
    Ok(entry.zip(body).map(|(entry, body)| Item { entry, body }))
}
