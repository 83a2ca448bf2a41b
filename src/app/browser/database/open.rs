//! Open database, its object stores, and the mapping of browser exceptions to errors.

use std::{future::poll_fn, pin::pin, task::Poll};

use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams,
    Transaction, TransactionMode, TransactionResult, event::VersionChangeEvent,
};
use library::room::StoreError;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::DomException;

const NAME: &str = "backgammon.library";
const VERSION: u32 = 5;

/// Library entries, as text keyed by ID.
pub(super) const ENTRIES: &str = "entries";
/// Stored matches, as bytes keyed by the same ID.
pub(super) const BODIES: &str = "bodies";
/// Stored analyses, as text. The key is the entry ID, a space and the engine version.
pub(super) const ANALYSES: &str = "analyses";
pub(super) const STORES: [&str; 3] = [ENTRIES, BODIES, ANALYSES];
/// Games with friends, as one line of text per key. Games are added to the library when they are over.
pub(super) const FRIENDS: &str = "friends";
/// Drill cards, as text keyed by the link to their decision, and sheets, keyed by their number. Both are kept when
/// their match is deleted.
pub(super) const CARDS: &str = "cards";

/// Duplicates, as keyed text, and those of their finished sessions that the duplicate room has not yet processed.
pub(super) const DUPLICATES: &str = "duplicates";

/// Analysis queue, as a single text.
pub(super) const QUEUE: &str = "queue";

/// Timeout for opening the database, in milliseconds. A request for a database that another page blocks never
/// completes.
const PATIENCE_MS: u32 = 10_000;

/// Reads the value under a key. This is a separate function because awaiting a request inline generates a lot of code.
pub(super) async fn get(store: &ObjectStore, key: JsValue) -> Result<Option<JsValue>, StoreError> {
    store.get(key).map_err(why)?.await.map_err(why)
}

/// Reads all values, or those whose keys are in `range`.
pub(super) async fn get_all(
    store: &ObjectStore,
    range: Option<KeyRange>,
) -> Result<Vec<JsValue>, StoreError> {
    let all = store.get_all(range.map(Into::into), None);
    all.map_err(why)?.await.map_err(why)
}

/// Waits until a transaction over `store` has been committed.
pub(super) async fn finished(
    transaction: Transaction,
    store: &ObjectStore,
) -> Result<(), StoreError> {
    // The future reports only that the transaction was aborted; the reason is read from a second handle.
    let second = store.transaction();
    match transaction.await {
        Ok(TransactionResult::Committed) => Ok(()),
        Ok(TransactionResult::Aborted) => {
            Err(second.error().as_ref().map_or(StoreError::Failed, reason))
        }
        Err(error) => Err(second.error().as_ref().map_or_else(|| why(error), reason)),
    }
}

/// Open database, closed on drop.
pub(super) struct Open(pub(super) Database);

impl Drop for Open {
    fn drop(&mut self) {
        // Transactions that have already started still complete.
        self.0.close();
    }
}

impl Open {
    pub(super) async fn new() -> Result<Self, StoreError> {
        let factory = Factory::new().map_err(|_| StoreError::NoDatabase)?;
        let mut request = factory.open(NAME, Some(VERSION)).map_err(why)?;
        request.on_upgrade_needed(|event| {
            // An error here also makes the request to open the database fail.
            let _made = make(&event);
        });
        let mut opening = pin!(request.into_future());
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

    pub(super) fn read(&self, store: &str) -> Result<(Transaction, ObjectStore), StoreError> {
        let transaction = self.0.transaction(&[store], TransactionMode::ReadOnly);
        let transaction = transaction.map_err(why)?;
        let store = transaction.object_store(store).map_err(why)?;
        Ok((transaction, store))
    }

    /// Makes all or none of the changes to the library's stores; returns once they have been committed.
    pub(super) async fn change(
        &self,
        changes: impl FnOnce(&Transaction) -> Result<(), Error>,
    ) -> Result<(), StoreError> {
        let transaction = self.0.transaction(&STORES, TransactionMode::ReadWrite);
        let transaction = transaction.map_err(why)?;
        if let Err(error) = changes(&transaction) {
            // The transaction may already be aborted.
            let _aborted = transaction.abort();
            return Err(why(error));
        }
        let store = transaction.object_store(ENTRIES).map_err(why)?;
        finished(transaction, &store).await
    }
}

/// Creates or upgrades the stores, step by step from the existing version.
fn make(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    let existing = database.store_names();
    for store in STORES
        .into_iter()
        .chain([FRIENDS, CARDS, DUPLICATES, QUEUE])
    {
        if !existing.iter().any(|name| name == store) {
            database.create_object_store(store, ObjectStoreParams::new())?;
        }
    }
    Ok(())
}

pub(super) fn why(error: Error) -> StoreError {
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

/// Maps the name of a browser exception to the corresponding error.
fn reason(exception: &DomException) -> StoreError {
    match exception.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        "VersionError" => StoreError::Newer,
        // Firefox throws one of these in some private windows, and every browser does if storage is disabled.
        "InvalidStateError" | "SecurityError" | "NotSupportedError" => StoreError::NoDatabase,
        _ => StoreError::Failed,
    }
}
