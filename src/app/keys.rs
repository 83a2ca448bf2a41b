//! Keys that work anywhere on the page. Each does what a button does.

use leptos::prelude::*;
use rules::{Action, Die};
use table::{Dialog, Heading, Look, Model, Msg, Place, controls};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, KeyboardEvent};

use crate::{board, effects::focus, panels::hush, store::Store};

/// Listens to the keyboard as long as the page lives.
pub(crate) fn listen(store: Store) {
    on_keydown(false, move |event| press(store, event));
    on_keydown(true, ignore_repeats);
}

/// Calls `heard` for each key that goes down: before anything else on the page hears of it, or after.
fn on_keydown(first: bool, heard: impl Fn(&KeyboardEvent) + 'static) {
    let heard = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event| heard(&event));
    let heard = heard.into_js_value();
    let _listens =
        window().add_event_listener_with_callback_and_bool("keydown", heard.unchecked_ref(), first);
}

/// A key that is held acts once: Enter on Done must not roll the opponent's dice. Held arrows go on, and so does typing.
fn ignore_repeats(event: &KeyboardEvent) {
    let key = event.key();
    let acts = key == "Enter" || (is_character(&key) && !is_in(event, FIELDS));
    if event.repeat() && acts && !is_chord(event) {
        event.prevent_default();
        event.stop_propagation();
    }
}

fn press(store: Store, event: &KeyboardEvent) {
    let key = event.key();
    // An explanation is the first thing that Escape takes away, and then the only one.
    if key == "Escape" && hush() {
        return event.prevent_default();
    }
    if is_chord(event) || event.default_prevented() || belongs_elsewhere(event) {
        return;
    }
    if key != "Escape" && is_asking(store) {
        return;
    }
    if heading(&key).is_some() && !is_in(event, SCROLLS) {
        event.prevent_default();
        return focus::place(stop(store));
    }
    if is_switched_off(store, &key) {
        return;
    }
    if key == "r" {
        return board::replay(store);
    }
    if let Some(msg) = message(store, &key) {
        event.prevent_default();
        store.send(msg);
    }
}

/// Where keys write.
const FIELDS: &str = "input, select, textarea";
/// Elements that take the space bar or scroll by it.
const TAKES_SPACE: &str = "button, summary, a, .plays, [role=button]:not(.spot)";
/// Elements that the arrow keys scroll.
const SCROLLS: &str = ".plays";

/// Whether the target of the event is inside of an element that `selector` matches.
fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Whether the key belongs to what has the focus: a field, a dialog, or a button that takes the space bar.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    is_in(event, FIELDS)
        || is_in(event, "dialog")
        || (event.key() == " " && is_in(event, TAKES_SPACE))
}

/// Whether the page asks something: only its own buttons answer it.
fn is_asking(store: Store) -> bool {
    let asks = |model: &Model| *model.dialog() != Dialog::None;
    store.model.with_untracked(asks)
}

/// Whether the key is pressed together with one that makes it the browser's.
fn is_chord(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// A single letter, digit or sign.
fn is_character(key: &str) -> bool {
    key.chars().nth(1).is_none()
}

/// Whether the player wants no keys of this kind (WCAG 2.1.4). The space bar presses a button, as anywhere.
fn is_switched_off(store: Store, key: &str) -> bool {
    let wanted = store.model.with_untracked(Model::settings).letter_keys;
    !wanted && is_character(key) && key != " "
}

fn message(store: Store, key: &str) -> Option<Msg> {
    match key {
        " " => expected(store),
        "u" => Some(Msg::Do(Action::Undo)),
        "U" => Some(Msg::Do(Action::UndoTurn)),
        "x" => Some(Msg::TapDice),
        "d" => Some(Msg::AskDouble),
        "t" => Some(Msg::Do(Action::Take)),
        "/" => Some(Msg::AskPlay),
        "," => Some(Msg::Look(Look::Back)),
        "." => Some(Msg::Look(Look::Forward)),
        "?" => Some(Msg::AskKeys),
        "b" => Some(Msg::AskPosition),
        "p" => Some(Msg::AskDrop),
        "Escape" => Some(escape(store)),
        other => die(other).map(Msg::EnterDie),
    }
}

/// Returns the message for Escape, which closes the dialog, puts the lifted checker down, or leaves the lesson.
fn escape(store: Store) -> Msg {
    store.model.with_untracked(|model| {
        if *model.dialog() != Dialog::None {
            Msg::CloseDialog
        } else if model.is_lesson() && !model.is_lifted() {
            Msg::LeaveLesson
        } else {
            Msg::DropOn(None)
        }
    })
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

/// The place of the board at which the Tab key and the first arrow stop: the one that the lesson asks for, the last one,
/// or the nearest home point.
pub(crate) fn stop(store: Store) -> Place {
    let (bottom, asked) = store
        .model
        .with(|model| (model.bottom(), model.asked_place()));
    let last = store.place.get();
    asked.or(last).unwrap_or(Place::of(bottom, 6))
}

/// What the one button does that is expected now, if any is.
pub(crate) fn expected(store: Store) -> Option<Msg> {
    store.model.with_untracked(|model| {
        let mut buttons = controls(model).into_iter();
        let expected = buttons.find(|button| button.primary && button.enabled);
        expected.map(|button| button.msg.into())
    })
}

/// The die of a number key.
pub(crate) fn die(key: &str) -> Option<Die> {
    key.parse().ok().and_then(Die::new)
}
