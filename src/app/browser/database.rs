//! The library's database: entries, the stored matches that go with them, their analyses, and the cards of the drills,
//! in an `IndexedDB`.
//!
//! `idb` is the lower-level one of the two maintained crates. `rexie` is built on it and hides one thing that is needed
//! here: the reason why a transaction was aborted, the only sign that storage is full. Neither would make this file shorter.
//!
//! It is a database of its own: that of `script/mirror.js` holds the running game, and has one number of changes with
//! localStorage that nothing here may disturb. It is opened for each task and closed after it, so that no page that was
//! left open keeps a newer release from changing its form.

mod analyses;
mod cards;
mod duplicates;
mod friends;
mod restore;
mod sessions;

pub(crate) use self::{
    analyses::{analysed, analyses, analyses_of, store_analysis, with_analyses},
    cards::{cards, change_card, change_cards},
    duplicates::{change_duplicate, duplicates, remove_duplicate, store_duplicate_session},
    friends::{friend_games, remove_friend_game, store_friend_game},
    restore::store_added,
    sessions::{apply_edit, session_id, store_sessions},
};

use std::{future::poll_fn, pin::pin, task::Poll};

use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams,
    Transaction, TransactionMode, TransactionResult, event::VersionChangeEvent,
};
use library::{Entry, EntryId, Item};
use room::StoreError;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomException, js_sys::Uint8Array};

const NAME: &str = "backgammon.library";
const VERSION: u32 = 4;

/// The lines of the library, as text under their ids.
const ENTRIES: &str = "entries";
/// The stored matches, as bytes under the same ids.
const BODIES: &str = "bodies";
/// Stored analyses, as text. The key is the entry's id, a space and the version of the engine.
const ANALYSES: &str = "analyses";
const STORES: [&str; 3] = [ENTRIES, BODIES, ANALYSES];
/// Games with friends: a line of text each under its key. No part of the library until they are over.
const FRIENDS: &str = "friends";
/// The cards of the drills, as text under the links of their decisions. They stay when the match that they come from goes.
const CARDS: &str = "cards";

/// Duplicates, as text under their keys, and sessions of them that the room has not seen.
const DUPLICATES: &str = "duplicates";

/// How long the database may take to open: one that another page blocks does not answer at all.
const PATIENCE_MS: u32 = 10_000;

/// All entries, deleted ones too; lines that this release cannot read are left where they are.
pub(crate) async fn entries() -> Result<Vec<Entry>, StoreError> {
    let open = Open::new().await?;
    let (transaction, lines) = open.read(ENTRIES)?;
    let lines = get_all(&lines, None).await?;
    drop(transaction);
    Ok(lines.iter().filter_map(entry).collect())
}

/// The stored matches of these entries, in the same order; `None` for each that is missing.
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

/// Reads the value under a key. A function of its own, as the code that waits for a request is large wherever it stands.
async fn get(store: &ObjectStore, key: JsValue) -> Result<Option<JsValue>, StoreError> {
    store.get(key).map_err(why)?.await.map_err(why)
}

/// Reads all values, or those with keys in a range.
async fn get_all(store: &ObjectStore, range: Option<KeyRange>) -> Result<Vec<JsValue>, StoreError> {
    let all = store.get_all(range.map(Into::into), None);
    all.map_err(why)?.await.map_err(why)
}

