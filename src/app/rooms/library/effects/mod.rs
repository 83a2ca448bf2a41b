//! Effects of the library room.

use std::rc::Rc;

use leptos::prelude::*;
use library::{
    Added, Edit, Effect, Entry, EntryId, FileKind, Item, MAX_FILE_BYTES, Msg, Refusal, Reply,
    Request, SaveReason, part_names, room::StoreError, update,
};
use record::{Omission, remove_all_set_aside, set_aside_texts};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Uint8Array;

use super::state::{Chosen, Library};
use crate::{
    browser::{
        database, file, friends, own_side, spawn_local, storage, storage::Browser, stored_names,
        unix_ms,
    },
    rooms::{room_state::then, workers::Reader},
};

pub(super) mod columns;
pub(super) mod pictures;
pub(super) mod reviews;
pub(super) mod whole_backup;

/// Number of set-aside games moved per batch: each is replayed, and the page must remain responsive.
const MOVED: usize = 3;

/// Loads the library, and moves set-aside games into it.
pub(super) fn load(library: Library) {
    spawn_local(async move {
        read_entries(library).await;
        if library.shell.plays() && move_set_aside(library).await {
            read_entries(library).await;
        }
        library.count_set_aside();
        pictures::identify_old(library).await;
    });
}

async fn read_entries(library: Library) {
    let entries = database::entries().await;
    let now = unix_ms();
    library.send(Msg::Loaded { entries, now });
    library.send(Msg::Collected(columns::collected()));
    pictures::read_reviewed(library).await;
}

/// Moves set-aside games into the library; returns `false` if there were none. Games that the library rejects remain
/// set aside and are listed in the settings.
async fn move_set_aside(library: Library) -> bool {
    let mut moved = false;
    for texts in set_aside_texts(&Browser).chunks(MOVED) {
        let game = |text: &String| {
            let item = library.shell.set_aside_item(text, unix_ms())?;
            Some((text.clone(), item))
        };
        let (texts, games): (Vec<String>, Vec<Item>) = texts.iter().filter_map(game).unzip();
        if !games.is_empty() {
            if let Err(why) = database::store_sessions(games, SaveReason::SetAside).await {
                library.send(Msg::Failed(why));
                break;
            }
            remove_all_set_aside(&Browser, &texts);
            moved = true;
        }
    }
    moved
}

/// Resumes an entry's session at the table.
pub(super) fn resume(library: Library, id: EntryId) {
    spawn_local(async move {
        let found = database::item(&id).await;
        let Ok(Some(item)) = found else {
            let why = found.err().unwrap_or(StoreError::Failed);
            return library.send(Msg::Failed(why));
        };
        let Ok(text) = str::from_utf8(&item.body) else {
            return library.send(Msg::Failed(StoreError::Failed));
        };
        library.shell.resume(text);
        // Until the browser has stored the game, the entry is the only copy.
        storage::persisted().await;
        if storage::load_game().is_some_and(|stored| item.is_taken_over_by(&stored)) {
            // If the deletion fails, the game exists twice, but no data is lost.
            let _deleted = database::apply_edit(&[id], &Edit::Deleted(Some(unix_ms()))).await;
        }
    });
}

/// Queues the import of the chosen files; the import starts when no other is running.
pub(super) fn import(library: Library, chosen: Vec<Chosen>) {
    // The room may have been closed in the meantime.
    let number = library.last_import.try_update_value(|last| {
        *last += 1;
        *last
    });
    let Some(number) = number.filter(|_| !chosen.is_empty()) else {
        return;
    };
    let names = chosen.iter().map(|chosen| match chosen {
        Chosen::File(_, name) => Some(name.clone()),
        Chosen::Text(_) => None,
    });
    let names = names.collect();
    library.importing.update_value(|importing| {
        importing.waiting.insert(number, chosen);
    });
    library.send(Msg::Import(number, names));
}

/// Starts import `number`, whose files replace those of the last import.
fn begin_import(library: Library, number: u32) {
    stop(library);
    library.refused.set(None);
    pictures::prepare(library);
    library.importing.update_value(|importing| {
        importing.files = importing.waiting.remove(&number).unwrap_or_default();
    });
}

impl Library {
    /// Updates the model and performs the resulting effects.
    pub(super) fn send(self, msg: Msg) {
        self.change(|model| update(model, msg), |effect| carry_out(self, effect));
    }
}

