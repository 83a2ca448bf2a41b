//! Keyboard events: their keys, and the elements that they are pressed on.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where keys write.
const FIELDS: &str = "input, select, textarea";

/// Whether the target of the event is a field, in which keys write.
pub(crate) fn is_in_field(event: &KeyboardEvent) -> bool {
    is_in(event, FIELDS)
}

/// Whether the target of the event is inside of an element that `selector` matches.
pub(crate) fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Whether the key is pressed together with one that makes it the browser's.
pub(crate) fn is_chord(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// A single letter, digit or sign.
pub(crate) fn is_character(key: &str) -> bool {
    key.chars().nth(1).is_none()
}

/// Returns the name under which the shortcuts know the key, whatever the keyboard's layout.
pub(crate) fn shortcut_key(event: &KeyboardEvent) -> String {
    table::shortcut_key(
        &event.key(),
        &event.code(),
        event.shift_key(),
        event.get_modifier_state("CapsLock"),
    )
}
