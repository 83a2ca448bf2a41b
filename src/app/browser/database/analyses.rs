//! Stored analyses: one text per match and engine version.

use idb::{ObjectStore, TransactionMode};
use library::{Analysis, EntryId, room::StoreError};
use wasm_bindgen::JsValue;

use super::{
    entries::{analysis_key, belonging, bytes, entry, key},
    open::{ANALYSES, BODIES, ENTRIES, Open, finished, get, get_all, why},
};

/// Returns a match's analyses from all engine versions, omitting damaged ones.
pub(crate) async fn analyses(id: &str) -> Result<Vec<Analysis>, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.read(ANALYSES)?;
    let found = get_all(&all, Some(belonging(id)?)).await?;
    drop(transaction);
    Ok(found.iter().filter_map(analysis).collect())
}

/// Returns the given entries' analyses from all engine versions.
pub(crate) async fn analyses_of(ids: &[EntryId]) -> Result<Vec<(EntryId, Analysis)>, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.read(ANALYSES)?;
    let mut found = Vec::new();
    for id in ids {
        let texts = get_all(&all, Some(belonging(id.as_str())?)).await?;
        found.extend(
            texts
                .iter()
                .filter_map(analysis)
                .map(|one| (id.clone(), one)),
        );
    }
    drop(transaction);
    Ok(found)
}

/// Parses a stored analysis; `None` if it is damaged.
fn analysis(text: &JsValue) -> Option<Analysis> {
    Analysis::from_text(&text.as_string()?)
}

/// Returns the IDs of all matches that have an analysis from engine version `version`.
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

/// Returns the given entries' stored matches with the texts of their analyses from engine version `version`, in the
/// same order; `None` for an entry without a match or an analysis. The database is opened once for all entries.
pub(crate) async fn with_analyses(
    ids: &[&EntryId],
    version: &str,
) -> Result<Vec<Option<(Vec<u8>, String)>>, StoreError> {
    let open = Open::new().await?;
    let transaction = open
        .0
        .transaction(&[BODIES, ANALYSES], TransactionMode::ReadOnly);
    let transaction = transaction.map_err(why)?;
    let bodies = transaction.object_store(BODIES).map_err(why)?;
    let analyses = transaction.object_store(ANALYSES).map_err(why)?;
    let mut found = Vec::with_capacity(ids.len());
    for id in ids {
        let body = get(&bodies, key(id)).await?;
        let stored = get(&analyses, analysis_key(id.as_str(), version)).await?;
        let text = stored.as_ref().and_then(analysis).map(|found| found.text);
        found.push(body.as_ref().and_then(bytes).zip(text));
    }
    drop(transaction);
    Ok(found)
}

/// Replaces the text of a match's analysis from engine version `version` with the result of `text`, which receives the
/// stored text. Runs in one transaction, so that no other tab can interleave.
pub(crate) async fn store_analysis(
    id: &str,
    version: &str,
    text: impl FnOnce(Option<String>) -> String,
) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let transaction = open.0.transaction(&[ANALYSES], TransactionMode::ReadWrite);
    let transaction = transaction.map_err(why)?;
    let all = transaction.object_store(ANALYSES).map_err(why)?;
    replace(&all, id, version, text).await?;
    finished(transaction, &all).await
}

/// Replaces the text of an entry's analysis as [`store_analysis`] does, unless the entry has been deleted, which is
/// checked in the same transaction; returns `false` if it has been deleted.
pub(crate) async fn store_analysis_of_entry(
    id: &EntryId,
    version: &str,
    text: impl FnOnce(Option<String>) -> String,
) -> Result<bool, StoreError> {
    let open = Open::new().await?;
    let both = [ENTRIES, ANALYSES];
    let transaction = open.0.transaction(&both, TransactionMode::ReadWrite);
    let transaction = transaction.map_err(why)?;
    let lines = transaction.object_store(ENTRIES).map_err(why)?;
    let line = get(&lines, key(id)).await?;
    let stored = line.as_ref().and_then(entry);
    if stored.is_none_or(|entry| entry.deleted.is_some()) {
        return Ok(false);
    }
    let all = transaction.object_store(ANALYSES).map_err(why)?;
    replace(&all, id.as_str(), version, text).await?;
    finished(transaction, &all).await.map(|()| true)
}

async fn replace(
    all: &ObjectStore,
    id: &str,
    version: &str,
    text: impl FnOnce(Option<String>) -> String,
) -> Result<(), StoreError> {
    let key = analysis_key(id, version);
    let stored = get(all, key.clone()).await?;
    let stored = stored.as_ref().and_then(analysis);
    let analysis = Analysis {
        version: version.to_owned(),
        text: text(stored.map(|stored| stored.text)),
    };
    let put = all.put(&analysis.to_text().into(), Some(&key));
    put.map_err(why).map(|_| ())
}
