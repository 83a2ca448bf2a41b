//! Everything in one file: written for the player, and read from him.

use leptos::{html, prelude::*};
use table::{KeptAside, KeptGame, Model, Msg, kept_aside};

use crate::{
    effects::{file, storage},
    store::Store,
};

/// The two buttons, and the games that were kept aside.
#[component]
pub(super) fn Keep(store: Store) -> impl IntoView {
    let words = store.words();
    let field = NodeRef::<html::Input>::new();
    let choose = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            // The strip that tells what came of it lies under the dialog.
            store.send(Msg::CloseDialog);
            file::take(store, file);
        }
        // The same file may be chosen again.
        field.set_value("");
    };
    let watches = store.slice(Model::is_elsewhere);
    let KeptAside { games, unread } = store
        .model
        .with_untracked(|model| kept_aside(model, record::kept_aside(&storage::Browser)));
    let again = (!games.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{words.kept_aside()}</legend>
                {games.into_iter().map(|game| view! { <Game store watches game/> }).collect_view()}
            </fieldset>
        }
    });
    view! {
        {again}
        {(!unread.is_empty()).then(|| view! { <Unread store watches unread/> })}
        <fieldset>
            <legend>{words.keep_all()}</legend>
            <button class="button" on:click=move |_| store.send(Msg::Export)>{words.keep_export()}</button>
            <button class="button" disabled=move || watches.get() on:click=choose>{words.keep_import()}</button>
            <input
                type="file"
                accept=".json,application/json"
                hidden
                node_ref=field
                aria-label=words.keep_import()
                on:change=chosen
            />
        </fieldset>
    }
}

/// A game that was kept aside: it is gone on with, or removed.
#[component]
fn Game(store: Store, watches: Memo<bool>, game: KeptGame) -> impl IntoView {
    let KeptGame { go_on, remove } = game;
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

/// What was kept aside and cannot be read: it goes into a file with the rest, and can be removed.
#[component]
fn Unread(store: Store, watches: Memo<bool>, unread: Vec<String>) -> impl IntoView {
    let told = store.words().kept_unread(unread.len() as u32);
    view! {
        <fieldset>
            <legend>{told}</legend>
            <Remove store watches remove=Msg::Forget(unread)/>
        </fieldset>
    }
}

/// Removes what was kept aside for who asks twice.
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
