//! The board that is being set up.

use ::board::View;
use leptos::prelude::*;
use rules::Player;

use crate::{
    board::{Board, BoardKind},
    rooms::editor::{input::handlers, state::Editor},
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
