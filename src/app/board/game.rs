//! The board of the current game: its scene, and the messages that its input sends to the store.

use board::{Input, Place, Speed};
use leptos::prelude::*;
use table::{Msg, Panel, scene};

use super::{Board, BoardEvent, BoardKind, InputHandler, keys};
use crate::{browser::focus, store::Store};

/// The board of the game.
#[component]
pub(crate) fn GameBoard(store: Store) -> impl IntoView {
    let turned = store.turned;
    let scene = Memo::new(move |_| store.model.with(|model| scene(model, turned.get())));
    view! {
        <Board
            scene
            kind=BoardKind::Table
            label=store.words().board()
            handler=Box::leak(Box::new(store))
            page_build=store.page_build
        />
    }
}

impl InputHandler for Store {
    fn takes_input(&self) -> bool {
        true
    }

    fn handle_event(&self, event: BoardEvent) -> bool {
        handle_event(*self, event)
    }

    /// The board's single tab stop: the place that had focus last. The arrow keys move to the others.
    fn stop(&self) -> Place {
        keys::stop(*self)
    }

    fn is_input_blocked(&self) -> bool {
        self.model.with(|model| !model.person_decides())
    }

    fn speed(&self) -> Speed {
        self.model.with_untracked(|model| model.settings().motion)
    }
}

/// Handles an input event of the board; returns whether it was used.
fn handle_event(store: Store, event: BoardEvent) -> bool {
    let input = match event {
        BoardEvent::Tap(place) => Input::Tap(place),
        BoardEvent::DoubleTap(place) => Input::DoubleTap(place),
        BoardEvent::Lift(place) => Input::Lift(place),
        BoardEvent::DropOn(place) => Input::DropOn(place),
        BoardEvent::Dice => Input::TapDice,
        BoardEvent::Cube(true) => Input::OfferDouble,
        BoardEvent::Cube(false) => {
            store.send(Msg::Open(Panel::Cube));
            return true;
        }
        BoardEvent::Focus(place) => {
            store.place.set(Some(place));
            return true;
        }
        BoardEvent::Key(place, key) => return handle_key(store, place, &key),
    };
    store.send(Msg::Input(input));
    true
}

fn handle_key(store: Store, place: Place, key: &str) -> bool {
    let wants_dice = || {
        store
            .model
            .with_untracked(|model| model.wanted_dice().is_some())
    };
    if let Some(next) = keys::step(store, place, key) {
        focus::place(BoardKind::Table, next);
        return true;
    }
    // Page-wide shortcuts take precedence where they apply.
    let input = match (key, keys::die(key)) {
        ("Enter", _) => Input::PickOrPlace(place),
        (" ", _) if keys::expected(store).is_none() => Input::Tap(place),
        (_, Some(die)) if !wants_dice() => Input::MoveBy(place, die),
        _ => return false,
    };
    store.send(Msg::Input(input));
    true
}
