//! Carries out the effects of the room.

use ::duplicate::{Effect, Msg, changed};
use dice::Seed;
use record::KeyValueStore as _;
use table::Route;

use super::Duplicates;
use crate::browser::{database, date_ms, focus, spawn_local, storage::Browser, timer};

/// The key of the names that were typed.
const NAMES: &str = "backgammon.duplicate";

/// The names that were typed, as they are stored.
pub(super) fn names() -> String {
    Browser.get(NAMES).unwrap_or_default()
}

/// The current time, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    date_ms()
}

/// Returns a random seed.
pub(super) fn seed() -> Seed {
    // Guessable dice are worse than none.
    Seed::random().expect("a browser that runs WebAssembly gives random numbers")
}

/// Loads the stored duplicates.
pub(super) fn load(room: Duplicates) {
    spawn_local(async move {
        let lines = database::duplicates().await;
        room.send(Msg::Loaded(lines, room.shell.duplicate(), now()));
    });
}

/// Carries out an effect of the model.
pub(super) fn carry_out(room: Duplicates, effect: Effect) {
    match effect {
        Effect::Change(key, change, forget) => spawn_local(async move {
            let change = |before: Option<&str>| changed(before, &change);
            let kept = database::change_duplicate(&key, change, &forget).await;
            room.send(Msg::Stored(kept));
        }),
        Effect::Remove(key) => spawn_local(async move {
            room.send(Msg::Stored(database::remove_duplicate(&key).await));
        }),
        Effect::Address(key) => room.shell.rename(Route::Duplicate(key)),
        Effect::Play(form) => room.shell.begin(form),
        Effect::Say(text) => room.shell.say(&text),
        Effect::Remember(names) => {
            // If the browser stores nothing, they last as long as the room is open.
            let _stored = Browser.set(NAMES, &names);
        }
        Effect::Heading => timer::after(0, focus::heading),
    }
}
