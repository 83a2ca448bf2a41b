//! Keyboard shortcuts for the study room.

use board::Input;
use leptos::prelude::*;
use rules::Action;
use study::Msg;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    state::{Page, Reviewed},
    trying,
};
use crate::{
    browser::key_press::{on_shortcut, shortcut_key},
    rooms::{Shell, views::head::Inner},
};

/// Listens for keyboard shortcuts until the room is closed.
pub(super) fn listen(shell: Shell, reviewed: Reviewed) {
    on_shortcut(move |event| pressed(shell, reviewed, event));
}

/// CSS selector for the buttons of open disclosures.
const OPENED: &str = ".study [aria-expanded='true']";

/// Closes the last open disclosure and focuses its button; returns `false` if none is open.
fn close_opened() -> bool {
    let Ok(opened) = document().query_selector_all(OPENED) else {
        return false;
    };
    let last = opened.item(opened.length().wrapping_sub(1));
    let Some(button) = last.and_then(|last| last.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    button.click();
    // Focusing a button cannot fail.
    button.focus().is_ok()
}

/// Handles the study room's shortcuts. The arrow keys, Home and End step through the game; the page keys, `n` and `N`
/// step through the errors, as on the line below the board; `?` lists the shortcuts; `u`, `U` and `x` act on the line
/// that is tried on the board as at the table; Escape leaves that line, or closes an open disclosure or, if none is
/// open, leaves the room.
fn pressed(shell: Shell, reviewed: Reviewed, event: &KeyboardEvent) {
    let letters = shell.settings().get_untracked().letter_keys;
    let key = shortcut_key(event);
    let msg = match key.as_str() {
        "ArrowLeft" => Msg::Previous,
        "ArrowRight" => Msg::Next,
        "Home" => Msg::First,
        "End" => Msg::Last,
        "PageUp" | "PageDown" if reviewed.has_begun() => {
            event.prevent_default();
            return reviewed.go(key == "PageUp");
        }
        "," if letters => Msg::Previous,
        "." if letters => Msg::Next,
        "n" | "N" if letters => {
            return reviewed.go(key == "n");
        }
        "?" if letters => {
            event.prevent_default();
            return shell.show_keys();
        }
        "Escape" if reviewed.notes.pen.with_untracked(Option::is_some) => {
            event.prevent_default();
            return reviewed.notes.pen.set(None);
        }
        "Escape" if trying::leave(reviewed) => return event.prevent_default(),
        "u" | "U" | "x" if letters && reviewed.tried.with_untracked(Option::is_some) => {
            event.prevent_default();
            return trying::input(
                reviewed,
                match key.as_str() {
                    "u" => Input::Do(Action::Undo),
                    "U" => Input::Do(Action::UndoTurn),
                    _ => Input::TapDice,
                },
            );
        }
        "Escape" if close_opened() => return event.prevent_default(),
        "Escape" if reviewed.inner.is_some_and(Inner::leave) => return,
        "Escape" => return shell.leave(),
        _ => return,
    };
    event.prevent_default();
    if reviewed.page.get_untracked() == Page::Summary {
        reviewed.page.set(Page::Decision);
    }
    reviewed.send.run(msg);
}
