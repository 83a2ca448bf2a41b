//! What is kept in the browser: the game, the settings, and what could not be read.

use gloo_storage::{LocalStorage, Storage};
use table::Settings;

const GAME: &str = "backgammon.game";
const BOOK: &str = "backgammon.dice";
const SETTINGS: &str = "backgammon.settings";
const ASIDE: &str = "backgammon.aside";

/// The browser's store; nothing if it is blocked, as it may be in a private window.
fn store() -> Option<web_sys::Storage> {
    // Asked first, because gloo takes it for granted that there is one.
    web_sys::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

/// The stored game as text, whatever it is worth; nothing if there is none or the browser keeps nothing.
pub(crate) fn load() -> Option<String> {
    store()?.get_item(GAME).ok()?
}

/// Stores the game; whether that was possible.
pub(crate) fn save(json: &str) -> bool {
    store().is_some_and(|store| store.set_item(GAME, json).is_ok())
}

/// Keeps a text that could not be read under a key of its own, beside earlier ones; whether there was room for it.
pub(crate) fn put_aside(text: &str) -> bool {
    let Some(store) = store() else {
        return false;
    };
    let taken = |key: &String| matches!(store.get_item(key), Ok(Some(_)));
    let mut keys = (1..).map(|number| format!("{ASIDE}.{number}"));
    let key = keys.find(|key| !taken(key));
    let kept = key.is_some_and(|key| store.set_item(&key, text).is_ok());
    if kept {
        // Once is enough: the next reload must not put it aside again.
        let _gone = store.remove_item(GAME);
    }
    kept
}

/// The stored dice of all games, whatever the text is worth.
pub(crate) fn load_book() -> Option<String> {
    store()?.get_item(BOOK).ok()?
}

/// Stores the dice of all games; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_book(text: &str) {
    let _full = store().map(|store| store.set_item(BOOK, text));
}

/// The stored settings, or the usual ones.
pub(crate) fn load_settings() -> Settings {
    let stored = store().and_then(|_| LocalStorage::get(SETTINGS).ok());
    stored.unwrap_or_default()
}

/// Stores the settings; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_settings(settings: Settings) {
    let _full = store().map(|_| LocalStorage::set(SETTINGS, settings));
}
