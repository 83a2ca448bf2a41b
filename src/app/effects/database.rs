//! The library's database: entries, the stored matches that go with them, their analyses, and the cards of the drills,
//! in an `IndexedDB`.
//!
//! `idb` is the lower-level one of the two maintained crates. `rexie` is built on it and hides one thing that is needed
//! here: the reason why a transaction was aborted, the only sign that storage is full. Neither would make this file shorter.
//!
//! It is a database of its own: that of `xtask/mirror.js` holds the running game, and has one number of changes with
//! localStorage that nothing here may disturb. It is opened for each task and closed after it, so that no page that was
//! left open keeps a newer release from changing its form.

use std::{future::poll_fn, pin::pin, task::Poll};

use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStoreParams, Transaction,
    TransactionMode, TransactionResult, event::VersionChangeEvent,
};
use library::{Analysis, Entry, EntryId, Item, StoreError};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomException, js_sys::Uint8Array};

const NAME: &str = "backgammon.library";
const VERSION: u32 = 3;

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

/// How long the database may take to open: one that another page blocks does not answer at all.
const PATIENCE_MS: u32 = 10_000;

/// All entries, deleted ones too; lines that this release cannot read are left where they are.
pub(crate) async fn entries() -> Result<Vec<Entry>, StoreError> {
    let open = Open::new().await?;
    let (transaction, lines) = open.read(ENTRIES)?;
    let lines = lines.get_all(None, None).map_err(why)?.await.map_err(why)?;
    drop(transaction);
    let entry = |line: &JsValue| Entry::from_line(&line.as_string()?);
    Ok(lines.iter().filter_map(entry).collect())
}

/// The stored matches of these entries, in the same order; `None` for each that is missing.
pub(crate) async fn bodies(ids: &[&EntryId]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
    let open = Open::new().await?;
    let (transaction, bodies) = open.read(BODIES)?;
    let mut found = Vec::new();
    for id in ids {
        let body = bodies.get(key(id)).map_err(why)?.await.map_err(why)?;
        found.push(body.map(|body| Uint8Array::new(&body).to_vec()));
    }
    drop(transaction);
    Ok(found)
}

/// An entry with its stored match, deleted or not; nothing if it is not there.
pub(crate) async fn item(id: &EntryId) -> Result<Option<Item>, StoreError> {
    let open = Open::new().await?;
    let (transaction, lines) = open.read(ENTRIES)?;
    let line = lines.get(key(id)).map_err(why)?.await.map_err(why)?;
    drop(transaction);
    let Some(entry) = line.and_then(|line| Entry::from_line(&line.as_string()?)) else {
        return Ok(None);
    };
    let body = bodies(&[id]).await?.pop().flatten();
    Ok(body.map(|body| Item { entry, body }))
}

/// Puts a session that was played here into the library, in the place of an earlier state of it. One that has not
/// changed stays as it is: the player may have deleted it.
pub(crate) async fn keep_session(mut session: Item) -> Result<(), StoreError> {
    if let Some(before) = item(&session.entry.id).await? {
        if before.body == session.body {
            return Ok(());
        }
        session.entry.follow(&before.entry);
    }
    keep(&[session]).await
}

/// Moves games that were set aside into the library, all or none. One that was there before keeps its name and note, and
/// comes back if it was deleted.
pub(crate) async fn keep_set_aside(mut games: Vec<Item>) -> Result<(), StoreError> {
    for game in &mut games {
        if let Some(before) = item(&game.entry.id).await? {
            game.entry.follow(&before.entry);
        }
    }
    keep(&games).await
}

/// Writes the lines of these entries, all or none.
pub(crate) async fn write(entries: &[Entry]) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change(|transaction| {
        let lines = transaction.object_store(ENTRIES)?;
        for entry in entries {
            lines.put(&entry.to_line().into(), Some(&key(&entry.id)))?;
        }
        Ok(())
    })
    .await
}

/// Puts entries with their stored matches into the library, all or none.
pub(crate) async fn keep(items: &[Item]) -> Result<(), StoreError> {
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

/// The analyses of a match, each version's; those that have no version are left out.
pub(crate) async fn analyses(id: &str) -> Result<Vec<Analysis>, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.read(ANALYSES)?;
    let own = all.get_all(Some(belonging(id)?.into()), None);
    let found = own.map_err(why)?.await.map_err(why)?;
    drop(transaction);
    let analysis = |text: &JsValue| Analysis::from_text(&text.as_string()?);
    Ok(found.iter().filter_map(analysis).collect())
}

