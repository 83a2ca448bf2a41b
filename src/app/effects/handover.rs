//! Handover of the game in browsers without locks: the page that plays stops and sends its game to the page that takes
//! over, because stored data may become visible there with a delay.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use table::{Model, Msg, StoredGame, TabsMsg};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::{
    browser::{spawn_local, storage, timer},
    store::Store,
};

/// Name of the channel between the pages.
const CHANNEL: &str = "backgammon";
/// Message that requests the game from the playing page; the answer is the game's text.
const ASK: &str = "?";
/// Timeout for an answer, in milliseconds: a closed page sends no answer.
const PATIENCE_MS: u32 = 1_000;
/// Interval at which a page that has received a request checks whether it has stopped, in milliseconds.
const STOPPED_MS: u32 = 20;

thread_local! {
    static OPEN: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
    /// `true` while this page waits for an answer.
    static WAITS: Cell<bool> = const { Cell::new(false) };
}

/// Answers other pages' requests for the game, for the lifetime of this page.
pub(super) fn listen(store: Store) {
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else {
        return;
    };
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().as_string().as_deref() {
                Some(ASK) if storage::has_stored_game() => hand_over(store),
                Some(ASK) | None => {}
                Some(game) if WAITS.replace(false) => {
                    take(store, Some(storage::read_text(game)));
                }
                Some(_) => {}
            }
        });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    OPEN.set(Some(channel));
}

/// Stops playing, and sends the game once pending saves are complete.
fn hand_over(store: Store) {
    if store.model.with_untracked(Model::is_elsewhere) {
        storage::forget_refused();
        send(&store.model.with_untracked(Model::to_text));
        return;
    }
    store.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    timer::after(STOPPED_MS, move || hand_over(store));
}

/// Requests the game and takes it over; falls back to the stored game if no page answers.
pub(super) fn ask(store: Store) {
    if WAITS.replace(true) {
        return;
    }
    send(ASK);
    timer::after(PATIENCE_MS, move || {
        if !WAITS.replace(false) {
            return;
        }
        spawn_local(async move {
            storage::restored().await;
            take(store, None);
        });
    });
}

/// Takes over the game: `handed`, as sent by the other page, or the stored game if that page may have continued to
/// play.
pub(super) fn take(store: Store, handed: Option<StoredGame>) {
    if !store.model.with_untracked(Model::is_elsewhere) {
        return;
    }
    let stored = store.with_journal(|journal| {
        let stored = storage::read_game(journal);
        journal.start_new_session();
        stored
    });
    store.send(Msg::Tabs(TabsMsg::TakenOver(handed.or(stored.flatten()))));
    store.send(storage::load_seen());
    if let Some(book) = storage::load_book() {
        store.send(table::stored_book(book));
    }
}

fn send(text: &str) {
    OPEN.with_borrow(|channel| {
        if let Some(channel) = channel {
            // A page that gets no answer uses the stored game.
            let _sent = channel.post_message(&text.into());
        }
    });
}
