//! Editor room: sets up any position by taps, drags, keys or numbers, or from a position ID.

mod input;
mod state;
mod views;

use editor::{Model, Msg, Sketch, pasted};
use leptos::prelude::*;
use record::KeyValueStore;

use self::views::panel::Panel;
pub(super) use self::{
    state::Editor,
    views::{board::Setting, tools::Tools},
};
use super::{Room, Shell, views::position_actions::DRAFT};
use crate::browser::storage::Browser;

part! { editor:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

/// Returns the model for the last draft, or for the starting position if there is none. A position passed from another
/// room is applied as an edit that can be undone.
fn draft() -> Model {
    let text = Browser.get(DRAFT).unwrap_or_default();
    let (last, given) = text.split_once('\n').unwrap_or((&text, ""));
    let mut model = Model::new(Sketch::restored(last).unwrap_or_default());
    if pasted(given).is_ok() {
        model.update(Msg::Paste(given.to_owned()));
    }
    model
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    shell.entitle(&words.editor());
    let editor = Editor::new(shell, draft(), DRAFT);
    view! {
        <main class="room editor">
            <Setting editor/>
            <Panel editor/>
        </main>
    }
    .into_any()
}
