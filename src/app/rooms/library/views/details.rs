//! Dialog for a single entry: its name, a note, and its actions.

use leptos::{html, prelude::*};
use library::{Entry, EntryId, FileKind, Kind, Model, Msg, Source};
use rules::Player;
use table::{Route, StudySource};
use words::Words;

use crate::{
    browser::{
        own_side::{self, OwnSide},
        unix_ms,
    },
    parts::{Icon, icon, show_while},
    rooms::{
        last_place,
        library::{effects, state::Library},
        views::label,
    },
};

/// Draws the details of the open entry.
#[component]
pub(crate) fn Details(library: Library) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || library.open.get().is_some());
    let words = library.words.get_value();
    view! {
        <dialog node_ref=node class="modal" aria-label=words.place_games() on:close=move |_| library.open.set(None)>
            {move || library.open.get().map(|id| view! { <Form library id/> })}
        </dialog>
    }
}

#[component]
fn Form(library: Library, id: EntryId) -> impl IntoView {
    let words = library.words.get_value();
    let entry = library
        .model
        .with_untracked(|model| model.entry_list.get(&id).cloned());
    let (title, note) = (
        NodeRef::<html::Input>::new(),
        NodeRef::<html::Textarea>::new(),
    );
    let resumable = library.shell.plays() && entry.as_ref().is_some_and(Entry::is_resumable);
    let is_transcribed = entry
        .as_ref()
        .is_some_and(|entry| entry.source == Source::Transcribed);
    let heading = entry.as_ref().map(|entry| label::title(&words, entry));
    let about = entry.as_ref().map(|entry| label::about(&words, entry));
    let (named, noted) = entry.map_or_else(Default::default, |entry| {
        (entry.title.unwrap_or_default(), entry.note)
    });
    let others = library
        .model
        .with_untracked(|model| sources(&words, model, &id));
    let which = entry_of(library, &id).and_then(|entry| which(&words, &entry));
    let chosen = which.as_ref().map(|(chosen, _)| *chosen);
    let close = move || library.open.set(None);
    let review = Route::Study(StudySource::Reviewed(Some(id.clone()))).to_string();
    let keep = {
        let id = id.clone();
        move |_| {
            if let (Some(title), Some(note)) = (title.get_untracked(), note.get_untracked()) {
                library.send(Msg::Rename(id.clone(), title.value()));
                library.send(Msg::Note(id.clone(), note.value()));
            }
            if let Some(chosen) = chosen {
                keep_side(library, &id, &chosen.get_untracked());
            }
            close();
        }
    };
    let exports = (
        export(library, id.clone(), FileKind::Mat, "mat"),
        export(library, id.clone(), FileKind::Sgf, "sgf"),
    );
    let resume = resumable.then(|| resume(library, id.clone()));
    let transcribe = is_transcribed.then(|| {
        let route = Route::Transcribe(Some(id.clone())).to_string();
        view! {
            <a class="li" href=route>
                {icon(Icon::Edit)}
                <span class="li-text n">{words.transcribe()}</span>
            </a>
        }
    });
    let delete = move |_| {
        library.send(Msg::Delete(vec![id.clone()], unix_ms()));
        library.say(|words| words.library_deleted(1_u32));
        close();
    };
    view! {
        <div class="modal-head">
            <h2 dir="auto">{heading}</h2>
            <button class="icon" aria-label=words.close() title=words.close() on:click=move |_| close()>
                {icon(Icon::Close)}
            </button>
        </div>
        <p class="hint">{about}</p>
        <div class="group game-ways">
            {resume}
            {transcribe}
            <a class="li" href=review on:click=move |_| last_place::forget()>
                {icon(Icon::You)}
                <span class="li-text n">{words.review()}</span>
            </a>
        </div>
        {others}
        {which.map(|(_, field)| field)}
        {fields(&words, (title, named), (note, noted))}
        <div class="game-exports">{exports}</div>
        <div class="modal-buttons">
            <button class="button danger apart" on:click=delete>{words.kept_remove()}</button>
            <button class="button primary" on:click=keep>{words.library_keep()}</button>
        </div>
    }
}

