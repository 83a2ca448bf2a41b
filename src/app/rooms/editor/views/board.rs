//! Board being set up.

use ::board::View;
use leptos::prelude::*;
use rules::Player;

use crate::rooms::{
    editor::{input::handlers, state::Editor},
    views::playing_board::PlayingBoard,
};

/// Draws the board being set up.
#[component]
pub(crate) fn Setting(editor: Editor) -> impl IntoView {
    let scene = Memo::new(move |_| {
        editor.with_context(|context, model| model.scene(view(editor), context))
    });
    view! {
        <div class="room-board">
            <PlayingBoard shell=editor.shell scene handlers=handlers(editor)/>
        </div>
    }
}

/// Returns the view of the board, which is never turned, so that the tools are below it on a phone in portrait mode.
fn view(editor: Editor) -> View {
    View {
        turned: false,
        home_left: editor.shell.settings().get().home_left,
        bottom: Player::White,
    }
}
