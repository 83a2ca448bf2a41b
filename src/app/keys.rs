//! Keyboard shortcuts that work anywhere on the page, each of which triggers a button.

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

/// Listens to the keyboard for the lifetime of the page.
pub(crate) fn listen(store: Store) {
    on_keydown(false, move |event| press(store, event));
    on_keydown(true, ignore_repeats);
    for event in pressed_before().unwrap_or_default() {
        press(store, &event);
    }
}

/// Age in milliseconds above which a queued key press is ignored, because the player has probably moved on.
const LATE: f64 = 4_000.0;

/// Returns the key presses that the start script queued while this chunk was loading; `None` if there is no queue.
fn pressed_before() -> Option<Vec<KeyboardEvent>> {
    let queued: Object = start_script::value("keys")?.dyn_into().ok()?;
    let _kept_no_longer = Reflect::set(&window(), &"keys".into(), &JsValue::NULL);
    let now = timer::now() as f64;
    let queued = Object::values(&queued).into_iter();
    let events = queued.map(JsCast::unchecked_into::<KeyboardEvent>);
    Some(
        events
            .filter(|event| now - event.time_stamp() < LATE)
            .collect(),
    )
}

/// Calls `on_key` for each keydown event, in the capture phase if `first`, otherwise after all other handlers.
fn on_keydown(first: bool, on_key: impl Fn(&KeyboardEvent) + 'static) {
    let on_key = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event| on_key(&event));
    let on_key = on_key.into_js_value();
    let _listens = window().add_event_listener_with_callback_and_bool(
        "keydown",
        on_key.unchecked_ref(),
        first,
    );
}

/// Ignores the auto-repeat of a held key: otherwise, holding Enter on Done would also roll the opponent's dice. Arrow
/// keys and typing may repeat.
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
    // If an explanation is open, Escape closes it and has no other effect.
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

/// Selector of the elements that the space bar activates or scrolls.
const TAKES_SPACE: &str = "button, summary, a, .plays, [role=button]:not(.spot)";
/// Selector of the list of plays, which the arrow keys step through.
const PLAYS: &str = ".plays";

/// Returns `true` if the key belongs to the focused element: a field, a dialog, or a button that the space bar
/// activates.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    is_in_field(event)
        || is_in(event, "dialog")
        || (event.key() == " " && is_in(event, TAKES_SPACE))
}

/// Returns `true` while a dialog is open; shortcuts other than Escape are then ignored.
fn is_asking(store: Store) -> bool {
    let asks = |model: &Model| *model.dialog() != Dialog::None;
    store.model.with_untracked(asks)
}

/// Returns `true` if the player has disabled shortcuts of this kind (WCAG 2.1.4). The space bar always works.
fn is_switched_off(store: Store, key: &str) -> bool {
    let wanted = store.model.with_untracked(Model::settings).letter_keys;
    !wanted && is_character(key) && key != " "
}
