//! Drill room: exercises, reference positions and own decisions, answered on the board.

use leptos::{ev, prelude::*};

use self::views::{ask::Panel, board::DrillBoard, choose::Choose};
use super::{Room, Shell};

mod effects;
mod input;
mod reason;
mod state;
mod storage;
mod tables;
#[cfg(test)]
mod tests;
mod texts;
mod views;
mod worked_texts;

pub(super) use self::reason::choice;

part! { drill:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

part! { drill:
    /// Returns the page with the tables by score.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn tables() -> Room {
        tables::page
    }
}

fn room(shell: Shell) -> AnyView {
    let drill = effects::enter(shell);
    shell.entitle(&shell.words().place_practice());
    effects::load(drill);
    input::listen(drill);
    let listener = window_event_listener(ev::visibilitychange, move |_| effects::refresh(drill));
    on_cleanup(move || listener.remove());
    let chooses = drill.slice(|model| model.topic.is_none());
    view! {
        {move || {
            if chooses.get() {
                view! { <Choose drill/> }.into_any()
            } else {
                view! {
                    <main class="room drill">
                        <DrillBoard drill/>
                        <Panel drill/>
                    </main>
                }
                .into_any()
            }
        }}
    }
    .into_any()
}
