//! The board that is being set up.

use ::board::View;
use leptos::prelude::*;
use rules::Player;

use crate::rooms::{
    editor::{input::handlers, state::Editor},
    views::playing_board::PlayingBoard,
};

/// The board that is being set up.
#[component]
pub(crate) fn Setting(editor: Editor) -> impl IntoView {
    let scene =
        Memo::new(move |_| editor.told(|context, model| model.scene(view(editor), context)));
    view! {
        <div class="room-board">
            <PlayingBoard shell=editor.shell scene handlers=handlers(editor)/>
        </div>
    }
}

/// Returns the view of the board. On an upright phone it is turned, so that its points are wide enough for a finger.
fn view(editor: Editor) -> View {
    View {
        turned: editor.shell.turned().get(),
        home_left: editor.shell.settings().get().home_left,
        bottom: Player::White,
    }
}
