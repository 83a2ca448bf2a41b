//! Board of a room whose checkers can be moved.

use board::{Scene, Speed};
use leptos::prelude::*;

use crate::{
    board::{Arrows, Board, BoardKind, Drawn, Handlers},
    rooms::Shell,
    staged_build::StagedBuild,
};

/// Draws a board that takes input and is built in a single task. The settings determine the speed of its motions.
#[component]
pub(crate) fn PlayingBoard(
    shell: Shell,
    scene: Memo<Scene>,
    handlers: Handlers,
    /// `true` while the board changes to an unrelated position, so that its checkers are not animated.
    #[prop(optional, into)]
    jumps: Option<StoredValue<bool>>,
    /// Markup of arrows and rings that somebody has drawn.
    #[prop(optional)]
    drawn: Option<Memo<String>>,
) -> impl IntoView {
    let jumps = move || jumps.and_then(|jumps| jumps.try_get_value()) == Some(true);
    let speed = Signal::derive(move || {
        if jumps() {
            Speed::Off
        } else {
            shell.settings().get().motion
        }
    });
    view! {
        <Board
            scene
            kind=BoardKind::Room
            label=shell.words().board()
            speed
            handlers
            page_build=StagedBuild::finished()
            over=ViewFn::from(move || {
                view! { <Arrows scene/>{drawn.map(|markup| view! { <Drawn markup/> })} }
            })
        />
    }
}
