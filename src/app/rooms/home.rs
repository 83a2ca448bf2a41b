//! The home of the place Play: the running game, and what can be begun.

use leptos::prelude::*;

use super::{Room, Shell, views::head::RoomHead};

part! { later:
    /// Fetches the page.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let title = shell.words().place_play();
    shell.entitle(&title);
    view! {
        <main class="room home play-room">
            <RoomHead shell title/>
            <div class="room-body"></div>
        </main>
    }
    .into_any()
}
