//! The code-split part of the program, loaded after the first roll is possible: the side panel, the dialogs, the sounds,
//! the clients of the engine and the service worker, and the reader of stored games, which a first visit does not need.
//!
//! [`fetch`] is its one entry, and `cargo xtask dist` takes out all that only the entry reaches. So the first part must
//! name nothing of it but through [`Parts`].

use dice::Seed;
use leptos::prelude::*;
use record::Backup;
use table::{BackupMsg, DiceMsg, Effect, Model, Msg, PageMsg, Settings, StoredGame};
use words::Words;

use crate::{
    board,
    browser::{
        file, screen, seed, spawn_local,
        start_script::is_playing_tab,
        storage::{self, Opening},
        timer,
    },
    effects::{finished_sessions, later_part, long_press, offline, tabs},
    keys, panels, rooms,
    staged_build::when_ready,
    store::{PARTS, Parts, Store},
};

part! { later:
    /// Fetches the later part if it is not there. `xtask/start.js` asks for it again if it does not come, and says so.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(crate) fn fetch() -> &'static Parts {
        PARTS.get_or_init(|| Parts {
            open: Opening::read,
            resume,
            update: table::update,
            carry_out,
            follow: tabs::follow,
            motions: table::motions,
            go: board::animate_motion,
            middle: |store| view! { <panels::Middle store/> }.into_any(),
            side_panel: |store| view! { <panels::SidePanel store/> }.into_any(),
            watch,
        })
    }
}

fn resume(
    game: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let open = match (is_playing_tab(), seed::is_given()) {
        (true, false) => table::open_first,
        (true, true) => table::open,
        (false, _) => table::open_elsewhere,
    };
    open(game, settings, seed, words)
}

/// Gives `then` what is stored: at once where nothing is, else as soon as what reads it is there, which comes together
/// with the first part then (see `xtask/start.js`).
pub(crate) fn open(then: impl FnOnce(Opening) + 'static) {
    if storage::is_empty() && is_playing_tab() {
        return then(Opening::default());
    }
    spawn_local(async move {
        // The page has said that this part is missing; the stored texts are left untouched.
        if let Ok(parts) = fetch().await {
            then((parts.open)());
        }
    });
}

/// The side panel and the dialogs, as soon as they are there. One that has been asked for by then opens by itself.
#[component]
pub(crate) fn SidePanel(store: Store) -> impl IntoView {
    when_ready(async move {
        let Ok(parts) = fetch().await else {
            // The page has said that this part is missing.
            return ().into_any();
        };
        store.catch_up(parts);
        let view = (parts.side_panel)(store);
        // It shows the fingerprint of the dice, which a kill must not change.
        store.send(Msg::Dice(DiceMsg::FingerprintShown));
        storage::persisted().await;
        timer::after(0, move || (parts.watch)(store));
        view
    })
}

/// Questions and messages in the middle of the board, once the later part has come.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    when_ready(async move {
        match fetch().await {
            Ok(parts) => (parts.middle)(store),
            Err(_) => ().into_any(),
        }
    })
}

fn watch(store: Store) {
    // The page is built anew in another language, and listens already then.
    if store.listens.get_value() {
        return;
    }
    store.listens.set_value(true);
    // These listeners have an owner of their own: the owner of a component would dispose of them when it is rebuilt.
    let for_ever = Owner::default();
    for_ever.with(|| {
        tabs::watch(store);
        offline::watch(store);
        long_press::watch(store);
        rooms::watch(store);
        finished_sessions::watch(store);
        keys::listen(store);
        watch_motion(store);
    });
    std::mem::forget(for_ever);
}

/// Tells the model whether the player has asked the system for less motion, now and whenever that changes.
fn watch_motion(store: Store) {
    let less = screen::less_motion();
    leptos::prelude::Effect::new(move |_| {
        store.send(Msg::Page(PageMsg::ReducedMotion(less.get())));
    });
}

/// Carries out an effect that the first part cannot.
fn carry_out(store: Store, effect: Effect) {
    match effect {
        Effect::Export(backup) => spawn_local(export(store, storage::all(backup))),
        other => later_part::carry_out(store, other),
    }
}

/// Exports everything. Without the database, the table's part alone, and the reason is said.
async fn export(store: Store, backup: Backup) {
    match rooms::export_everything(&backup).await {
        Ok(()) => storage::forget_unsaved(),
        Err(why) => {
            file::download_backup(&backup.to_text());
            let words = store.words();
            let why = words.library_problem(why.key());
            store.send(Msg::Backup(BackupMsg::LibraryMissing(why)));
        }
    }
}
