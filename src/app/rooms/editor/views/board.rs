//! The board and its input.

use ::board::{Input, Place, View};
use editor::Msg;
use leptos::prelude::*;
use rules::Player;

use crate::{
    board::{Board, BoardKind, Handlers},
    rooms::editor::Editor,
    staged_build::StagedBuild,
};

/// The board that is being set up.
#[component]
pub(crate) fn Setting(editor: Editor) -> impl IntoView {
    let scene =
        Memo::new(move |_| editor.told(|context, model| model.scene(view(editor), context)));
    view! {
        <div class="room-board">
            <Board
                scene
                kind=BoardKind::Room
                label=editor.words.read_value().board()
                speed=Signal::derive(move || editor.shell.settings().get().motion)
                handlers=handlers(editor)
                page_build=StagedBuild::finished()
            />
        </div>
    }
}

/// How the board is seen: on an upright phone turned, so that a finger hits its points.
fn view(editor: Editor) -> View {
    View {
        turned: editor.shell.turned().get(),
        home_left: editor.shell.settings().get().home_left,
        bottom: Player::White,
    }
}

fn handlers(editor: Editor) -> Handlers {
    Handlers {
        input: Callback::new(move |input| handle_input(editor, input)),
        key: Callback::new(move |(place, key): (Place, String)| handle_key(editor, place, &key)),
        explain_cube: None,
        focused: editor.focused,
        stop: Signal::derive(move || editor.focused.get().unwrap_or(Place::Point(6))),
        mover: None,
        is_blocked: false.into(),
    }
}

/// Handles taps and drags of checkers.
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