/// All keys of a store with their texts.
async fn pairs(store: &str) -> Result<Vec<(String, String)>, StoreError> {
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

/// Returns an entry with its stored match, deleted or not; `None` if there is none.
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

/// Puts entries with their stored matches into the library, all or none.
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

/// The key of an analysis of a match.
fn analysis_key(id: &str, version: &str) -> JsValue {
    format!("{id} {version}").into()
}

/// The keys of all analyses of a match.
fn belonging(id: &str) -> Result<KeyRange, StoreError> {
    let (from, to) = (id.into(), format!("{id}~").into());
    KeyRange::bound(&from, &to, None, None).map_err(why)
}

/// Removes entries with all that belongs to them.
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

/// Waits until the database has the changes of a transaction, in which `store` is.
async fn finished(transaction: Transaction, store: &ObjectStore) -> Result<(), StoreError> {
    // The future says only that it was aborted; the reason is asked of a second handle.
    let second = store.transaction();
    match transaction.await {
        Ok(TransactionResult::Committed) => Ok(()),
        Ok(TransactionResult::Aborted) => {
            Err(second.error().as_ref().map_or(StoreError::Failed, reason))
        }
        Err(error) => Err(second.error().as_ref().map_or_else(|| why(error), reason)),
    }
}

/// Reads the entry of a stored line; `None` if it is damaged.
fn entry(line: &JsValue) -> Option<Entry> {
    Entry::from_line(&line.as_string()?)
}

/// Returns the bytes of a stored match; `None` if something else is stored there.
fn bytes(body: &JsValue) -> Option<Vec<u8>> {
    body.dyn_ref().map(Uint8Array::to_vec)
}

fn key(id: &EntryId) -> JsValue {
    id.as_str().into()
}

/// The database while something is done in it.
struct Open(Database);

impl Drop for Open {
    fn drop(&mut self) {
        // Transactions that have already started still complete.
        self.0.close();
    }
}

impl Open {
    async fn new() -> Result<Self, StoreError> {
        let factory = Factory::new().map_err(|_| StoreError::NoDatabase)?;
        let mut asked = factory.open(NAME, Some(VERSION)).map_err(why)?;
        asked.on_upgrade_needed(|event| {
            // An error here also fails the request to open the database.
            let _made = make(&event);
        });
        let mut opening = pin!(asked.into_future());
        let mut patience = pin!(TimeoutFuture::new(PATIENCE_MS));
        let opened = poll_fn(|context| match opening.as_mut().poll(context) {
            Poll::Ready(opened) => Poll::Ready(opened.map_err(why)),
            Poll::Pending => patience
                .as_mut()
                .poll(context)
                .map(|()| Err(StoreError::Blocked)),
        });
        opened.await.map(Self)
    }

    fn read(&self, store: &str) -> Result<(Transaction, ObjectStore), StoreError> {
        let begun = self.0.transaction(&[store], TransactionMode::ReadOnly);
        let transaction = begun.map_err(why)?;
        let store = transaction.object_store(store).map_err(why)?;
        Ok((transaction, store))
    }

    /// Makes changes, all or none, and comes back when the database has them.
    async fn change(
        &self,
        changes: impl FnOnce(&Transaction) -> Result<(), Error>,
    ) -> Result<(), StoreError> {
        self.change_in(&STORES, changes).await
    }

    /// Makes changes in some of the stores, all or none.
    async fn change_in(
        &self,
        stores: &[&str],
        changes: impl FnOnce(&Transaction) -> Result<(), Error>,
    ) -> Result<(), StoreError> {
        let begun = self.0.transaction(stores, TransactionMode::ReadWrite);
        let transaction = begun.map_err(why)?;
        if let Err(error) = changes(&transaction) {
            // The transaction may have been aborted already.
            let _aborted = transaction.abort();
            return Err(why(error));
        }
        let first = stores.first().copied().unwrap_or(ENTRIES);
        let store = transaction.object_store(first).map_err(why)?;
        finished(transaction, &store).await
    }
}

/// Makes the form of the database, step by step from whatever is there.
fn make(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    let there = database.store_names();
    for store in STORES.into_iter().chain([FRIENDS, CARDS, DUPLICATES]) {
        if !there.iter().any(|name| name == store) {
            database.create_object_store(store, ObjectStoreParams::new())?;
        }
    }
    Ok(())
}

fn why(error: Error) -> StoreError {
    let thrown = match error {
        Error::DomException(exception) => return reason(&exception),
        Error::IndexedDbNotFound(_) => return StoreError::NoDatabase,
        Error::IndexedDbOpenFailed(thrown)
        | Error::TransactionOpenFailed(thrown)
        | Error::UpdateFailed(thrown)
        | Error::AddFailed(thrown) => thrown,
        _ => return StoreError::Failed,
    };
    thrown.dyn_ref().map_or(StoreError::Failed, reason)
}

/// The reason that a browser gives by the name of its exception.
fn reason(exception: &DomException) -> StoreError {
    match exception.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        "VersionError" => StoreError::Newer,
        // So Firefox refuses a database in some private windows, and every browser where storage is switched off.
        "InvalidStateError" | "SecurityError" | "NotSupportedError" => StoreError::NoDatabase,
        _ => StoreError::Failed,
    }
}
