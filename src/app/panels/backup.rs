//! Set-aside games, and the full backup in a single file.

use leptos::{html, prelude::*};
use table::{BackupMsg, Dialog, Model, Msg, Route, SetAsideGame, SetAsideSaves, set_aside_saves};

use crate::{
    browser::address, browser::file, browser::focus, browser::spawn_local, browser::storage,
    browser::timer, parts::onward, store::Store,
};

/// Draws the set-aside games, latest first, the damaged saves, and the two backup buttons.
#[component]
pub(super) fn BackupSection(store: Store) -> impl IntoView {
    let words = store.words();
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        if let Some(file) = file::take_chosen(field) {
            // The strip that reports the result is behind the dialog.
            store.send(Msg::CloseDialog);
            spawn_local(async move {
                if file::is_archive(&file).await {
                    file::hand_over(file);
                    return address::go(&Route::Library.to_string());
                }
                let import = file::read_backup(file).await;
                store.send(Msg::Backup(BackupMsg::Import(import)));
            });
        }
    };
    let watches = store.slice(Model::is_elsewhere);
    let texts = latest_first(store);
    view! {
        <div class="group">
            <a class="li" href=Route::Library.to_string()>
                <span class="li-text">{words.place_games()}</span>
                {onward()}
            </a>
        </div>
        {library(store, watches, texts)}
        <fieldset class="surface backup" aria-label=words.keep_all() aria-describedby="about-backup">
            <b aria-hidden="true">{words.keep_all()}</b>
            <p class="s" id="about-backup">{words.about_backup()}</p>
            <button class="button" on:click=move |_| store.send(Msg::Backup(BackupMsg::Export))>{words.keep_export()}</button>
            <button class="button" disabled=move || watches.get() on:click=move |_| file::choose(field)>{words.keep_import()}</button>
            <input
                type="file"
                accept=".json,.zip,application/json,application/zip"
                hidden
                node_ref=field
                aria-label=words.keep_import()
                on:change=chosen
            />
        </fieldset>
    }
}

/// Returns the set-aside saves, latest first. Focuses their list if the dialog was opened to show it.
fn latest_first(store: Store) -> Vec<String> {
    let mut texts = record::set_aside_texts(&storage::Browser);
    texts.reverse();
    let is_asked_for = |model: &Model| *model.dialog() == Dialog::Library;
    if store.model.with_untracked(is_asked_for) {
        let id = page_id(&texts);
        timer::after(0, move || focus::field(&id));
    }
    texts
}

/// Draws the first few saves, and a button that shows more of them; only listed saves are replayed.
fn library(store: Store, watches: Memo<bool>, texts: Vec<String>) -> AnyView {
    let words = store.words();
    let id = page_id(&texts);
    let aside = store
        .model
        .with_untracked(|model| set_aside_saves(model, texts));
    let SetAsideSaves {
        games,
        unread,
        rest,
    } = aside;
    let games = (!games.is_empty()).then(|| {
        view! {
            <fieldset class="field-set">
                <legend>{words.kept_aside()}</legend>
                {games.into_iter().map(|game| view! { <Game store watches game/> }).collect_view()}
            </fieldset>
        }
    });
    view! {
        <div class="library" id=id tabindex="-1">
            {games}
            {(!unread.is_empty()).then(|| view! { <Unread store watches unread/> })}
        </div>
        {(!rest.is_empty()).then(|| view! { <More store watches rest/> })}
    }
    .into_any()
}

/// Returns the element ID of the list of remaining saves. The ID contains the number of saves, which differs for each
/// list.
fn page_id(texts: &[String]) -> String {
    format!("library-{}", texts.len())
}

/// Draws a button that shows more saves and, once it has been pressed, those saves.
#[component]
fn More(store: Store, watches: Memo<bool>, rest: Vec<String>) -> impl IntoView {
    let label = store.words().kept_more(rest.len() as u32);
    let opened = RwSignal::new(false);
    move || {
        if opened.get() {
            return library(store, watches, rest.clone());
        }
        let id = page_id(&rest);
        let press = move |_| {
            opened.set(true);
            let id = id.clone();
            // The focused button has disappeared by then.
            timer::after(0, move || focus::field(&id));
        };
        view! { <button class="button" on:click=press>{label.clone()}</button> }.into_any()
    }
}

/// Draws a set-aside game, with buttons that resume and delete it.
#[component]
fn Game(store: Store, watches: Memo<bool>, game: SetAsideGame) -> impl IntoView {
    let SetAsideGame { go_on, remove } = game;
    let name = go_on.label.clone();
    let press = move |_| {
        store.send(Msg::CloseDialog);
        store.send(go_on.msg.clone());
    };
    view! {
        <div class="kept" role="group" aria-label=name>
            <button class="button" disabled=move || watches.get() on:click=press>{go_on.label}</button>
            <Remove store watches remove/>
        </div>
    }
}

/// Draws the number of damaged saves that were set aside, and a button that deletes them. A backup contains them as
/// well.
#[component]
fn Unread(store: Store, watches: Memo<bool>, unread: Vec<String>) -> impl IntoView {
    let label = store.words().kept_unread(unread.len() as u32);
    view! {
        <fieldset class="field-set">
            <legend>{label}</legend>
            <Remove store watches remove=Msg::Backup(BackupMsg::Remove(unread))/>
        </fieldset>
    }
}

/// Draws a button that deletes a save on the second press.
#[component]
fn Remove(store: Store, watches: Memo<bool>, remove: Msg) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let sure = RwSignal::new(false);
    let press = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        store.send(Msg::CloseDialog);
        store.send(remove.clone());
    };
    let label = move || {
        if sure.get() {
            words.read_value().kept_remove_sure()
        } else {
            words.read_value().kept_remove()
        }
    };
    view! { <button class="button" disabled=move || watches.get() on:click=press>{label}</button> }
}
