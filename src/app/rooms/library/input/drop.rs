//! Files, folders and texts dropped on the room or pasted into it.

use leptos::{ev, prelude::*};
use library::MAX_FILES;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DataTransfer, File, FileSystemDirectoryEntry, FileSystemDirectoryReader, FileSystemEntry,
    FileSystemFileEntry,
    js_sys::{Array, Function, Promise},
};

use crate::{
    browser::key_press::is_in_field,
    rooms::library::{
        effects::import,
        state::{Chosen, Library},
        views::add::listed,
    },
};

/// Maximum depth of the folder search.
const MAX_FOLDER_DEPTH: usize = 8;

/// Adds the listeners, which are removed when the room is closed.
pub(crate) fn listen(library: Library) {
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let dropped = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        if let Some(data) = event.data_transfer() {
            import_dropped(library, &data);
        }
    });
    let pasted = window_event_listener(ev::paste, move |event| {
        if let Some(data) = event.clipboard_data()
            && !is_in_field(&event)
        {
            import_dropped(library, &data);
        }
    });
    on_cleanup(move || {
        over.remove();
        dropped.remove();
        pasted.remove();
    });
}

fn import_dropped(library: Library, data: &DataTransfer) {
    // The browser clears the list after this event handler, so all entries must be read now.
    let items = data.items();
    let entries: Vec<FileSystemEntry> = (0..items.length())
        .filter_map(|nth| items.get(nth)?.webkit_get_as_entry().ok()?)
        .collect();
    let files = data.files().map(|files| listed(&files)).unwrap_or_default();
    let text = data.get_data("text/plain").unwrap_or_default();
    spawn_local(async move {
        let has_folder = entries.iter().any(FileSystemEntry::is_directory);
        if has_folder {
            import(library, all(entries).await);
        } else if !files.is_empty() {
            import(library, files);
        } else if !text.trim().is_empty() {
            import(library, vec![Chosen::Text(text)]);
        }
    });
}

/// Returns the given files and all files in the given folders.
async fn all(entries: Vec<FileSystemEntry>) -> Vec<Chosen> {
    let mut found = Vec::new();
    let mut open: Vec<(FileSystemEntry, usize)> =
        entries.into_iter().map(|entry| (entry, 0)).collect();
    while let Some((entry, depth)) = open.pop() {
        if found.len() > MAX_FILES || entry.name().starts_with('.') {
            continue;
        }
        if let Some(folder) = entry.dyn_ref::<FileSystemDirectoryEntry>() {
            if depth < MAX_FOLDER_DEPTH {
                let within = listed_in(&folder.create_reader()).await;
                open.extend(within.into_iter().map(|entry| (entry, depth + 1)));
            }
        } else if let Some(file) = entry.dyn_ref::<FileSystemFileEntry>() {
            let call = |resolve: &Function, reject: &Function| {
                file.file_with_callback_and_callback(resolve, reject);
            };
            if let Some(Ok(file)) = await_callback(call).await.map(JsCast::dyn_into::<File>) {
                let name = file.name();
                found.push(Chosen::File(file, name));
            }
        }
    }
    found
}

/// Returns the contents of a folder, which the browser delivers in batches; an empty batch ends the list.
async fn listed_in(reader: &FileSystemDirectoryReader) -> Vec<FileSystemEntry> {
    let mut found = Vec::new();
    loop {
        let call = |resolve: &Function, reject: &Function| {
            // If the call throws, neither callback is called; the folder counts as empty.
            if reader
                .read_entries_with_callback_and_callback(resolve, reject)
                .is_err()
            {
                let _rejected = reject.call0(&JsValue::NULL);
            }
        };
        let part = await_callback(call)
            .await
            .map(|part| Array::from(&part))
            .unwrap_or_default();
        if part.length() == 0 || found.len() > MAX_FILES {
            return found;
        }
        found.extend(part.iter().filter_map(|entry| entry.dyn_into().ok()));
    }
}

/// Awaits a function that takes two callbacks; returns the argument passed to the first, or `None` if the second is
/// called.
async fn await_callback(call: impl Fn(&Function, &Function)) -> Option<JsValue> {
    let promise = Promise::new(&mut |resolve, reject| call(&resolve, &reject));
    JsFuture::from(promise).await.ok()
}
