//! Board for the current game: its scene, and the messages that its input sends to the store.

use board::{Input, Place};
use leptos::prelude::*;
use table::{Msg, Panel, scene, start};

use super::{Board, BoardKind, Handlers, keys};
use crate::store::Store;

/// Draws the game's board.
#[component]
pub(crate) fn GameBoard(
    store: Store,
    /// View drawn over the checkers.
    over: ViewFn,
) -> impl IntoView {
    let (model, turned) = (store.model, store.turned);
    // On a first visit, the board is not rotated, so that all of it is visible above the buttons that start a game.
    let is_first = Memo::new(move |_| model.with(|model| start(model).is_some()));
    let scene = Memo::new(move |_| {
        let turned = turned.get() && !is_first.get();
        model.with(|model| scene(model, turned))
    });
    view! {
        <Board
            scene
            kind=BoardKind::Table
            label=store.words().board()
            speed=Signal::derive(move || model.with(|model| model.settings().motion))
            handlers=handlers(store)
            page_build=store.page_build
            over
        />
    }
}

fn handlers(store: Store) -> Handlers {
    let model = store.model;
    Handlers {
        input: Callback::new(move |input| store.send(Msg::Input(input))),
        key: Callback::new(move |(place, key): (Place, String)| handle_key(store, place, &key)),
        over: Some(store.over_tap),
        explain_cube: Some(Callback::new(move |()| store.send(Msg::Open(Panel::Cube)))),
        focused: store.focused,
        stop: Signal::derive(move || keys::stop(store)),
        mover: Some(Signal::derive(move || {
            model.with(|model| model.session().decides().unwrap_or(model.bottom()))
        })),
        is_blocked: Signal::derive(move || model.with(|model| !model.person_decides())),
        line: None,
    }
}

/// Handles a key pressed while a place has the focus; returns `false` if a page-wide shortcut takes precedence.
fn handle_key(store: Store, place: Place, key: &str) -> bool {
    let wants_dice = || {
        store
            .model
            .with_untracked(|model| model.wanted_dice().is_some())
    };
    let input = match (key, keys::die(key)) {
        ("Enter", _) => Input::PickOrPlace(place),
        (" ", _) if keys::expected(store).is_none() => Input::Tap(place),
        (_, Some(die)) if !wants_dice() => Input::MoveBy(place, die),
        _ => return false,
    };
    store.send(Msg::Input(input));
    true
}
