//! Keys that work anywhere on the page. Each does what a button does.

use leptos::prelude::*;
use table::{Dialog, LookBack, Model, Msg, Shortcut};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    KeyboardEvent,
    js_sys::{Object, Reflect},
};

use crate::{
    board::{self, BoardKind},
    browser::{
        focus,
        key_press::{is_character, is_chord, is_in, is_in_field, shortcut_key},
        start_script, timer,
    },
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
    let kept: Object = start_script::value("keys")?.dyn_into().ok()?;
    let _kept_no_longer = Reflect::set(&window(), &"keys".into(), &JsValue::NULL);
    let now = timer::now() as f64;
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
    let acts = key == "Enter" || (is_character(&key) && !is_in_field(event));
    if event.repeat() && acts && !is_chord(event) {
        event.prevent_default();
        event.stop_propagation();
    }
}

fn press(store: Store, event: &KeyboardEvent) {
    if store.away.get_untracked() {
        return;
    }
    let key = shortcut_key(event);
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
            focus::place(BoardKind::Table, board::stop(store));
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

/// Elements that take the space bar or scroll by it.
const TAKES_SPACE: &str = "button, summary, a, .plays, [role=button]:not(.spot)";
/// The list of plays, through which the arrow keys step.
const PLAYS: &str = ".plays";

/// Whether the key belongs to what has the focus: a field, a dialog, or a button that takes the space bar.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    is_in_field(event)
        || is_in(event, "dialog")
        || (event.key() == " " && is_in(event, TAKES_SPACE))
}

/// Whether the page asks something: only its own buttons answer it.
fn is_asking(store: Store) -> bool {
    let asks = |model: &Model| *model.dialog() != Dialog::None;
    store.model.with_untracked(asks)
}

/// Whether the player wants no keys of this kind (WCAG 2.1.4). The space bar presses a button, as anywhere.
fn is_switched_off(store: Store, key: &str) -> bool {
    let wanted = store.model.with_untracked(Model::settings).letter_keys;
    !wanted && is_character(key) && key != " "
}
