//! Keyboard events: their keys and their target elements.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Selector of elements that accept typing.
const FIELDS: &str = "input, select, textarea";

/// Returns `true` if the event's target is inside a field that accepts typing.
pub(crate) fn is_in_field(event: &Event) -> bool {
    is_in(event, FIELDS)
}

/// Returns `true` if the event's target is inside an element that matches `selector`.
pub(crate) fn is_in(event: &Event, selector: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Returns `true` if a modifier turns the key into a browser shortcut.
pub(crate) fn is_chord(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Calls `handle` for each key press that is handled neither by a field nor by a browser shortcut, until the reactive
/// owner is cleaned up.
pub(crate) fn on_shortcut(handle: impl Fn(&KeyboardEvent) + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if !(is_chord(&event) || event.default_prevented() || is_in_field(&event)) {
            handle(&event);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Returns `true` if the key is a single character.
pub(crate) fn is_character(key: &str) -> bool {
    key.chars().nth(1).is_none()
}

/// Returns the key's name for shortcuts, which does not depend on the keyboard layout.
pub(crate) fn shortcut_key(event: &KeyboardEvent) -> String {
    table::shortcut_key(
        &event.key(),
        &event.code(),
        event.shift_key(),
        event.get_modifier_state("CapsLock"),
    )
}