/// Performs an effect requested by the model.
fn carry_out(library: Library, effect: Effect) {
    let send = move |msg| library.send(msg);
    match effect {
        Effect::Write(ticket, ids, edit) => {
            let edit_stored = async move { database::apply_edit(&ids, &edit).await };
            then(async move { Msg::Written(ticket, edit_stored.await) }, send);
        }
        Effect::StoreCollected(ids) => columns::store_collected(&ids),
        Effect::Purge(ids) => spawn_local(async move {
            // A failed removal is retried the next time the library is opened.
            let _removed = database::purge(&ids).await;
        }),
        Effect::BeginImport(number) => begin_import(library, number),
        Effect::Read(nth) => spawn_local(read(library, nth)),
        Effect::Store(added) => spawn_local(store_added(library, added)),
        Effect::StopReading => stop(library),
        Effect::AnnounceAdded => library.say(words::Words::library_added),
        Effect::Export {
            entries,
            kind,
            cards,
        } => {
            let exported = export(entries, kind, cards);
            then(async move { Msg::Exported(exported.await) }, send);
        }
    }
}

/// Drops the files and stops the reader, even mid-file.
pub(super) fn stop(library: Library) {
    let importing = library.importing.try_update_value(|importing| {
        importing.files.clear();
        importing.reader.take()
    });
    if let Some(reader) = importing.flatten() {
        reader.stop();
    }
}

/// Returns the number of the running import; replies to earlier imports are ignored.
pub(super) fn current(library: Library) -> Option<u32> {
    let number = |model: &library::Model| model.import.as_ref().map(|import| import.number);
    library.model.try_with_untracked(number).flatten()
}

async fn read(library: Library, nth: usize) {
    let Some(import) = current(library) else {
        return;
    };
    let (read, bodies) = match read_file(library, import, nth).await {
        Ok(found) => found,
        Err(refusal) => (Err(refusal), Vec::new()),
    };
    if current(library) != Some(import) {
        return;
    }
    library.importing.update_value(|importing| {
        if nth + 1 == importing.files.len() {
            importing.reader = None;
        }
    });
    library.send(Msg::FileRead(read, bodies));
}

type FileRead = (Result<library::ReadFile, Refusal>, Vec<Vec<u8>>);

async fn read_file(library: Library, import: u32, nth: usize) -> Result<FileRead, Refusal> {
    let importing = library.importing;
    let chosen = importing.try_with_value(|importing| importing.files.get(nth).cloned());
    let chosen = chosen.flatten();
    let (name, bytes) = match chosen.ok_or(Refusal::Unreadable)? {
        Chosen::File(file, _) if file.size() > MAX_FILE_BYTES as f64 => {
            return Err(Refusal::TooLarge(MAX_FILE_BYTES));
        }
        Chosen::File(file, name) => {
            let bytes = JsFuture::from(file.array_buffer()).await;
            let bytes = bytes.map_err(|_| Refusal::Unreadable)?;
            (Some(name), Uint8Array::new(&bytes))
        }
        Chosen::Text(text) if text.len() > MAX_FILE_BYTES => {
            return Err(Refusal::TooLarge(MAX_FILE_BYTES));
        }
        Chosen::Text(text) => (None, Uint8Array::from(text.as_bytes())),
    };
    let reader = running_reader(library, import).await?;
    let request = Request::Read {
        name,
        now: unix_ms(),
    };
    let answer = reader.ask(&request, &[bytes]).await;
    if answer.is_err() && current(library) == Some(import) {
        // A reader that crashed on this file must not be used for the next one.
        library
            .importing
            .update_value(|importing| importing.reader = None);
    }
    let (reply, bodies) = answer.map_err(|_| Refusal::Stopped)?;
    match reply {
        Reply::Read(Ok(mut read)) => {
            let mut bodies = bodies;
            whole_backup::check(&mut read, &mut bodies).await;
            Ok((Ok(read), bodies))
        }
        Reply::Read(Err(refusal)) => Ok((Err(refusal), bodies)),
        Reply::Written { .. } | Reply::NotWritten => Err(Refusal::Stopped),
    }
}

