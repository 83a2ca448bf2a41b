//! In-memory replacement for the library database in native builds: each thread, and so each test, has a separate one.
//! Imports are refused, because they are tested in browsers.

#![expect(
    clippy::unused_async,
    reason = "the functions of the browser's database wait"
)]

use std::{cell::RefCell, collections::BTreeMap};

use library::{Added, Analysis, Edit, Entry, EntryId, Item, SaveReason, room::StoreError};

/// Counterpart of the type of the same name in the browser's database.
pub(crate) type Stays = fn(&str, &str) -> bool;

/// Stored values.
#[derive(Debug, Default)]
struct Stored {
    items: BTreeMap<EntryId, Item>,
    /// Analyses, keyed by match ID and engine version.
    analyses: BTreeMap<(String, String), Analysis>,
    friends: Lines,
    cards: Lines,
    duplicates: Lines,
    queue: Option<String>,
}

/// Lines of text, keyed like those in the browser's database.
type Lines = BTreeMap<String, String>;

thread_local! {
    static STORED: RefCell<Stored> = RefCell::default();
}

fn with<T>(act: impl FnOnce(&mut Stored) -> T) -> T {
    STORED.with_borrow_mut(act)
}

/// Removes all stored values.
#[cfg(test)]
pub(crate) fn clear() {
    with(|stored| *stored = Stored::default());
}

fn pairs(lines: &Lines) -> Vec<(String, String)> {
    lines.clone().into_iter().collect()
}

/// Replaces the line under a key with the result of `change`.
fn replace(lines: &mut Lines, key: &str, change: impl FnOnce(Option<&str>) -> Option<String>) {
    if let Some(line) = change(lines.get(key).map(String::as_str)) {
        lines.insert(key.to_owned(), line);
    }
}

pub(crate) async fn entries() -> Result<Vec<Entry>, StoreError> {
    let entry = |item: &Item| item.entry.clone();
    Ok(with(|stored| stored.items.values().map(entry).collect()))
}

pub(crate) async fn item(id: &EntryId) -> Result<Option<Item>, StoreError> {
    Ok(with(|stored| stored.items.get(id).cloned()))
}

pub(crate) async fn bodies(ids: &[&EntryId]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
    let body = |stored: &Stored, id: &EntryId| Some(stored.items.get(id)?.body.clone());
    Ok(with(|stored| {
        ids.iter().map(|id| body(stored, id)).collect()
    }))
}

pub(crate) async fn store_items(items: &[Item]) -> Result<(), StoreError> {
    let items = items.iter().cloned();
    with(|stored| {
        stored
            .items
            .extend(items.map(|item| (item.entry.id.clone(), item)));
    });
    Ok(())
}

pub(crate) async fn store_sessions(
    sessions: Vec<Item>,
    _reason: SaveReason,
) -> Result<(), StoreError> {
    store_items(&sessions).await
}

pub(crate) async fn store_edited(
    mut item: Item,
    before: Option<&[u8]>,
) -> Result<bool, StoreError> {
    Ok(with(|stored| {
        if let Some(known) = stored.items.get(&item.entry.id) {
            if before != Some(&*known.body) {
                return false;
            }
            item.entry.inherit(&known.entry);
        }
        stored.items.insert(item.entry.id.clone(), item);
        true
    }))
}

pub(crate) async fn session_id(session: Item) -> Result<EntryId, StoreError> {
    Ok(session.entry.id)
}

pub(crate) async fn purge(ids: &[EntryId]) -> Result<(), StoreError> {
    with(|stored| stored.items.retain(|id, _| !ids.contains(id)));
    Ok(())
}

pub(crate) async fn apply_edit(ids: &[EntryId], edit: &Edit) -> Result<(), StoreError> {
    with(|stored| {
        for id in ids {
            if let Some(item) = stored.items.get_mut(id) {
                edit.apply(&mut item.entry);
            }
        }
    });
    Ok(())
}

pub(crate) async fn store_added(
    _added: Added,
    _merge: impl FnOnce(&[String], &[String]) -> Vec<(String, String)>,
    _stays: Stays,
) -> Result<Vec<Entry>, StoreError> {
    Err(StoreError::NoDatabase)
}

pub(crate) async fn analyses(id: &str) -> Result<Vec<Analysis>, StoreError> {
    Ok(with(|stored| {
        let all = stored.analyses.iter();
        let own = all.filter(|((name, _), _)| name == id);
        own.map(|(_, analysis)| analysis.clone()).collect()
    }))
}

pub(crate) async fn analyses_of(ids: &[EntryId]) -> Result<Vec<(EntryId, Analysis)>, StoreError> {
    let mut found = Vec::new();
    for id in ids {
        let own = analyses(id.as_str()).await?;
        found.extend(own.into_iter().map(|analysis| (id.clone(), analysis)));
    }
    Ok(found)
}

