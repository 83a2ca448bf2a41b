//! Keys that work anywhere on the page. Each does what a button does.

use leptos::{ev, prelude::*};
use rules::{Action, Die};
use table::{Dialog, Heading, Model, Msg, Place, controls, strip};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::{effects::focus, later, panels::hush, store::Store};

/// Listens to the keyboard as long as the page lives.
pub(crate) fn listen(store: Store) {
    let listening = window_event_listener(ev::keydown, move |event| press(store, &event));
    on_cleanup(move || listening.remove());
}

fn press(store: Store, event: &KeyboardEvent) {
    // An explanation is the first thing that Escape takes away, and then the only one.
    if event.key() == "Escape" && hush() {
        return event.prevent_default();
    }
    let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if chord || event.default_prevented() || belongs_elsewhere(event) {
        return;
    }
    if heading(&event.key()).is_some() && !has_arrows(event) {
        event.prevent_default();
        return focus::place(stop(store));
    }
    if event.key() == "r" {
        return later::replay(store);
    }
    if let Some(msg) = message(store, &event.key()) {
        event.prevent_default();
        store.send(msg);
    }
}

/// Whether the key belongs to what has the focus: a field, a dialog, or a button that takes the space bar.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector| {
        target
            .as_ref()
            .is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
    };
    inside("input, select, textarea, dialog")
        || (event.key() == " " && inside("button, summary, a, [role=button]:not(.spot)"))
}

fn message(store: Store, key: &str) -> Option<Msg> {
    match key {
        " " => expected(store),
        "u" => Some(Msg::Do(Action::Undo)),
        "U" => Some(Msg::Do(Action::UndoTurn)),
        "x" => Some(Msg::TapDice),
        "d" => Some(Msg::AskDouble),
        "t" => doubled(store).then_some(Msg::Do(Action::Take)),
        "/" => Some(Msg::AskPlay),
        "?" => Some(Msg::AskKeys),
        "b" => Some(Msg::AskPosition),
        "p" => doubled(store).then_some(Msg::AskDrop),
        "Escape" => {
            let open = store
                .model
                .with_untracked(|model| *model.dialog() != Dialog::None);
            Some(if open {
                Msg::CloseDialog
            } else {
                Msg::DropOn(None)
            })
        }
        other => die(other).map(Msg::EnterDie),
    }
}

/// Whether the arrows scroll what has the focus.
fn has_arrows(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(".plays"), Ok(Some(_))))
}

/// Where an arrow key points.
fn heading(key: &str) -> Option<Heading> {
    match key {
        "ArrowLeft" => Some(Heading::Left),
        "ArrowRight" => Some(Heading::Right),
        "ArrowUp" => Some(Heading::Up),
        "ArrowDown" => Some(Heading::Down),
        _ => None,
    }
}

/// Where a key leads from a place: an arrow to the next one, Home to the bar, End to the tray of who is on roll.
pub(crate) fn step(store: Store, from: Place, key: &str) -> Option<Place> {
    let turned = store.turned.get_untracked();
    store.model.with_untracked(|model| {
        let mover = model.session().decides().unwrap_or(model.bottom());
        match key {
            "Home" => Some(Place::Bar(mover)),
            "End" => Some(Place::Tray(mover)),
            key => {
                let next = model.view(turned).neighbour(from, heading(key)?);
                // At the edge the focus stays, and so does the page.
                Some(next.unwrap_or(from))
            }
        }
    })
}

/// The place of the board at which the Tab key and the first arrow stop: the last one, or the nearest home point.
pub(crate) fn stop(store: Store) -> Place {
    let bottom = store.model.with(Model::bottom);
    store.place.get().unwrap_or(Place::of(bottom, 6))
}

/// What the one button does that is expected now, if any is.
pub(crate) fn expected(store: Store) -> Option<Msg> {
    store.model.with_untracked(|model| {
        // While the page asks something, nothing else is expected.
        let buttons = match model.dialog() {
            Dialog::None => controls(model),
            _ => strip(model).map(|strip| strip.controls).unwrap_or_default(),
        };
        let mut buttons = buttons.into_iter();
        let expected = buttons.find(|button| button.primary && button.enabled);
        expected.map(|button| button.msg)
    })
}

/// Whether a double has to be answered.
fn doubled(store: Store) -> bool {
    let takes = |model: &Model| model.session().allows(Action::Take).is_ok();
    store.model.with_untracked(takes)
}

/// The die of a number key.
pub(crate) fn die(key: &str) -> Option<Die> {
    key.parse().ok().and_then(Die::new)
}
