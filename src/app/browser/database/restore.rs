//! Storage of an import: all or nothing, in one transaction over all object stores.

use std::collections::BTreeMap;

use idb::{ObjectStore, Transaction, TransactionMode};
use library::{Added, Analysis, Entry, EntryId, Item, KeyedLines, room::StoreError};
use wasm_bindgen::JsValue;

use super::{
    entries::analysis_key,
    lines::put,
    open::{
        ANALYSES, BODIES, CARDS, DUPLICATES, ENTRIES, FRIENDS, Open, finished, get, get_all, why,
    },
    sessions::store_imported_item,
};

const ALL: [&str; 6] = [ENTRIES, BODIES, ANALYSES, CARDS, FRIENDS, DUPLICATES];

/// Object stores, in the order of [`ALL`].
struct Stores {
    lines: ObjectStore,
    bodies: ObjectStore,
    analyses: ObjectStore,
    cards: ObjectStore,
    friends: ObjectStore,
    duplicates: ObjectStore,
}

/// Function that receives the stored line and the backup's line for a game with a friend; returns `true` if the stored
/// line is kept when the backup replaces all data.
pub(crate) type Stays = fn(&str, &str) -> bool;

/// Stores an import; `merge` computes the card lines to write, with their keys, from the stored and the imported lines.
/// Returns the imported entries in their final form.
pub(crate) async fn store_added(
    added: Added,
    merge: impl FnOnce(&[String], &[String]) -> Vec<(String, String)>,
    stays: Stays,
) -> Result<Vec<Entry>, StoreError> {
    let open = Open::new().await?;
    let transaction = open.0.transaction(&ALL, TransactionMode::ReadWrite);
    let transaction = transaction.map_err(why)?;
    let stores = Stores::of(&transaction)?;
    match stores.write(added, merge, stays).await {
        Ok(entries) => finished(transaction, &stores.lines).await.map(|()| entries),
        Err(why) => {
            // The transaction may already be aborted.
            let _aborted = transaction.abort();
            Err(why)
        }
    }
}

impl Stores {
    fn of(transaction: &Transaction) -> Result<Self, StoreError> {
        let store = |name| transaction.object_store(name).map_err(why);
        Ok(Self {
            lines: store(ENTRIES)?,
            bodies: store(BODIES)?,
            analyses: store(ANALYSES)?,
            cards: store(CARDS)?,
            friends: store(FRIENDS)?,
            duplicates: store(DUPLICATES)?,
        })
    }

    async fn write(
        &self,
        mut added: Added,
        merge: impl FnOnce(&[String], &[String]) -> Vec<(String, String)>,
        stays: Stays,
    ) -> Result<Vec<Entry>, StoreError> {
        if added.replaces {
            for (key, line) in &mut added.others.friends {
                let present = get(&self.friends, key.as_str().into()).await?;
                let present = present.and_then(|present| present.as_string());
                if let Some(present) = present.filter(|present| stays(present, line)) {
                    *line = present;
                }
            }
            for store in [
                &self.lines,
                &self.bodies,
                &self.analyses,
                &self.cards,
                &self.friends,
                &self.duplicates,
            ] {
                store.clear().map_err(why)?;
            }
        }
        let entries = self.write_items(added.items, added.analyses).await?;
        if !added.cards.is_empty() {
            let stored = get_all(&self.cards, None).await?;
            let stored: Vec<String> = stored.iter().filter_map(JsValue::as_string).collect();
            for (key, line) in merge(&stored, &added.cards) {
                put(&self.cards, &key.into(), &line)?;
            }
        }
        add_missing(&self.friends, added.others.friends).await?;
        add_missing(&self.duplicates, added.others.duplicates).await?;
        Ok(entries)
    }

    /// Writes items with their analyses. For an entry that was already stored, an analysis is written only if the entry
    /// has the same match and lacks the analysis.
    async fn write_items(
        &self,
        items: Vec<Item>,
        analyses: Vec<(EntryId, Analysis)>,
    ) -> Result<Vec<Entry>, StoreError> {
        let mut of_entries: BTreeMap<EntryId, Vec<Analysis>> = BTreeMap::new();
        for (id, analysis) in analyses {
            of_entries.entry(id).or_default().push(analysis);
        }
        let mut entries = Vec::with_capacity(items.len());
        for item in items {
            let analyses = of_entries.remove(&item.entry.id).unwrap_or_default();
            let (entry, is_same) = store_imported_item(item, &self.lines, &self.bodies).await?;
            for analysis in analyses.iter().filter(|_| is_same) {
                let key = analysis_key(entry.id.as_str(), &analysis.version);
                if get(&self.analyses, key.clone()).await?.is_none() {
                    let text = analysis.to_text().into();
                    self.analyses.put(&text, Some(&key)).map_err(why)?;
                }
            }
            entries.push(entry);
        }
        Ok(entries)
    }
}

/// Writes only the lines with new keys, since a line that is already stored may be newer.
async fn add_missing(store: &ObjectStore, lines: KeyedLines) -> Result<(), StoreError> {
    for (key, line) in lines {
        if get(store, key.as_str().into()).await?.is_none() {
            put(store, &key.into(), &line)?;
        }
    }
    Ok(())
}