pub(crate) async fn analysed(version: &str) -> Result<Vec<String>, StoreError> {
    Ok(with(|stored| {
        let all = stored.analyses.keys();
        let own = all.filter(|(_, by)| by == version);
        own.map(|(name, _)| name.clone()).collect()
    }))
}

pub(crate) async fn with_analyses(
    ids: &[&EntryId],
    version: &str,
) -> Result<Vec<Option<(Vec<u8>, String)>>, StoreError> {
    let one = |stored: &Stored, id: &EntryId| {
        let key = (id.as_str().to_owned(), version.to_owned());
        let text = stored.analyses.get(&key)?.text.clone();
        Some((stored.items.get(id)?.body.clone(), text))
    };
    Ok(with(|stored| {
        ids.iter().map(|id| one(stored, id)).collect()
    }))
}

pub(crate) async fn store_analysis(
    id: &str,
    version: &str,
    text: impl FnOnce(Option<String>) -> String,
) -> Result<(), StoreError> {
    let key = (id.to_owned(), version.to_owned());
    let before = with(|stored| stored.analyses.get(&key).map(|found| found.text.clone()));
    let analysis = Analysis {
        version: version.to_owned(),
        text: text(before),
    };
    with(|stored| stored.analyses.insert(key, analysis));
    Ok(())
}

pub(crate) async fn store_analysis_of_entry(
    id: &EntryId,
    version: &str,
    text: impl FnOnce(Option<String>) -> String,
) -> Result<bool, StoreError> {
    let is_there = |stored: &mut Stored| {
        let item = stored.items.get(id);
        item.is_some_and(|item| item.entry.deleted.is_none())
    };
    if !with(is_there) {
        return Ok(false);
    }
    store_analysis(id.as_str(), version, text)
        .await
        .map(|()| true)
}

pub(crate) async fn queue() -> Result<Option<String>, StoreError> {
    Ok(with(|stored| stored.queue.clone()))
}

pub(crate) async fn change_queue(
    change: impl FnOnce(Option<&str>) -> String,
) -> Result<(), StoreError> {
    with(|stored| stored.queue = Some(change(stored.queue.as_deref())));
    Ok(())
}

pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    Ok(with(|stored| stored.cards.values().cloned().collect()))
}

pub(crate) async fn change_cards(
    change: impl FnOnce(&[String]) -> Vec<(String, String)>,
) -> Result<usize, StoreError> {
    let changed = change(&cards().await?);
    let count = changed.len();
    with(|stored| stored.cards.extend(changed));
    Ok(count)
}

pub(crate) async fn change_card(
    key: &str,
    change: impl FnOnce(Option<&str>) -> Option<String>,
) -> Result<(), StoreError> {
    with(|stored| replace(&mut stored.cards, key, change));
    Ok(())
}

pub(crate) async fn remove_card(key: &str) -> Result<(), StoreError> {
    with(|stored| stored.cards.remove(key));
    Ok(())
}

pub(crate) async fn friend_games() -> Result<Vec<(String, String)>, StoreError> {
    Ok(with(|stored| pairs(&stored.friends)))
}

pub(crate) async fn store_friend_game(
    id: &EntryId,
    before: Option<&str>,
    line: String,
) -> Result<bool, StoreError> {
    Ok(with(|stored| {
        let is_same = stored.friends.get(id.as_str()).map(String::as_str) == before;
        if is_same {
            stored.friends.insert(id.as_str().to_owned(), line);
        }
        is_same
    }))
}

pub(crate) async fn remove_friend_game(id: &EntryId, before: &str) -> Result<bool, StoreError> {
    Ok(with(|stored| {
        let key = id.as_str();
        let is_same = stored.friends.get(key).is_none_or(|line| line == before);
        if is_same {
            stored.friends.remove(key);
        }
        is_same
    }))
}

pub(crate) async fn duplicates() -> Result<Vec<(String, String)>, StoreError> {
    Ok(with(|stored| pairs(&stored.duplicates)))
}

pub(crate) async fn change_duplicate(
    id: &EntryId,
    change: impl FnOnce(Option<&str>) -> Option<String>,
    forget: &[String],
) -> Result<(), StoreError> {
    with(|stored| {
        replace(&mut stored.duplicates, id.as_str(), change);
        stored.duplicates.retain(|key, _| !forget.contains(key));
    });
    Ok(())
}

pub(crate) async fn store_duplicate_session(id: &EntryId, text: &str) -> Result<(), StoreError> {
    let key = format!("session {}", id.as_str());
    with(|stored| stored.duplicates.insert(key, text.to_owned()));
    Ok(())
}

pub(crate) async fn remove_duplicate(id: &EntryId) -> Result<(), StoreError> {
    with(|stored| stored.duplicates.remove(id.as_str()));
    Ok(())
}
