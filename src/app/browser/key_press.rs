//! Keyboard events: their keys, and their target elements.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Elements that accept typing.
const FIELDS: &str = "input, select, textarea";

/// Returns `true` if the target of the event is a field that accepts typing.
pub(crate) fn is_in_field(event: &KeyboardEvent) -> bool {
    is_in(event, FIELDS)
}

/// Returns `true` if the target of the event is inside an element that `selector` matches.
pub(crate) fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Returns `true` if a modifier turns the key into a shortcut of the browser.
pub(crate) fn is_chord(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Returns `true` if the key is a single character.
pub(crate) fn is_character(key: &str) -> bool {
    key.chars().nth(1).is_none()
}

/// Returns the key's name for shortcuts, independent of the keyboard layout.
pub(crate) fn shortcut_key(event: &KeyboardEvent) -> String {
    table::shortcut_key(
        &event.key(),
        &event.code(),
        event.shift_key(),
        event.get_modifier_state("CapsLock"),
    )
}
