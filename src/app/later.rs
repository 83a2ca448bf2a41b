//! What nobody needs for the first roll is a program of its own that comes after it: the side panel, the dialogs, the
//! sounds, the doors to the engine and to the service worker; and what reads stored games, for a first visit has none.
//!
//! `wasm_split` marks where it begins; `cargo xtask dist` takes it out. Each of its functions fetches it if it is not
//! there, so it is asked for once the board stands. `xtask/start.js` asks for it again if it does not come, and says so.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what is marked cannot fail, but fetching it can, and that is told by the same type"
)]

use std::sync::OnceLock;

use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use protocol::Request;
use record::{Backup, SeenDice};
use table::{Cue, Effect, Form, Model, Motion, Msg, Scene};

use crate::{
    arrival::when,
    board,
    effects::{
        file, hold, offline, screen,
        storage::{self, Opening},
        tabs, timer,
    },
    keys, panels,
    store::Store,
};

/// Functions of the later part that the first one calls as soon as it can.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// [`table::update`].
    pub(crate) update: fn(&mut Model, Msg) -> Vec<Effect>,
    /// [`table::motions`].
    pub(crate) motions: fn(&Scene, &Scene) -> Vec<Motion>,
    /// Shows one motion.
    pub(crate) go: fn(Store, Motion),
}

static PARTS: OnceLock<Parts> = OnceLock::new();

/// The functions of the later part; nothing before it is there.
pub(crate) fn parts() -> Option<&'static Parts> {
    PARTS.get()
}

/// Hands the functions of the later part, of which the caller is one, to the first.
fn arrived() {
    PARTS.get_or_init(|| Parts {
        update: table::update,
        motions: table::motions,
        go: board::go,
    });
}

type Fetched<T> = Result<T, SplitLoaderError>;

/// Gives `then` what is stored: at once where nothing is, else as soon as what reads it is there, which comes together
/// with the first part then (see `xtask/start.js`).
pub(crate) fn open(then: impl FnOnce(Opening) + 'static) {
    if storage::is_empty() {
        return then(Opening::default());
    }
    wasm_bindgen_futures::spawn_local(async move {
        // The page has said that this part is missing; the stored texts are left untouched.
        if let Ok(opening) = stored().await {
            then(opening);
        }
    });
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn stored() -> Fetched<Opening> {
    arrived();
    Ok(Opening::read())
}

/// The side panel and the dialogs, as soon as they are there. One that has been asked for by then opens by itself.
#[component]
pub(crate) fn Rest(store: Store) -> impl IntoView {
    when(async move {
        let Ok(view) = rest(store).await else {
            return ().into_any();
        };
        // It shows the fingerprint of the dice, which a kill must not change.
        store.send(Msg::DiceShown);
        storage::durable().await;
        timer::after(0, move || watch(store));
        view
    })
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn rest(store: Store) -> Fetched<AnyView> {
    arrived();
    store.catch_up();
    Ok(view! { <panels::Rest store/> }.into_any())
}

/// Asks the engine.
pub(crate) fn ask(store: Store, request: Request) {
    spawn_local(async move {
        if send(store, request).await.is_err() {
            store.send(Msg::EngineDown);
        }
    });
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn send(store: Store, request: Request) -> Fetched<()> {
    store.with_engine(|engine| engine.ask(store, request));
    Ok(())
}

/// Does what is not missed where the program cannot be had: nothing has been asked then, and there is no network.
fn in_its_turn(done: impl Future<Output = Fetched<()>> + 'static) {
    spawn_local(async move {
        let _offline = done.await;
    });
}

/// Withdraws what the engine has been asked, in its turn.
pub(crate) fn cancel(store: Store) {
    in_its_turn(withdraw(store));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn withdraw(store: Store) -> Fetched<()> {
    store.with_engine(crate::effects::engine::Engine::cancel);
    Ok(())
}

/// Questions and messages in the middle of the board, once the later part has come.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    when(async move { middle(store).await.unwrap_or_else(|_| ().into_any()) })
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn middle(store: Store) -> Fetched<AnyView> {
    Ok(view! { <panels::Middle store/> }.into_any())
}

/// Has the release kept for a time without a network, follows another page that plays, and listens for keys and for a button
/// that is held.
fn watch(store: Store) {
    if !store.listens.get_value() {
        store.listens.set_value(true);
        in_its_turn(look_around(store));
    }
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn look_around(store: Store) -> Fetched<()> {
    tabs::watch(store);
    offline::watch(store);
    hold::watch(store);
    keys::listen(store);
    screen::watch_motion(store);
    Ok(())
}

/// Lets something be heard, and felt.
pub(crate) fn sound(store: Store, cue: Cue) {
    in_its_turn(play(store, cue));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn play(store: Store, cue: Cue) -> Fetched<()> {
    store.with_sound(|sound| {
        store.model.with_untracked(|model| sound.play(cue, model));
    });
    Ok(())
}

/// Shows the last play again.
pub(crate) fn replay(store: Store) {
    in_its_turn(show_again(store));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn show_again(store: Store) -> Fetched<()> {
    board::replay(store);
    Ok(())
}

/// Takes the game from the page that plays it.
pub(crate) fn take_over(store: Store) {
    in_its_turn(take(store));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn take(store: Store) -> Fetched<()> {
    tabs::take_over(store);
    Ok(())
}

/// Shows what another page has stored in the place of this one's game.
pub(crate) fn follow(store: Store) {
    in_its_turn(show(store));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn show(store: Store) -> Fetched<()> {
    tabs::follow(store);
    Ok(())
}

/// Gives this to the player as a file.
pub(crate) fn give(backup: Backup) {
    in_its_turn(write(backup));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn write(backup: Backup) -> Fetched<()> {
    file::give(&backup.to_text());
    Ok(())
}

/// Stores the choices with which a game has begun, or gives those stored to the dialog that asks for them.
pub(crate) fn choices(store: Store, begun: Option<Box<Form>>) {
    in_its_turn(remember(store, begun));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn remember(store: Store, begun: Option<Box<Form>>) -> Fetched<()> {
    match (begun, storage::choices()) {
        (Some(form), _) => store.told(storage::save_choices(&form)),
        (None, Some(form)) => store.send(Msg::Recalled(Box::new(form))),
        (None, None) => {}
    }
    Ok(())
}

/// Keeps this text aside no longer, now that it is on the table.
pub(crate) fn forget(store: Store, text: String) {
    in_its_turn(drop_aside(store, text));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn drop_aside(store: Store, text: String) -> Fetched<()> {
    // What is not stored in its new place stays in the old one.
    if !store.model.with_untracked(Model::is_refused) {
        record::forget(&storage::Browser, &text);
    }
    Ok(())
}

/// Stores the dice that were seen in this browser.
pub(crate) fn save_seen(store: Store, seen: SeenDice) {
    in_its_turn(write_seen(store, seen));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn write_seen(store: Store, seen: SeenDice) -> Fetched<()> {
    store.told(storage::save_seen(&seen));
    Ok(())
}

/// Keeps these texts aside no longer.
pub(crate) fn remove(texts: Vec<String>) {
    in_its_turn(drop_all(texts));
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn drop_all(texts: Vec<String>) -> Fetched<()> {
    record::forget_all(&storage::Browser, &texts);
    Ok(())
}

/// Goes on with the new release.
pub(crate) fn restart() {
    in_its_turn(renew());
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn renew() -> Fetched<()> {
    offline::restart();
    Ok(())
}
