//! The board of a room whose checkers can be moved.

use board::Scene;
use leptos::prelude::*;

use crate::{
    board::{Arrows, Board, BoardKind, Handlers},
    rooms::Shell,
    staged_build::StagedBuild,
};

/// A board that takes input and is complete at once; its motions have the speed of the settings.
#[component]
pub(crate) fn PlayingBoard(shell: Shell, scene: Memo<Scene>, handlers: Handlers) -> impl IntoView {
    view! {
        <Board
            scene
            kind=BoardKind::Room
            label=shell.words().board()
            speed=Signal::derive(move || shell.settings().get().motion)
            handlers
            page_build=StagedBuild::finished()
            over=ViewFn::from(move || view! { <Arrows scene/> })
        />
    }
}
