//! What the room asks for, carried out.

use correspondence::{Effect, Msg};
use friend::Root;
use leptos::prelude::*;
use record::Keys as _;
use table::{Route, Speed};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, js_sys::Date};

use super::{Friend, live};
use crate::effects::{database, focus, friends::RUNNING, screen, storage::Browser, timer};

/// The present, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    Date::now() as u64
}

/// Fresh randomness for a player's secrets.
pub(super) fn root() -> Root {
    // Secrets that could be guessed are worse than none: without a source of randomness nobody plays.
    let seed = dice::Seed::random().expect("a browser that runs WebAssembly gives random numbers");
    Root(seed.0)
}

/// Reads the kept games.
pub(super) fn load(friend: Friend) {
    spawn_local(async move {
        let games = database::friend_games().await;
        friend.send(Msg::Loaded(games, now()));
    });
}

/// Does what the model asks for.
pub(super) fn carry_out(friend: Friend, effect: Effect) {
    match effect {
        Effect::Keep { key, before, line } => spawn_local(async move {
            let kept = database::keep_friend_game(&key, before.as_deref(), &line).await;
            friend.send(Msg::Kept(key, kept));
        }),
        Effect::Remove(key) => spawn_local(async move {
            // What could not be removed is in the list again when the room is entered the next time.
            let _removed = database::remove_friend_game(&key).await;
        }),
        Effect::Load => load(friend),
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
        Effect::Shelve(item) => spawn_local(async move {
            // The game itself stays here; the library says why it keeps nothing.
            let _kept = database::keep_session(*item).await;
        }),
        Effect::Count(running, mine) => {
            // A line that could not be stored is only missing on the start.
            let _stored = Browser.set(RUNNING, &format!("{running} {mine}"));
        }
        Effect::Say(text) => friend.shell.say(&text),
        Effect::Heading => timer::after(0, focus::heading),
        Effect::Call(code) => live::open(friend, code),
        Effect::Cue(cue) => friend.shell.sound(cue),
    }
}

/// Puts the focus on what is expected, if a button that had it has gone away.
pub(super) fn keep_focus() {
    timer::after(0, || {
        if focus::is_somewhere() {
            return;
        }
        let expected = document()
            .query_selector(".friend-room .primary")
            .ok()
            .flatten();
        match expected.map(JsCast::dyn_into::<HtmlElement>) {
            Some(Ok(button)) => {
                let _taken = button.focus();
            }
            _ => focus::heading(),
        }
    });
}