fn entry_of(library: Library, id: &EntryId) -> Option<Entry> {
    library
        .model
        .with_untracked(|model| model.entry_list.get(id).cloned())
}

/// Returns the field for the reader's side in an imported match, with its value (empty if the reader has not answered);
/// `None` for other entries.
fn which(words: &Words, entry: &Entry) -> Option<(RwSignal<String>, AnyView)> {
    if !entry.is_imported() || entry.kind == Kind::Position {
        return None;
    }
    let by_name = || own_side::of_entry(entry).map(OwnSide::Player);
    let side = own_side::answered(entry.id.as_str()).or_else(by_name);
    let current = side.map_or("", OwnSide::key);
    let chosen = RwSignal::new(current.to_owned());
    let players = label::names(words, entry);
    let option = |side: OwnSide, label: String| {
        let key = side.key();
        view! { <option value=key selected=key == current>{label}</option> }
    };
    let field = view! {
        <label class="field">
            {words.which_one()}
            <select on:change=move |event| chosen.set(event_target_value(&event))>
                {side.is_none().then(|| view! { <option value="" selected=true>"–"</option> })}
                {Player::BOTH.map(|player| option(OwnSide::Player(player), players[player].clone())).collect_view()}
                {option(OwnSide::Neither, words.which_neither())}
            </select>
        </label>
    };
    Some((chosen, field.into_any()))
}

/// Stores which player in a match is the reader.
fn keep_side(library: Library, id: &EntryId, chosen: &str) {
    if let Some((side, entry)) = OwnSide::of_key(chosen).zip(entry_of(library, id)) {
        own_side::answer(id.as_str(), &entry.players, side);
    }
}

/// Draws the name and note fields with their current values.
fn fields(
    words: &Words,
    (title, named): (NodeRef<html::Input>, String),
    (note, noted): (NodeRef<html::Textarea>, String),
) -> impl IntoView + use<> {
    view! {
        <label class="field">
            {words.library_name()}
            <input type="text" dir="auto" maxlength="200" node_ref=title prop:value=named/>
        </label>
        <label class="field">
            {words.library_note()}
            <textarea rows="3" dir="auto" maxlength=Entry::MAX_NOTE node_ref=note prop:value=noted></textarea>
        </label>
    }
}

/// Draws the imported formats of a match, each as a link to its entry; `None` if there is only one.
fn sources(words: &Words, model: &Model, id: &EntryId) -> Option<AnyView> {
    let own = model.entry_list.get(id);
    let mut others = model.entry_list.others(id).peekable();
    others.peek()?;
    let source = |entry: &Entry| {
        let route = Route::Study(StudySource::Library(entry.id.clone()));
        let name = label::source(words, entry).unwrap_or_else(|| label::terms(words, entry));
        view! { <a class="li" href=route.to_string()><span class="li-text n" dir="auto">{name}</span></a> }
    };
    let all = own.into_iter().chain(others).map(source).collect_view();
    let title = words.library_sources();
    Some(
        view! {
            <section class="game-sources">
                <h3>{title}</h3>
                <div class="group">{all}</div>
            </section>
        }
        .into_any(),
    )
}

/// Draws the row that resumes an unfinished match at the table.
fn resume(library: Library, id: EntryId) -> impl IntoView {
    let label = library.words.read_value().library_resume();
    let press = move |_| effects::resume(library, id.clone());
    view! {
        <button class="li" on:click=press>
            {icon(Icon::Play)}
            <span class="li-text n">{label}</span>
        </button>
    }
}

/// Draws a button that exports the entry as a file and closes the dialog.
fn export(library: Library, id: EntryId, kind: FileKind, key: &'static str) -> impl IntoView {
    let name = library.words.read_value().library_export(key);
    let press = move |_| {
        library.send(Msg::Export(Some(id.clone()), kind));
        library.open.set(None);
    };
    view! { <button class="button quiet" on:click=press>{name}</button> }
}
