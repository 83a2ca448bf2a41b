//! Several pages of one browser: a lock says which one plays, storage events tell the others what it stores.
//!
//! Where there are no locks (an address that is not safe) the page that has stored something last is the one that plays.

use leptos::{ev, prelude::*};
use table::{Model, Msg, StoredGame};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, Function, Object, Promise, Reflect};

use super::storage;
use crate::store::Store;

/// The name of the lock of the page that plays.
const LOCK: &str = "backgammon";

/// How the lock is asked for.
#[derive(Clone, Copy)]
enum Way {
    /// Only if nobody has it.
    IfAvailable,
    /// As soon as nobody has it any more.
    Wait,
    /// From whoever has it.
    Steal,
}

/// Takes the game if no page has it, and follows the page that has.
pub(crate) fn watch(store: Store) {
    let heard = window_event_listener(ev::storage, move |event| {
        // A store that was emptied has no key.
        if event.key().is_some_and(|key| storage::is_game(&key)) {
            follow(store);
        }
    });
    on_cleanup(move || heard.remove());
    ask(store, Way::IfAvailable);
}

/// Takes the game from the page that has it.
pub(crate) fn take_over(store: Store) {
    if !ask(store, Way::Steal) {
        taken(store);
    }
}

/// Another page has stored something: it is the one that plays.
pub(crate) fn follow(store: Store) {
    if !store.model.with_untracked(Model::is_elsewhere) {
        store.send(Msg::Elsewhere);
    }
    if let Some(text) = store.with_shelf(storage::Shelf::load).flatten() {
        store.send(Msg::Follow(StoredGame::read(&text)));
    }
}

/// The game is this page's: what is stored of it is read again, for the page before may have gone on.
fn taken(store: Store) {
    if !store.model.with_untracked(Model::is_elsewhere) {
        return;
    }
    let text = store.with_shelf(|shelf| {
        let text = shelf.load();
        shelf.renew();
        text
    });
    let stored = text.flatten().map(|text| StoredGame::read(&text));
    store.send(Msg::TakenOver(stored));
    if let Some(book) = storage::load_book() {
        store.send(table::stored_book(book));
    }
}

/// Asks for the lock; whether the browser has any.
fn ask(store: Store, way: Way) -> bool {
    request(store, way).is_some()
}

fn request(store: Store, way: Way) -> Option<()> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let options = Object::new();
    let option = match way {
        Way::IfAvailable => Some("ifAvailable"),
        Way::Steal => Some("steal"),
        Way::Wait => None,
    };
    if let Some(option) = option {
        Reflect::set(&options, &option.into(), &JsValue::TRUE).ok()?;
    }
    let granted = Closure::once_into_js(move |lock: JsValue| {
        if lock.is_null() {
            store.send(Msg::Elsewhere);
            ask(store, Way::Wait);
            return Promise::resolve(&JsValue::NULL);
        }
        taken(store);
        // Held as long as the page lives, or until it is stolen.
        Promise::new(&mut |_, _| {})
    });
    let arguments = Array::of3(&LOCK.into(), &options, &granted);
    let promise: Promise = request.apply(&locks, &arguments).ok()?.dyn_into().ok()?;
    spawn_local(async move {
        if JsFuture::from(promise).await.is_err() {
            // Another page has taken it.
            store.send(Msg::Elsewhere);
            ask(store, Way::Wait);
        }
    });
    Some(())
}
