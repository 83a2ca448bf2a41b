//! Taps, drags and keys on the editor's board.

use ::board::{Input, Place};
use editor::Msg;
use leptos::prelude::*;

use super::state::Editor;
use crate::board::Handlers;

/// Returns the input handlers that connect the board to the editor room.
pub(super) fn handlers(editor: Editor) -> Handlers {
    Handlers {
        input: Callback::new(move |input| handle_input(editor, input)),
        key: Callback::new(move |(place, key): (Place, String)| handle_key(editor, place, &key)),
        over: None,
        explain_cube: None,
        focused: editor.focused,
        stop: Signal::derive(move || editor.focused.get().unwrap_or(Place::Point(6))),
        mover: None,
        is_blocked: false.into(),
        line: None,
    }
}

/// Handles taps on places and drags of checkers.
fn handle_input(editor: Editor, input: Input) {
    match input {
        Input::Tap(place) | Input::DoubleTap(place) => {
            editor.send(Msg::Tap(place));
            editor.say_place(place);
        }
        Input::Lift(place) => editor.send(Msg::Lift(place)),
        Input::DropOn(place) => {
            editor.send(Msg::DropOn(place));
            if let Some(place) = place {
                editor.say_place(place);
            }
        }
        _ => {}
    }
}

/// Handles a key pressed on a place; returns `true` if the key was used.
fn handle_key(editor: Editor, place: Place, key: &str) -> bool {
    let msg = editor.model.with_untracked(|model| model.key(place, key));
    let is_used = msg.is_some();
    if let Some(msg) = msg {
        editor.send(msg);
        editor.say_place(place);
    }
    is_used
}
