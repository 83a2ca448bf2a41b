//! Drill room: exercises, reference positions and the player's own decisions, answered on the board.

use leptos::{ev, prelude::*};

use ::drill::Msg;
use record::read_sheet;
use table::Route;
use words::Part;

use self::{
    state::Drill,
    views::{
        ask::Panel,
        board::DrillBoard,
        choose::Choose,
        sheet::{Unreadable, title},
    },
};
use super::{Room, Shell, part_files};
use crate::browser::spawn_local;

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
    /// Returns the entry point of the room's lazily loaded part.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

part! { drill:
    /// Returns the entry point of the page with tables of values by score.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn tables() -> Room {
        tables::page
    }
}

part! { drill:
    /// Returns the entry point of the page that opens a sheet from a link.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn sheet() -> Room {
        sheet_room
    }
}

/// Shows the sheet from the URL one item at a time, or explains why the link cannot be read.
fn sheet_room(shell: Shell) -> AnyView {
    let link = match shell.route() {
        Route::SheetLink(link) => link,
        _ => String::new(),
    };
    let drill = Drill::new(shell);
    spawn_local(async move {
        for part in [Part::Drill, Part::Sheets] {
            part_files::load_texts(&shell.words(), part).await;
        }
        // The player may have left the room in the meantime.
        let _gone = drill.speaks.try_set(true);
    });
    input::listen(drill);
    match read_sheet(&link) {
        Err(why) => view! { <Unreadable drill why/> }.into_any(),
        Ok(sheet) => {
            drill.send(Msg::OpenSheet(Box::new(sheet)));
            shell.entitle(
                &drill
                    .model
                    .with_untracked(|model| title(&shell.words(), model)),
            );
            view! {
                <main class="room drill sheet-room">
                    <DrillBoard drill/>
                    <Panel drill/>
                </main>
            }
            .into_any()
        }
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
