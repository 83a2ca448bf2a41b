//! Filters, search and order of the list, the ways to bring something in, and what is done with what is ticked.

use leptos::{ev, html, prelude::*};
use library::{EntryId, FileKind, Filter, Msg, SortBy};
use table::Route;
use web_sys::{FileList, HtmlInputElement};

use crate::{
    browser::timer::unix_ms,
    rooms::library::{
        effects::import,
        state::{Chosen, Library},
    },
};

/// What is opened by the button for files; any file that was chosen all the same is told by its content.
const ACCEPT: &str = ".mat,.txt,.sgf,.xg,.xgp,.json,.jsonl,.zip,text/plain";

const fn filter_key(filter: Filter) -> &'static str {
    match filter {
        Filter::All => "all",
        Filter::Matches => "matches",
        Filter::Money => "money",
        Filter::Positions => "positions",
        Filter::Imported => "imported",
    }
}

const fn sort_key(sort: SortBy) -> &'static str {
    match sort {
        SortBy::Newest => "newest",
        SortBy::Oldest => "oldest",
        SortBy::Name => "name",
        SortBy::Length => "length",
    }
}

/// Filters, search, order, and the buttons that bring something in.
#[component]
pub(crate) fn Tools(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    let search = library.slice(|model| model.entry_list.query().search.clone());
    let searched = move |event: ev::Event| library.send(Msg::Search(event_target_value(&event)));
    let sorted = move |event: ev::Event| {
        let key = event_target_value(&event);
        let chosen = SortBy::ALL.into_iter().find(|sort| sort_key(*sort) == key);
        library.send(Msg::Sort(chosen.unwrap_or_default()));
    };
    let order = |sort| {
        let name = words.library_sort_by(sort_key(sort));
        view! { <option value=sort_key(sort)>{name}</option> }
    };
    view! {
        <fieldset class="chips">
            <legend class="title">{words.library_show()}</legend>
            {Filter::ALL.map(|filter| view! { <Chip library filter/> }).collect_view()}
        </fieldset>
        <div class="looking">
            <input
                type="search"
                class="search"
                aria-label=words.library_search()
                placeholder=words.library_search()
                prop:value=move || search.get()
                on:input=searched
            />
            <select class="sort" aria-label=words.library_sort() on:change=sorted>
                {SortBy::ALL.map(order).collect_view()}
            </select>
        </div>
        <Ways library/>
    }
}

/// A filter with how many entries it takes.
#[component]
fn Chip(library: Library, filter: Filter) -> impl IntoView {
    let chosen = library.slice(move |model| model.entry_list.query().filter == filter);
    let count = library.slice(move |model| model.entry_list.count(filter));
    let name = library
        .words
        .with_value(|words| words.library_filter(filter_key(filter)));
    view! {
        <label class="chip-choice">
            <input
                type="radio"
                name="library-filter"
                prop:checked=move || chosen.get()
                on:change=move |_| library.send(Msg::Filter(filter))
            />
            <span>{name}" "<small>{move || count.get()}</small></span>
        </label>
    }
}

/// The buttons that bring something in: files, a folder, pasted text.
#[component]
fn Ways(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    let (files, folder) = (NodeRef::<html::Input>::new(), NodeRef::<html::Input>::new());
    let pasting = RwSignal::new(false);
    let text = NodeRef::<html::Textarea>::new();
    let press = |field: NodeRef<html::Input>| {
        move |_| {
            if let Some(field) = field.get_untracked() {
                field.click();
            }
        }
    };
    let taken =
        move |event: ev::Event| import_files(library, &event_target::<HtmlInputElement>(&event));
    let read = move |_| {
        let typed = text
            .get_untracked()
            .map(|field| field.value())
            .unwrap_or_default();
        pasting.set(false);
        import(library, vec![Chosen::Text(typed)]);
    };
    view! {
        <div class="ways">
            <button class="button primary" on:click=press(files)>{words.library_open_files()}</button>
            <button class="button" on:click=press(folder)>{words.library_open_folder()}</button>
            <button
                class="button"
                aria-expanded=move || pasting.get().to_string()
                on:click=move |_| pasting.update(|open| *open = !*open)
            >
                {words.library_paste()}
            </button>
            <a class="button" href=Route::Editor.to_string()>{words.editor()}</a>
            <input type="file" multiple hidden accept=ACCEPT node_ref=files aria-label=words.library_open_files() on:change=taken/>
            <input
                type="file"
                hidden
                prop:webkitdirectory=true
                node_ref=folder
                aria-label=words.library_open_folder()
                on:change=taken
            />
        </div>
        <Show when=move || pasting.get()>
            <div class="pasting">
                <textarea
                    rows="4"
                    dir="auto"
                    aria-label=library.words.with_value(words::Words::library_paste_field)
                    node_ref=text
                ></textarea>
                <button class="button primary" on:click=read>
                    {library.words.with_value(words::Words::library_read)}
                </button>
            </div>
        </Show>
        <p class="hint">{words.library_drop()}</p>
    }
}

