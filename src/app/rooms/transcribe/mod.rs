//! Transcription room: records a match played at a table or shown on video, by keys or taps.

mod effects;
mod input;
mod state;
mod storage;
mod views;

use editor::transcript::Transcript;
use leptos::prelude::*;
use words::Part;

use self::{
    state::{LENGTH, Transcription},
    views::{board::Watching, panel::Panel},
};
use super::{Room, Shell, part_files, room_state::RoomState};
use crate::browser::spawn_local;

part! { transcribe:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    shell.entitle(&words.transcribe());
    let state = RoomState::new(shell, Transcript::new(LENGTH));
    let room = Transcription::new(state);
    input::listen(room);
    spawn_local(async move {
        part_files::load_texts(&words, Part::Transcribe).await;
        storage::load(room).await;
        // The room may have been closed in the meantime.
        let _left = room.is_ready.try_set(true);
    });
    view! {
        <main class="room editor transcribe">
            <Watching room/>
            <Panel room/>
        </main>
    }
    .into_any()
}
