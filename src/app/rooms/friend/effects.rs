//! Effects of the room for games with friends.

use board::Speed;
use correspondence::{Effect, Msg, update};
use friend::Root;
use leptos::prelude::*;
use table::Route;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{state::Friend, storage};
use crate::{
    browser::{
        document, file, focus,
        friends::{note_position, note_side},
        screen, spawn_local, timer,
    },
    rooms::room_state::then,
};
impl Friend {
    /// Updates the model and performs the resulting effects.
    pub(super) fn send(self, msg: Msg) {
        let carry_out = |effect| carry_out(self, effect);
        if self.change(|model| update(model, msg), carry_out) {
            if let Some(line) = self.line.try_get_untracked().flatten() {
                (line.follow)(self);
            }
            keep_focus();
        }
    }
}

/// Returns fresh random data for a player's secrets.
pub(super) fn root() -> Root {
    // Predictable secrets are worse than none, so without a source of randomness the game does not start.
    let seed = dice::Seed::random().expect("a browser that runs WebAssembly gives random numbers");
    Root(seed.0)
}

/// Loads the stored games.
pub(super) fn load(friend: Friend) {
    then(storage::load(), move |msg| friend.send(msg));
}

/// Performs an effect requested by the model.
fn carry_out(friend: Friend, effect: Effect) {
    let send = move |msg| friend.send(msg);
    match effect {
        Effect::Store { key, before, line } => then(storage::store(key, before, line), send),
        Effect::Remove { key, before } => then(storage::remove(key, before), send),
        Effect::Load => load(friend),
        Effect::SaveFile(text) => file::download_bytes("backgammon-friend.txt", text.as_bytes()),
        Effect::Later(ms, msg) => {
            let still = friend.shell.settings().get_untracked().motion == Speed::Off;
            let ms = if still || screen::reduced_motion() {
                0
            } else {
                ms
            };
            timer::after(ms, move || friend.send(*msg));
        }
        Effect::Address(key) => friend.shell.rename(Route::Friend(key)),
        Effect::AddToLibrary(item, me) => {
            note_side(item.entry.id.as_str(), me);
            spawn_local(storage::add_to_library(*item));
        }
        Effect::Count(running, due) => storage::store_counts(running, due),
        Effect::Position(key, pending) => {
            let pending = pending.as_ref();
            let pending = pending.map(|(link, name)| (link.as_str(), name.as_deref()));
            note_position(key.as_str(), pending);
        }
        Effect::Say(text) => friend.shell.say(&text),
        Effect::Heading => timer::after(0, focus::heading),
        Effect::Call(code) => {
            let call = friend.shown_key().map(|key| (key, code));
            let _left = friend.call.try_set(call);
        }
        Effect::Cue(cue) => friend.shell.sound(cue),
    }
}

/// Moves the focus to the primary button, or else the heading, if the focused button has disappeared.
pub(super) fn keep_focus() {
    timer::after(0, || {
        if focus::is_somewhere() {
            return;
        }
        let expected = document().and_then(|document| {
            document
                .query_selector(".friend-room .primary")
                .ok()
                .flatten()
        });
        match expected.map(JsCast::dyn_into::<HtmlElement>) {
            Some(Ok(button)) => {
                let _taken = button.focus();
            }
            _ => focus::heading(),
        }
    });
}