/// Begins to import what a field was given; the same files may be chosen again.
fn import_files(library: Library, field: &HtmlInputElement) {
    let chosen = field
        .files()
        .map(|files| listed(&files))
        .unwrap_or_default();
    field.set_value("");
    import(library, chosen);
}

/// The files of a list, without those that systems hide.
pub(crate) fn listed(files: &FileList) -> Vec<Chosen> {
    let files = (0..files.length()).filter_map(|nth| files.get(nth));
    let seen = files.filter(|file| !file.name().starts_with('.'));
    seen.map(|file| {
        let name = file.name();
        Chosen::File(file, name)
    })
    .collect()
}

/// What is done with the ticked entries, and what was done last.
#[component]
pub(crate) fn Bar(library: Library) -> impl IntoView {
    let words = library.words;
    let listed = library.slice(|model| model.entry_list.listed().len());
    let ticked = library.slice(|model| model.selected.len());
    let deleted = library.slice(|model| model.deleted.len());
    let all = move || listed.get() > 0 && ticked.get() == listed.get();
    let export = move |kind: FileKind, key: &'static str| {
        let name = words.with_value(|words| words.library_export(key));
        view! {
            <button class="button" on:click=move |_| library.send(Msg::Export(None, kind))>{name}</button>
        }
    };
    let delete = move |_| {
        let chosen = library.model.with_untracked(|model| {
            model
                .ticked_entries()
                .into_iter()
                .map(|entry| entry.id.clone())
                .collect::<Vec<EntryId>>()
        });
        let gone = count(chosen.len());
        library.send(Msg::Delete(chosen, unix_ms()));
        library.say(|words| words.library_deleted(gone));
    };
    view! {
        <div class="ticked">
            <label class="switch">
                <input
                    type="checkbox"
                    prop:checked=all
                    on:change=move |event| library.send(Msg::TickAll(event_target_checked(&event)))
                />
                {words.with_value(words::Words::library_all)}
            </label>
            <small aria-live="polite">
                {move || words.with_value(|words| match ticked.get() {
                    0 => words.library_count(count(listed.get())),
                    some => words.library_selected(count(some)),
                })}
            </small>
            <Show when=move || { ticked.get() > 0 }>
                {export(FileKind::Mat, "mat")}
                {export(FileKind::Backup, "backup")}
                <button class="button" on:click=delete>{words.with_value(words::Words::kept_remove)}</button>
            </Show>
            <Show when=move || { deleted.get() > 0 }>
                <span>{move || words.with_value(|words| words.library_deleted(count(deleted.get())))}</span>
                <button class="button" on:click=move |_| library.send(Msg::Undo)>
                    {words.with_value(words::Words::undo)}
                </button>
            </Show>
        </div>
        {lost_in_export(library)}
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// The list of what the format of the last exported file cannot hold.
fn lost_in_export(library: Library) -> impl IntoView {
    let words = library.words;
    let lost = library.slice(|model| model.lost.clone());
    view! {
        <Show when=move || lost.with(|lost| !lost.is_empty())>
            <div role="status" class="hint">
                <p>{words.with_value(words::Words::library_lost)}</p>
                <ul>
                    {move || {
                        let told = |loss| words.with_value(|words| words.loss(share::omission_key(loss)));
                        lost.get().into_iter().map(|loss| view! { <li>{told(loss)}</li> }).collect_view()
                    }}
                </ul>
            </div>
        </Show>
    }
}
