//! Board of the match being transcribed.

use leptos::prelude::*;

use crate::rooms::{
    transcribe::{input::handlers, state::Transcription},
    views::playing_board::PlayingBoard,
};

/// Draws the board as of the cursor.
#[component]
pub(crate) fn Watching(room: Transcription) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let look = room.shell.settings().get().look();
        room.with_context(|context, model| model.scene(look, context))
    });
    // Keys arrive faster than checkers can be animated.
    let jumps = StoredValue::new(true);
    view! {
        <div class="room-board">
            <PlayingBoard shell=room.shell scene handlers=handlers(room) jumps/>
        </div>
    }
}
