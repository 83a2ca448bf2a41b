//! Puts the session on the table into the library whenever a game of it is over.

use leptos::prelude::*;
use table::{finished_games, library_item};
use wasm_bindgen_futures::spawn_local;
use web_sys::js_sys::Date;

use super::database;
use crate::store::Store;

/// Begins to watch the table.
pub(crate) fn watch(store: Store) {
    let finished = store.slice(finished_games);
    Effect::new(move |_| {
        // A memo learns what it depends on by being read; tracking alone would never hear of a game.
        let _games = finished.get();
        let item = store
            .model
            .with_untracked(|model| library_item(model, Date::now() as u64));
        if let Some(item) = item {
            spawn_local(async move {
                // The room of the library says why it keeps nothing; the game itself is stored apart.
                let _kept = database::keep_session(item).await;
            });
        }
    });
}