/// The names of all matches that have an analysis by `version`.
pub(crate) async fn analysed(version: &str) -> Result<Vec<String>, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.read(ANALYSES)?;
    let keys = all.get_all_keys(None, None).map_err(why)?;
    let keys = keys.await.map_err(why)?;
    drop(transaction);
    let name = |key: &JsValue| {
        let key = key.as_string()?;
        let (name, by) = key.split_once(' ')?;
        (by == version).then(|| name.to_owned())
    };
    Ok(keys.iter().filter_map(name).collect())
}

/// The stored match of an entry with the text of its analysis by `version`; nothing if one of them is missing.
pub(crate) async fn with_analysis(
    id: &EntryId,
    version: &str,
) -> Result<Option<(Vec<u8>, String)>, StoreError> {
    let open = Open::new().await?;
    let begun = open
        .0
        .transaction(&[BODIES, ANALYSES], TransactionMode::ReadOnly);
    let transaction = begun.map_err(why)?;
    let [bodies, analyses] = [BODIES, ANALYSES].map(|store| transaction.object_store(store));
    let body = bodies.map_err(why)?.get(key(id)).map_err(why)?;
    let stored = JsValue::from(format!("{} {version}", id.as_str()));
    let text = analyses.map_err(why)?.get(stored).map_err(why)?;
    let (body, text) = (body.await.map_err(why)?, text.await.map_err(why)?);
    drop(transaction);
    let body = body.map(|body| Uint8Array::new(&body).to_vec());
    let found = text.and_then(|text| Analysis::from_text(&text.as_string()?));
    Ok(body.zip(found).map(|(body, found)| (body, found.text)))
}

/// Stores an analysis of a match in the place of the same version's.
pub(crate) async fn keep_analysis(id: &str, analysis: &Analysis) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change(|transaction| {
        let key = format!("{id} {}", analysis.version).into();
        let stored = transaction.object_store(ANALYSES)?;
        stored.put(&analysis.to_text().into(), Some(&key))?;
        Ok(())
    })
    .await
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

/// All games with friends: keys and lines.
pub(crate) async fn friend_games() -> Result<Vec<(String, String)>, StoreError> {
    let open = Open::new().await?;
    let (transaction, games) = open.read(FRIENDS)?;
    let keys = games.get_all_keys(None, None).map_err(why)?;
    let keys = keys.await.map_err(why)?;
    let lines = games.get_all(None, None).map_err(why)?.await.map_err(why)?;
    drop(transaction);
    let pairs = keys.iter().zip(&lines);
    let text = |(key, line): (&JsValue, &JsValue)| Some((key.as_string()?, line.as_string()?));
    Ok(pairs.filter_map(text).collect())
}

/// Writes the line of a game with a friend, unless another tab has changed it since it was `before`: whether it was
/// written.
pub(crate) async fn keep_friend_game(
    id: &EntryId,
    before: Option<&str>,
    line: &str,
) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let begun = open.0.transaction(&[FRIENDS], TransactionMode::ReadWrite);
    let transaction = begun.map_err(why)?;
    let games = transaction.object_store(FRIENDS).map_err(why)?;
    let there = games.get(key(id)).map_err(why)?.await.map_err(why)?;
    if there.and_then(|line| line.as_string()).as_deref() != before {
        return Ok(false);
    }
    games.put(&line.into(), Some(&key(id))).map_err(why)?;
    finished(transaction, &games).await.map(|()| true)
}

/// Removes a game with a friend.
pub(crate) async fn remove_friend_game(id: &EntryId) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let begun = open.0.transaction(&[FRIENDS], TransactionMode::ReadWrite);
    let transaction = begun.map_err(why)?;
    let games = transaction.object_store(FRIENDS).map_err(why)?;
    games.delete(key(id)).map_err(why)?;
    finished(transaction, &games).await
}

/// Waits until the database has the changes of a transaction, in which `store` is.
async fn finished(transaction: Transaction, store: &idb::ObjectStore) -> Result<(), StoreError> {
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

/// The lines of all cards of the drills.
pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    let open = Open::new().await?;
    let (transaction, cards) = open.read(CARDS)?;
    let lines = cards.get_all(None, None).map_err(why)?.await.map_err(why)?;
    drop(transaction);
    Ok(lines.iter().filter_map(JsValue::as_string).collect())
}

/// Writes cards, each the key and its line, all or none.
pub(crate) async fn keep_cards(cards: &[(String, String)]) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change_in(&[CARDS], |transaction| {
        let store = transaction.object_store(CARDS)?;
        for (key, line) in cards {
            store.put(&line.into(), Some(&key.into()))?;
        }
        Ok(())
    })
    .await
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

    fn read(&self, store: &str) -> Result<(Transaction, idb::ObjectStore), StoreError> {
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
    for store in STORES.into_iter().chain([FRIENDS, CARDS]) {
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