/// Returns the import's running reader, or starts one. If the import has been cancelled, returns an error.
async fn running_reader(library: Library, import: u32) -> Result<Rc<Reader>, Refusal> {
    if current(library) != Some(import) {
        return Err(Refusal::Stopped);
    }
    let running = library
        .importing
        .try_with_value(|importing| importing.reader.clone());
    if let Some(reader) = running.flatten() {
        return Ok(reader);
    }
    let reader = Rc::new(Reader::start().await.map_err(|_| Refusal::Stopped)?);
    if current(library) != Some(import) {
        return Err(Refusal::Stopped);
    }
    library
        .importing
        .update_value(|importing| importing.reader = Some(reader.clone()));
    Ok(reader)
}

/// Confirms the pending import. A full backup's table data is prepared first; if it cannot be restored, the import is
/// abandoned and the reason is shown.
pub(super) fn agree(library: Library, replaces: bool) {
    let table = library.model.with_untracked(|model| {
        let others = model.import.as_ref()?.others()?;
        others.table.clone()
    });
    if let Some(text) = table {
        match library.shell.prepare_restore(&text, replaces) {
            Ok(prepared) => library
                .importing
                .update_value(|importing| importing.prepared = Some(prepared)),
            Err(why) => return library.refused.set(Some(why)),
        }
    }
    library.send(if replaces {
        Msg::AgreeToReplace
    } else {
        Msg::Agree
    });
}

/// Stores the whole import in a single transaction, then restores the prepared game to the table.
async fn store_added(library: Library, added: Added) {
    let replaces = added.replaces;
    let prepared = library
        .importing
        .try_update_value(|importing| importing.prepared.take())
        .flatten();
    let names = added.others.names.clone();
    let now = unix_ms();
    let merge = |stored: &[String], brought: &[String]| {
        drill::merged(stored, brought.iter().map(String::as_str), now)
    };
    let stored = database::store_added(added, merge, correspondence::stays).await;
    let is_stored = stored.is_ok();
    if is_stored && replaces {
        friends::forget();
        own_side::forget();
    }
    let has_names = !is_stored || stored_names::add(&names);
    library.send(Msg::Stored(stored));
    if !has_names {
        library.send(Msg::Failed(StoreError::Full));
    }
    match prepared {
        Some(prepared) if is_stored => library.shell.restore(prepared),
        Some(prepared) => prepared.cancel(),
        None => {}
    }
}

/// Returns the drill cards as text for a backup; `None` if they are not `wanted` or there are none.
async fn cards(wanted: bool) -> Result<Option<String>, StoreError> {
    if !wanted {
        return Ok(None);
    }
    let lines = database::cards().await?;
    Ok((!lines.is_empty()).then(|| lines.join("\n")))
}

async fn export(
    entries: Vec<Entry>,
    kind: FileKind,
    with_cards: bool,
) -> Result<Vec<Omission>, StoreError> {
    let ids: Vec<&EntryId> = entries.iter().map(|entry| &entry.id).collect();
    let bodies = database::bodies(&ids).await?;
    let bodies: Option<Vec<Vec<u8>>> = bodies.into_iter().collect();
    let bodies = bodies.ok_or(StoreError::Failed)?;
    let mut parts: Vec<Uint8Array> = bodies
        .iter()
        .map(|body| Uint8Array::from(body.as_slice()))
        .collect();
    let mut analyses = Vec::new();
    if kind == FileKind::Backup {
        let ids: Vec<EntryId> = entries.iter().map(|entry| entry.id.clone()).collect();
        for (id, analysis) in database::analyses_of(&ids).await? {
            analyses.push(id);
            parts.push(Uint8Array::from(analysis.to_text().as_bytes()));
        }
    }
    let cards = cards(with_cards).await?;
    parts.extend(
        cards
            .as_deref()
            .map(|text| Uint8Array::from(text.as_bytes())),
    );
    let name = kind.file_name(&entries, unix_ms());
    let reader = Reader::start().await.map_err(|_| StoreError::Failed)?;
    let request = Request::Write {
        entries,
        analyses,
        cards: cards.is_some(),
        parts: Vec::new(),
        kind,
    };
    let reply = reader.ask(&request, &parts).await;
    match reply {
        Ok((Reply::Written { lost }, files)) => {
            for (name, bytes) in part_names(&name, files.len()).iter().zip(&files) {
                file::download_bytes(name, bytes);
            }
            Ok(lost)
        }
        Ok(_) | Err(_) => Err(StoreError::Failed),
    }
}
