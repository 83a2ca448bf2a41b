//! Carries out the effects of the room for games with friends.

use correspondence::{Effect, Msg};
use friend::Root;
use leptos::prelude::*;
use library::SaveReason;
use record::KeyValueStore as _;
use table::{Route, Speed};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Friend, live};
use crate::browser::{
    database, date_ms, document, file, focus,
    friends::{RUNNING, note_position},
    screen, spawn_local,
    storage::Browser,
    timer,
};

/// The current time, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    date_ms()
}

/// Returns fresh randomness for a player's secrets.
pub(super) fn root() -> Root {
    // Guessable secrets are worse than none: without a source of randomness the game does not start.
    let seed = dice::Seed::random().expect("a browser that runs WebAssembly gives random numbers");
    Root(seed.0)
}

/// Loads the stored games.
pub(super) fn load(friend: Friend) {
    spawn_local(async move {
        let games = database::friend_games().await;
        friend.send(Msg::Loaded(games, now()));
    });
}

/// Carries out an effect of the model.
pub(super) fn carry_out(friend: Friend, effect: Effect) {
    match effect {
        Effect::Store { key, before, line } => spawn_local(async move {
            let kept = database::store_friend_game(&key, before.as_deref(), &line).await;
            friend.send(Msg::Stored(key, kept));
        }),
        Effect::Remove { key, before } => spawn_local(async move {
            let removed = database::remove_friend_game(&key, &before).await;
            friend.send(Msg::Removed(removed));
        }),
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
        Effect::AddToLibrary(item) => spawn_local(async move {
            // The game itself is stored by this room; the library shows its own storage errors.
            let _kept = database::store_sessions(vec![*item], SaveReason::Played).await;
        }),
        Effect::Count(running, mine) => {
            // If this line cannot be stored, only the count on the start page is missing.
            let _stored = Browser.set(RUNNING, &format!("{running} {mine}"));
        }
        Effect::Position(key, link) => note_position(key.as_str(), link.as_deref()),
        Effect::Say(text) => friend.shell.say(&text),
        Effect::Heading => timer::after(0, focus::heading),
        Effect::Call(code) => live::open(friend, code),
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
