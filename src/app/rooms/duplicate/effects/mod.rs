//! Effects of the duplicate room.

pub(super) mod judging;

use ::duplicate::{Effect, Model, Msg, changed, update};
use dice::Seed;
use leptos::prelude::*;
use record::KeyValueStore as _;
use table::{NewSession, Route};

use super::state::Duplicates;
use crate::{
    browser::{database, focus, storage::Browser, timer, unix_ms},
    rooms::room_state::then,
};

/// Storage key of the names entered by the player.
const NAMES: &str = "backgammon.duplicate";

/// Returns the entered names in their stored form.
pub(super) fn names() -> String {
    Browser.get(NAMES).unwrap_or_default()
}

/// Returns a random seed.
pub(super) fn seed() -> Seed {
    // Predictable dice would be worse than no dice.
    Seed::random().expect("a browser that runs WebAssembly gives random numbers")
}

impl Duplicates {
    /// Updates the model and performs the resulting effects.
    pub(super) fn send(self, msg: Msg) {
        self.change(|model| update(model, msg), |effect| carry_out(self, effect));
        let items = self.model.try_update_untracked(Model::to_judge);
        if let Some(items) = items.flatten() {
            judging::judge(self, items);
        }
    }
}

/// Loads the stored duplicates.
pub(super) fn load(room: Duplicates) {
    let shell = room.shell;
    let load = async move {
        let lines = database::duplicates().await;
        Msg::Loaded(lines, shell.duplicate(), unix_ms())
    };
    then(load, move |msg| room.send(msg));
}

/// Performs an effect requested by the model.
fn carry_out(room: Duplicates, effect: Effect) {
    let send = move |msg| room.send(msg);
    match effect {
        Effect::Change(key, change, forget) => {
            let change = move |before: Option<&str>| changed(before, &change);
            let stored = async move { database::change_duplicate(&key, change, &forget).await };
            then(async move { Msg::Stored(stored.await) }, send);
        }
        Effect::Remove(key) => {
            then(
                async move { Msg::Stored(database::remove_duplicate(&key).await) },
                send,
            );
        }
        Effect::Address(key) => room.shell.rename(Route::Duplicate(key)),
        Effect::Play(form, start) => {
            let chosen = NewSession::of_duplicate(*form, start);
            room.shell.begin(Box::new(chosen));
        }
        Effect::Say(text) => room.shell.say(&text),
        Effect::Remember(names) => {
            // If the browser stores no data, the names last until the room is closed.
            let _stored = Browser.set(NAMES, &names);
        }
        Effect::Heading => timer::after(0, focus::heading),
    }
}
