//! Coordination of several pages in one browser: a lock decides which page plays, and storage events pass its stored
//! data to the others.
//!
//! Without locks (on an insecure origin), the page that saved last plays, and hands its game over to a page that
//! requests it (see [`handover`](super::handover)).

use leptos::{ev, prelude::*};
use record::{KeyValueStore as _, Linked, position_link, read_link};
use rules::Decision;
use table::{CoachMsg, Model, Msg, TabsMsg};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, Function, Object, Promise, Reflect};

use super::handover;
use crate::{
    browser::{
        start_script::{self, has_locks, is_playing_tab},
        storage::{self, Browser},
        timer, window,
    },
    store::Store,
};

/// Name of the lock held by the page that plays.
const LOCK: &str = "backgammon";

/// Storage key under which a page that does not play reports that it is studying a position from the game.
const STUDIED: &str = "backgammon.studied";

/// Mode of a lock request.
#[derive(Clone, Copy)]
enum Way {
    /// Waits until the lock is free.
    Wait,
    /// Takes the lock from the tab that holds it.
    Steal,
}

/// Plays until another page takes the game, or follows the page that plays until that page is closed.
pub(crate) fn watch(store: Store) {
    let on_storage = window_event_listener(ev::storage, move |event| {
        // The event for a cleared store has no key.
        match event.key().as_deref() {
            // The page that holds the lock plays, regardless of what is stored.
            Some(key)
                if record::is_game(key)
                    && (!has_locks() || store.model.with_untracked(Model::is_elsewhere)) =>
            {
                follow(store);
            }
            Some(key) => follow_other(store, key),
            None => {}
        }
    });
    on_cleanup(move || on_storage.remove());
    if !has_locks() {
        handover::listen(store);
    }
    if !is_playing_tab() {
        ask(store, Way::Wait);
    } else if let Some(held) = start_script::value("held").and_then(|held| held.dyn_into().ok()) {
        keep(store, held);
    }
}

/// Notifies the model when another page takes the lock, and then waits for the lock.
fn keep(store: Store, held: Promise) {
    spawn_local(async move {
        if JsFuture::from(held).await.is_err() {
            follow(store);
            ask(store, Way::Wait);
        }
    });
}

/// Takes over the game from the page that plays.
pub(crate) fn take_over(store: Store) {
    if !ask(store, Way::Steal) {
        handover::ask(store);
    }
}

part! { later:
    /// Returns [`follow`] from a lazy-loaded chunk.
    fn entry() -> fn(Store) {
        follow
    }
}

/// Stops playing, because another page has overwritten this page's game with its own.
pub(crate) fn give_way(store: Store) {
    spawn_local(async move {
        // The page has already reported the missing chunk.
        if let Ok(follow) = entry().await {
            follow(store);
        }
    });
}

/// Stops playing, if necessary, and shows the game stored by the page that now plays.
fn follow(store: Store) {
    if !store.model.with_untracked(Model::is_elsewhere) {
        store.send(Msg::Tabs(TabsMsg::OtherTabPlays));
        storage::forget_refused();
    }
    if let Some(stored) = store.with_journal(storage::read_game).flatten() {
        store.send(Msg::Tabs(TabsMsg::GameSaved(stored)));
    }
}

/// Handles a text stored by another page, other than the game.
fn follow_other(store: Store, key: &str) {
    let Some(text) = Browser.get(key) else {
        return;
    };
    match key {
        storage::SETTINGS_KEY => store.send(table::stored_settings(text)),
        // Only the playing page's copy counts: otherwise, two playing pages would send each other updates forever.
        storage::DICE_BOOK_KEY if store.model.with_untracked(Model::is_elsewhere) => {
            store.send(table::stored_book(text));
        }
        STUDIED => {
            if let Ok(Linked::Position(decision)) = read_link(&text) {
                store.send(Msg::Coach(CoachMsg::Studied(decision)));
            }
        }
        _ => {}
    }
}

/// Notifies the page that plays that this position is being studied on this page.
pub(crate) fn tell_studied(decision: &Decision) {
    // The timestamp changes the text, so that the same position can be reported again.
    let text = format!("{} {}", position_link(decision), timer::now());
    // If this fails, the game is not marked as assisted.
    let _stored = Browser.set(STUDIED, &text);
}

/// Requests the lock, and plays once it is granted; returns `false` if the browser has no locks.
fn ask(store: Store, way: Way) -> bool {
    // A browser that refuses the first request would also refuse a waiting one.
    let lock = has_locks().then(|| request(store, way)).flatten();
    lock.map(|lock| keep(store, lock)).is_some()
}

/// Requests the lock; the returned promise is rejected when another page steals it.
fn request(store: Store, way: Way) -> Option<Promise> {
    let locks = Reflect::get(&window()?.navigator(), &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let options = Object::new();
    if let Way::Steal = way {
        Reflect::set(&options, &"steal".into(), &JsValue::TRUE).ok()?;
    }
    let granted = Closure::once_into_js(move |_lock: JsValue| {
        spawn_local(async move {
            storage::restored().await;
            handover::take(store, None);
        });
        // The lock is held for the lifetime of the page, or until it is stolen.
        Promise::new(&mut |_, _| {})
    });
    let arguments = Array::of3(&LOCK.into(), &options, &granted);
    request.apply(&locks, &arguments).ok()?.dyn_into().ok()
}
