//! Sheet for adding games from files, a folder or pasted text.

use leptos::{ev, html, prelude::*};
use record::EXTENSIONS;
use table::Route;
use web_sys::{FileList, HtmlInputElement};

use crate::{
    browser::file,
    parts::{Icon, icon, show_while},
    rooms::library::{
        effects::import,
        state::{Chosen, Library},
    },
};

/// File types for the file dialog: this program's own files, archives and texts.
const OTHER_TYPES: &str = ".json,.jsonl,.zip,text/plain";

/// Returns the file types that the file dialog offers. A file's format is determined by its content, not its name.
fn file_types() -> String {
    let formats = EXTENSIONS.map(|extension| format!(".{extension},"));
    formats.concat() + OTHER_TYPES
}

/// Draws the sheet, and the input elements for files and for a folder.
#[component]
pub(crate) fn AddSheet(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    let (files, folder) = (NodeRef::<html::Input>::new(), NodeRef::<html::Input>::new());
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || library.adding.get());
    let import_chosen = move |event: ev::Event| {
        library.adding.set(false);
        import_files(library, &event_target::<HtmlInputElement>(&event));
    };
    view! {
        <input type="file" multiple hidden accept=file_types() node_ref=files aria-label=words.library_open_files() on:change=import_chosen/>
        <input
            type="file"
            hidden
            prop:webkitdirectory=true
            node_ref=folder
            aria-label=words.library_open_folder()
            on:change=import_chosen
        />
        <dialog
            node_ref=node
            class="modal"
            aria-label=words.library_add_games()
            on:close=move |_| library.adding.set(false)
        >
            {move || library.adding.get().then(|| ways(library, files, folder))}
        </dialog>
    }
}

/// Draws the buttons and rows for adding games, while the sheet is open.
fn ways(library: Library, files: NodeRef<html::Input>, folder: NodeRef<html::Input>) -> AnyView {
    let words = library.words.get_value();
    let press = move |field| move |_| file::choose(field);
    view! {
        <h2>{words.library_add_games()}</h2>
        <p class="hint">{words.library_add_about()}</p>
        <div class="group">
            <button class="li" on:click=press(files)>
                {icon(Icon::File)}
                <span class="li-text n">{words.library_open_files()}</span>
            </button>
            <button class="li games-folder" on:click=press(folder)>
                {icon(Icon::Folder)}
                <span class="li-text n">{words.library_open_folder()}</span>
            </button>
            <Paste library/>
            <a class="li games-transcribe" href=Route::Transcribe(None).to_string()>
                {icon(Icon::Plus)}
                <span class="li-text n">{words.transcribe()}</span>
            </a>
            <a class="li games-position" href=Route::Editor.to_string()>
                {icon(Icon::Edit)}
                <span class="li-text n">{words.set_up_position()}</span>
            </a>
        </div>
        <p class="hint games-drop">{words.library_drop()}</p>
        <div class="modal-buttons">
            <button class="button" on:click=move |_| library.adding.set(false)>{words.close()}</button>
        </div>
    }
    .into_any()
}

/// Draws the row that expands into a text field.
#[component]
fn Paste(library: Library) -> impl IntoView {
    let words = library.words;
    let pasting = RwSignal::new(false);
    let text = NodeRef::<html::Textarea>::new();
    let read = move |_| {
        let field = text.get_untracked();
        let typed = field.map(|field| field.value()).unwrap_or_default();
        pasting.set(false);
        library.adding.set(false);
        import(library, vec![Chosen::Text(typed)]);
    };
    view! {
        <button
            class="li"
            aria-expanded=move || pasting.get().to_string()
            on:click=move |_| pasting.update(|open| *open = !*open)
        >
            {icon(Icon::Copy)}
            <span class="li-text n">{words.with_value(words::Words::library_paste)}</span>
        </button>
        <Show when=move || pasting.get()>
            <div class="pasting">
                <textarea
                    rows="4"
                    dir="auto"
                    aria-label=words.with_value(words::Words::library_paste_field)
                    node_ref=text
                ></textarea>
                <button class="button primary" on:click=read>{words.with_value(words::Words::library_read)}</button>
            </div>
        </Show>
    }
}

/// Imports the files of an input element and clears it, so that the same files can be chosen again.
fn import_files(library: Library, field: &HtmlInputElement) {
    let chosen = field
        .files()
        .map(|files| listed(&files))
        .unwrap_or_default();
    field.set_value("");
    import(library, chosen);
}

/// Returns the files of a list, except hidden files.
pub(crate) fn listed(files: &FileList) -> Vec<Chosen> {
    let files = (0..files.length()).filter_map(|nth| files.get(nth));
    let visible = files.filter(|file| !file.name().starts_with('.'));
    visible
        .map(|file| {
            let name = file.name();
            Chosen::File(file, name)
        })
        .collect()
}
