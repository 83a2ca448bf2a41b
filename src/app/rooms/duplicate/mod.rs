//! Duplicate room: several people play with the same dice, and the room compares their results.

mod effects;
mod state;
#[cfg(test)]
mod tests;
mod views;

use ::duplicate::{Model, Msg, Page, heading};
use leptos::prelude::*;
use library::{EntryId, room::Loading};
use table::Route;
use words::{Part, Words};

use self::{
    state::Duplicates,
    views::{form::New, list::List, page::Shown, told::Told},
};
use super::{
    Room, Shell, part_files,
    room_state::RoomState,
    views::head::{Inner, RoomHead},
};
use crate::{
    browser::{spawn_local, unix_ms},
    parts::{Icon, icon},
};

part! { duplicate:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

/// Page of the duplicate room; changing the page rebuilds the content.
#[derive(Clone, PartialEq)]
enum Place {
    List,
    New,
    Shown(EntryId),
}

fn place(model: &Model) -> Place {
    match model.page() {
        Page::List => Place::List,
        Page::New(_) => Place::New,
        Page::Shown(shown) => Place::Shown(shown.key()),
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let first = match shell.route() {
        Route::DuplicateLink(link) => Some(Msg::OpenLink(link, unix_ms())),
        Route::Duplicate(Some(key)) => Some(Msg::Open(key)),
        _ => None,
    };
    let model = Model::new(words.clone(), first, &effects::names());
    let job = effects::judging::stop_on_leaving(shell);
    let room = Duplicates::new(RoomState::new(shell, model), job);
    let speaks = RwSignal::new(false);
    let own = words.clone();
    spawn_local(async move {
        part_files::load_texts(&own, Part::Duplicate).await;
        // The room may have been closed in the meantime.
        if speaks.try_set(true).is_none() {
            effects::load(room);
        }
    });
    let title = Memo::new(move |_| speaks.get().then(|| room.model.with(heading)));
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            shell.entitle(&title);
        }
    });
    let page = room.slice(place);
    let inner = Inner::new(
        Route::Duplicate(None),
        Signal::derive(move || page.get() != Place::List),
        Callback::new(move |()| room.send(Msg::ShowList)),
    );
    // The introduction shown for an empty list has its own button.
    let offers = room.slice(|model| {
        let is_failed = matches!(model.loading(), Loading::Failed(_));
        is_failed || !model.entries().is_empty()
    });
    let begins = Memo::new(move |_| speaks.get() && page.get() == Place::List && offers.get());
    let body = move || match page.get() {
        Place::List => view! { <List room/> }.into_any(),
        Place::New => view! { <New room/> }.into_any(),
        Place::Shown(_) => view! { <Shown room/> }.into_any(),
    };
    view! {
        <main class="room duplicate-room">
            <RoomHead shell title=Signal::derive(move || title.get().unwrap_or_default()) inner>
                {move || begins.get().then(|| new_button(room))}
            </RoomHead>
            <div class="room-body">
                <Told room answers=false/>
                {move || speaks.get().then_some(body)}
            </div>
        </main>
    }
    .into_any()
}

/// Draws the list's primary button, which opens the form for a new duplicate.
fn new_button(room: Duplicates) -> impl IntoView {
    view! {
        <button class="button primary" on:click=move |_| room.send(Msg::ShowForm)>
            {icon(Icon::Plus)}
            {room.text(Words::duplicate_new)}
        </button>
    }
}
