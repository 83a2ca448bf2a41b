//! Taps and keys on the board, and the room's keyboard shortcuts.

use ::board::{Input, Place};
use editor::transcript::Msg;
use leptos::{ev, prelude::*};
use web_sys::KeyboardEvent;

use super::state::{Field, Transcription};
use crate::{
    board::Handlers,
    browser::{
        focus,
        key_press::{is_character, is_in, is_in_field, shortcut_key},
        timer,
    },
};

/// CSS selector for elements that Enter and Space activate.
const ACTIVATED: &str = "button, a, summary";

/// CSS selector for the board, where single characters are shortcuts even if the settings disable them elsewhere.
const BOARD: &str = ".room-board";

/// Connects the board to the room.
pub(super) fn handlers(room: Transcription) -> Handlers {
    Handlers {
        input: Callback::new(move |input| room.send(Msg::Input(input))),
        key: Callback::new(move |(place, key): (Place, String)| match &*key {
            "Enter" if is_choosing(room) => {
                room.send(Msg::Input(Input::PickOrPlace(place)));
                true
            }
            " " if is_choosing(room) => {
                room.send(Msg::Input(Input::Tap(place)));
                true
            }
            _ => false,
        }),
        over: None,
        line: None,
        explain_cube: None,
        focused: room.focused,
        stop: Signal::derive(move || room.focused.get().unwrap_or(Place::Point(6))),
        mover: None,
        is_blocked: false.into(),
    }
}

fn is_choosing(room: Transcription) -> bool {
    room.model.with_untracked(|model| model.offer().is_some())
}

/// Listens for keyboard shortcuts until the room is closed.
pub(super) fn listen(room: Transcription) {
    let listener = window_event_listener(ev::keydown, move |event| pressed(room, &event));
    on_cleanup(move || listener.remove());
}

/// Handles a keyboard shortcut. In a field, Escape returns to the board.
fn pressed(room: Transcription, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if chord || event.default_prevented() || !room.is_ready.get_untracked() {
        return;
    }
    let key = shortcut_key(event);
    if is_in_field(event) {
        if key == "Escape" {
            focus::heading();
            event.prevent_default();
        }
        return;
    }
    let letters = room.shell.settings().get_untracked().letter_keys;
    if is_character(&key) && key != " " && !letters && !is_in(event, BOARD) {
        return;
    }
    if matches!(&*key, "Enter" | " ") && is_in(event, ACTIVATED) {
        return;
    }
    let lower = key.to_lowercase();
    let key = if is_character(&key) { &lower } else { &key };
    let field = match &**key {
        "/" => Some(Field::Play),
        "s" => Some(Field::Score),
        "c" => Some(Field::Clock),
        _ => None,
    };
    if let Some(field) = field {
        event.prevent_default();
        if field == Field::Play && !is_choosing(room) {
            room.send(Msg::Confirm);
        }
        // The field for a play is drawn together with the offered plays.
        return timer::after(0, move || focus::field(field.id()));
    }
    let msg = room.model.with_untracked(|model| model.key(key));
    match msg {
        Some(msg) => room.send_aloud(msg),
        None if key == "Escape" => room.shell.leave(),
        None => return,
    }
    event.prevent_default();
}
