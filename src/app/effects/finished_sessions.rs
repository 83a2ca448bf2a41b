//! Stores the session on the table in the library whenever one of its games ends.

use leptos::prelude::*;
use library::{Item, SaveReason};
use table::{Model, Msg, StoreMsg, finished_games, library_item};

use crate::{
    browser::{database, spawn_local, storage, storage::Browser, unix_ms},
    store::Store,
};

/// Stores the session whenever a game on the table ends.
pub(crate) fn watch(store: Store) {
    let finished = store.slice(finished_games);
    Effect::new(move |before: Option<u32>| {
        let games = finished.get();
        let has_finished = before.is_some_and(|before| games > before);
        let item = store
            .model
            .with_untracked(|model| library_item(model, unix_ms()));
        let over = |model: &Model| model.duplicate().is_some_and(|(_, over)| over);
        let duplicate = store
            .model
            .with_untracked(|model| over(model).then(|| model.to_text()));
        if let Some((item, text)) = item.as_ref().zip(duplicate) {
            let id = item.entry.id.clone();
            spawn_local(async move {
                // The session is also in the library, so a failure loses only its duplicate result.
                let _kept = database::store_duplicate_session(&id, &text).await;
            });
        }
        if let Some(item) = item {
            if has_finished && storage::count_unsaved() {
                store.send(Msg::Store(StoreMsg::BackupDue));
            }
            spawn_local(store_session(store, item));
        }
        games
    });
}

/// Stores a session in the library. If that fails, sets the session aside if the next game would overwrite the last
/// copy; the library then imports the session when it is opened, and reports the reason.
async fn store_session(store: Store, item: Item) {
    let last_copy = item.last_copy().map(str::to_owned);
    let stored = database::store_sessions(vec![item], SaveReason::Played).await;
    if let (Err(_), Some(text)) = (stored, last_copy) {
        store.report_stored(record::set_aside_latest(&Browser, &text));
    }
}
