//! What is kept in the browser: the game, the settings, the dice of all games, and what could not be read.

use std::cell::RefCell;

use dice::Seed;
use gloo_storage::{LocalStorage, Storage as _};
use record::{Backup, Journal, Keys, Stored, keep, kept_aside, put_game_aside};
use table::{Kept, Msg, Settings, StoredGame, stored_book};
use wasm_bindgen::prelude::wasm_bindgen;

use super::{seed, tabs};

/// The key of the dice of all games.
pub(crate) const BOOK: &str = "backgammon.dice";
/// The key of the settings.
pub(crate) const SETTINGS: &str = "backgammon.settings";
/// The seed of the next game. It is no part of a session: whoever begins another one gets it too.
const NEXT: &str = "backgammon.next";

#[wasm_bindgen]
extern "C" {
    /// Keeps what has been stored, or that it was removed, where it outlives a kill of the browser (see
    /// `xtask/mirror.js`).
    fn mirror(key: &str, text: Option<&str>);
}

thread_local! {
    /// The game that the browser refused to store when it was asked last.
    static UNSTORED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The game, if the browser refused to store it: nobody else has it then.
pub(crate) fn unstored() -> Option<String> {
    UNSTORED.with(|text| text.try_borrow().ok()?.clone())
}

/// The browser's store; nothing if it is blocked, as it may be in a private window.
fn store() -> Option<web_sys::Storage> {
    // Asked first, because gloo takes it for granted that there is one.
    web_sys::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

/// The browser's store, which its other pages share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Browser;

impl Keys for Browser {
    fn all(&self) -> Vec<String> {
        let Some(store) = store() else {
            return Vec::new();
        };
        let key = |nth| store.key(nth).ok().flatten();
        (0..store.length().unwrap_or_default())
            .filter_map(key)
            .collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        store()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let stored = store().is_some_and(|store| store.set_item(key, text).is_ok());
        if stored {
            mirror(key, Some(text));
        }
        stored
    }

    fn remove(&self, key: &str) {
        if let Some(store) = store() {
            let _gone = store.remove_item(key);
            mirror(key, None);
        }
    }
}

/// The stored game as text, whatever it is worth; nothing if there is none or the browser keeps nothing.
pub(crate) fn load_game() -> Option<String> {
    Some(Journal::default().load(&Browser)?.text)
}

/// What is stored of the game, read.
pub(crate) fn read_game(journal: &mut Journal) -> Option<StoredGame> {
    let found = journal.load(&Browser)?;
    // A test's seeds follow from each other.
    let next = Browser.get(NEXT).filter(|_| !seed::is_given());
    let stored = StoredGame::read(&found.text).with_next(next.as_deref());
    Some(stored.without_end(found.cut))
}

/// Stores the game.
pub(crate) fn save_game(journal: &mut Journal, text: &str) -> Stored {
    let stored = journal.save(&Browser, text);
    match stored {
        Stored::Yes => UNSTORED.set(None),
        Stored::Refused => UNSTORED.set(Some(text.to_owned())),
        Stored::Elsewhere => {}
    }
    stored
}

/// Adds what is kept beside the game to a copy of everything.
pub(crate) fn all(mut backup: Backup) -> Backup {
    backup.aside = kept_aside(&Browser);
    backup
}

/// Keeps what could not be read aside; whether there was room for it.
pub(crate) fn put_aside(what: Kept, text: &str) -> bool {
    let key = match what {
        Kept::Game => return put_game_aside(&Browser, text),
        Kept::Settings => SETTINGS,
        Kept::Book => BOOK,
    };
    let mut kept = keep(&Browser, text);
    if !kept {
        // There is no room for two of it, but it can move.
        Browser.remove(key);
        kept = keep(&Browser, text);
        if !kept {
            let _as_before = Browser.set(key, text);
        }
    }
    if kept {
        // Once is enough: the next reload must not put it aside again.
        Browser.remove(key);
    }
    kept
}

/// The stored dice of all games, whatever the text is worth.
pub(crate) fn load_book() -> Option<String> {
    Browser.get(BOOK)
}

/// Stores the dice of all games; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_book(text: &str) {
    let _full = Browser.set(BOOK, text);
}

/// Whether nothing at all is kept, as on a first visit.
pub(crate) fn is_empty() -> bool {
    let is_ours = |key: &String| key.starts_with("backgammon.");
    !Browser.all().iter().any(is_ours)
}

/// What the page opens with: what is kept, read.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    pub(crate) settings: Settings,
    pub(crate) game: Option<StoredGame>,
    pub(crate) journal: Journal,
    /// What is to be told of the rest once the page is open.
    pub(crate) others: Vec<Msg>,
}

impl Opening {
    /// Reads all that is kept.
    pub(crate) fn read() -> Self {
        let mut opening = Self::default();
        if let Some(text) = Browser.get(SETTINGS) {
            match Settings::from_text(&text) {
                Some(settings) => opening.settings = settings,
                None => opening.others.push(Msg::Unreadable(Kept::Settings, text)),
            }
        }
        opening.game = read_game(&mut opening.journal);
        if tabs::plays() {
            let read = opening.game.as_ref().is_some_and(StoredGame::is_read);
            let found = opening.journal.tidy(&Browser, read);
            opening.others.extend(found.then_some(Msg::GameKept));
        }
        opening.others.extend(load_book().map(stored_book));
        opening
    }
}

/// Stores the seed of the next game; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_next(seed: Seed) {
    let _full = Browser.set(NEXT, &seed.to_string());
}

/// Stores the settings; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_settings(settings: Settings) {
    let _full = Browser.set(SETTINGS, &settings.to_text());
}
