//! Sheets room: lessons and quizzes that the player creates for others, and the answers that are returned.

mod effects;
mod state;
#[cfg(test)]
mod tests;
mod views;

use leptos::prelude::*;
use table::Route;
use words::Part;

use self::{
    state::Sheets,
    views::{answers, edit, list},
};
use super::{Room, Shell, part_files, views::head::RoomHead};
use crate::browser::spawn_local;

part! { sheets:
    /// Returns the entry point of the room's lazily loaded part.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let room = Sheets::new(shell);
    let words = shell.words();
    spawn_local(async move {
        part_files::load_texts(&words, Part::Sheets).await;
        effects::load(room).await;
        // The player may have left the room in the meantime.
        let _gone = room.speaks.try_set(true);
    });
    let title = Memo::new(move |_| room.title());
    Effect::new(move |_| {
        if room.speaks.get() {
            // Untracked, so that typing in the title field does not retitle the page.
            shell.entitle(&title.get_untracked());
        }
    });
    let route = shell.route();
    let actions = {
        let route = route.clone();
        move || {
            let is_ready = room.speaks.get();
            is_ready.then(|| match route {
                Route::Sheets(None) => list::actions(room),
                Route::Sheets(Some(_)) => edit::actions(room),
                _ => ().into_any(),
            })
        }
    };
    let body = move || {
        let is_ready = room.speaks.get();
        is_ready.then(|| match route {
            Route::Sheets(None) => list::body(room),
            Route::Sheets(Some(_)) => edit::body(room),
            _ => answers::body(room),
        })
    };
    view! {
        <main class="room home sheets-room">
            <RoomHead shell title>{actions}</RoomHead>
            <div class="room-body">
                <div role="alert">
                    {move || problem(room).map(|why| view! { <p class="problem">{why}</p> })}
                </div>
                {body}
            </div>
        </main>
    }
    .into_any()
}

/// Returns the message about the last failed action, once the texts have loaded.
fn problem(room: Sheets) -> Option<String> {
    let why = room.problem.get().filter(|_| room.speaks.get())?;
    Some(room.text(|words| why.text(words)))
}
