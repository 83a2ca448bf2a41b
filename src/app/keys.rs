//! Keys that work anywhere on the page. Each does what a button does.

use leptos::prelude::*;
use rules::{Die, Player};
use table::{Dialog, Heading, LookBack, Model, Msg, Place, Shortcut, View};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Element, KeyboardEvent,
    js_sys::{Object, Reflect},
};

use crate::{
    board::{self, BoardKind},
    effects::{clock, focus, tabs},
    panels::close_explanations,
    store::Store,
};

/// Listens to the keyboard as long as the page lives.
pub(crate) fn listen(store: Store) {
    on_keydown(false, move |event| press(store, event));
    on_keydown(true, ignore_repeats);
    for event in pressed_before().unwrap_or_default() {
        press(store, &event);
    }
}

/// A key that was pressed longer ago than this is answered no more: the player has gone on. In milliseconds.
const LATE: f64 = 4_000.0;

/// The keys that were pressed while this part was on its way, which the start script has kept.
fn pressed_before() -> Option<Vec<KeyboardEvent>> {
    let kept: Object = tabs::start_script_value("keys")?.dyn_into().ok()?;
    let _kept_no_longer = Reflect::set(&window(), &"keys".into(), &JsValue::NULL);
    let now = clock::now() as f64;
    let kept = Object::values(&kept).into_iter();
    let events = kept.map(JsCast::unchecked_into::<KeyboardEvent>);
    Some(
        events
            .filter(|event| now - event.time_stamp() < LATE)
            .collect(),
    )
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
    if store.away.get_untracked() {
        return;
    }
    let key = event.key();
    // An explanation is the first thing that Escape takes away, and then the only one.
    if key == "Escape" && close_explanations() {
        return event.prevent_default();
    }
    if is_chord(event) || event.default_prevented() || belongs_elsewhere(event) {
        return;
    }
    if key != "Escape" && is_asking(store) {
        return;
    }
    match Shortcut::of(&key) {
        None => {}
        Some(Shortcut::Walk(heading)) if is_in(event, PLAYS) => {
            event.prevent_default();
            store.send(Msg::LookBack(LookBack::towards(heading)));
        }
        Some(Shortcut::Walk(_)) => {
            event.prevent_default();
            focus::place(BoardKind::Table, stop(store));
        }
        Some(_) if is_switched_off(store, &key) => {}
        Some(Shortcut::Replay) => board::replay(store),
        Some(shortcut) => {
            let message = |model: &Model| shortcut.message(&key, model);
            if let Some(msg) = store.model.with_untracked(message) {
                event.prevent_default();
                store.send(msg);
            }
        }
    }
}

/// Where keys write.
const FIELDS: &str = "input, select, textarea";
/// Elements that take the space bar or scroll by it.
const TAKES_SPACE: &str = "button, summary, a, .plays, [role=button]:not(.spot)";
/// The list of plays, through which the arrow keys step.
const PLAYS: &str = ".plays";

/// Whether the target of the event is a field, in which keys write.
pub(crate) fn is_in_field(event: &KeyboardEvent) -> bool {
    is_in(event, FIELDS)
}

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

/// Where an arrow key points. The first load needs it without the table of all keys.
pub(crate) fn heading(key: &str) -> Option<Heading> {
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
        step_on(&model.view(turned), mover, from, key)
    })
}

/// The same on any board, where `mover` is on roll.
pub(crate) fn step_on(view: &View, mover: Player, from: Place, key: &str) -> Option<Place> {
    match key {
        "Home" => Some(Place::Bar(mover)),
        "End" => Some(Place::Tray(mover)),
        key => {
            let next = view.neighbour(from, heading(key)?);
            // At the edge the focus stays, and so does the page.
            Some(next.unwrap_or(from))
        }
    }
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
    store.model.with_untracked(table::expected)
}

/// The die of a number key.
pub(crate) fn die(key: &str) -> Option<Die> {
    key.parse().ok().and_then(Die::new)
}
