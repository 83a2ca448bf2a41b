//! Stored match: an ordinary library entry, so that an unfinished transcription is listed, exported, backed up and
//! deleted like any other match.

use editor::transcript::Transcript;
use leptos::prelude::*;
use library::{BodyFormat, Entry, EntryId, Item, Source, room::StoreError};
use table::Route;

use super::state::{LENGTH, Saved, Stored, Transcription};
use crate::browser::{database, spawn_local, unix_ms};

/// Loads the match named in the address, or the last unfinished transcription.
pub(super) async fn load(room: Transcription) {
    let id = match room.shell.route() {
        Route::Transcribe(Some(id)) => Some(id),
        _ => last_unfinished().await,
    };
    let Some(id) = id else {
        return;
    };
    match database::item(&id).await {
        Ok(Some(item)) => show(room, item),
        Ok(None) => {}
        Err(why) => {
            let _left = room.saved.try_set(Saved::Failed(why));
        }
    }
}

/// Returns the most recently started unfinished transcription.
async fn last_unfinished() -> Option<EntryId> {
    let entries = database::entries().await.unwrap_or_default();
    let is_open = |entry: &Entry| {
        let is_own = entry.source == Source::Transcribed && entry.deleted.is_none();
        is_own && !entry.finished
    };
    let last = entries
        .into_iter()
        .filter(is_open)
        .max_by_key(|entry| entry.added);
    last.map(|entry| entry.id)
}

/// Shows a stored match. A match that was not transcribed in this room is left unchanged; its corrected version becomes
/// a new match.
fn show(room: Transcription, item: Item) {
    let Item { entry, body } = item;
    let record = entry.record(&body).ok().filter(Transcript::can_continue);
    let Some(record) = record else {
        let _left = room.saved.try_set(Saved::Damaged);
        return;
    };
    let is_own = entry.source == Source::Transcribed && entry.form == BodyFormat::Record;
    // The room may have been closed in the meantime.
    if room.model.try_set(Transcript::of(record)).is_some() {
        return;
    }
    if is_own {
        room.stored.set_value(Stored {
            id: Some(entry.id.clone()),
            body: Some(body),
            ..Stored::default()
        });
        let _left = room.saved.try_set(Saved::Stored);
        room.shell.rename(Route::Transcribe(Some(entry.id)));
    }
}

/// Starts a new match; the current one remains in the library. Does nothing while the current match is being saved.
pub(super) fn begin_new(room: Transcription) {
    if room.stored.with_value(|stored| stored.is_busy) {
        return;
    }
    room.stored.update_value(|stored| {
        *stored = Stored {
            number: stored.number + 1,
            ..Stored::default()
        };
    });
    room.saved.set(Saved::Nothing);
    room.model.set(Transcript::new(LENGTH));
    room.shell.rename(Route::Transcribe(None));
}

/// Saves the match once the previous save has finished.
pub(super) fn save(room: Transcription) {
    let is_busy = room.stored.try_update_value(|stored| {
        stored.is_changed = true;
        std::mem::replace(&mut stored.is_busy, true)
    });
    if is_busy == Some(false) {
        spawn_local(save_changes(room));
    }
}

/// Saves the match repeatedly until no unsaved changes are left.
async fn save_changes(room: Transcription) {
    loop {
        let next = room.stored.try_update_value(|stored| {
            stored.is_busy = std::mem::take(&mut stored.is_changed);
            stored.is_busy.then(|| stored.clone())
        });
        let Some(Some(stored)) = next else {
            return;
        };
        let Some(record) = room
            .model
            .try_with_untracked(|model| model.record().clone())
        else {
            return;
        };
        let now = unix_ms();
        let id = stored.id.clone().unwrap_or_else(|| new_id(now));
        let item = Item::of_transcript(id.clone(), &record, now);
        let outcome = store(item, stored.body.as_deref(), now).await;
        let saved = match outcome {
            Ok((item, saved)) => {
                let is_same = room.stored.try_update_value(|current| {
                    // Another match may have been started in the meantime.
                    let is_same = current.number == stored.number;
                    if is_same {
                        (current.id, current.body) = (Some(item.entry.id.clone()), Some(item.body));
                    }
                    is_same
                });
                if is_same != Some(true) {
                    continue;
                }
                if stored.id.as_ref() != Some(&item.entry.id) {
                    room.shell.rename(Route::Transcribe(Some(item.entry.id)));
                }
                saved
            }
            Err(why) => Saved::Failed(why),
        };
        // A later success must not replace the message that a version was saved separately.
        if room.saved.try_get_untracked() != Some(Saved::Beside) || saved != Saved::Stored {
            let _left = room.saved.try_set(saved);
        }
    }
}

/// Saves the match under its ID, or under a new ID if another tab has changed the stored match.
async fn store(item: Item, before: Option<&[u8]>, now: u64) -> Result<(Item, Saved), StoreError> {
    if database::store_edited(item.clone(), before).await? {
        return Ok((item, Saved::Stored));
    }
    let mut beside = item;
    beside.entry.id = new_id(now);
    let is_stored = database::store_edited(beside.clone(), None).await?;
    if is_stored {
        Ok((beside, Saved::Beside))
    } else {
        Err(StoreError::Failed)
    }
}

fn new_id(now: u64) -> EntryId {
    EntryId::of(&[b"transcript", &now.to_le_bytes()])
}
