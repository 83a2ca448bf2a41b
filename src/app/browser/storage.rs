//! What is kept in the browser: the game, the settings, the dice of all games, and what could not be read.

use std::cell::{Cell, RefCell};

use dice::Seed;
use gloo_storage::{LocalStorage, Storage as _};
use record::{
    Backup, Journal, KeyValueStore, SEEN_DICE_KEY, SaveOutcome, SeenDice, merge, put_game_aside,
    set_aside, set_aside_texts,
};
pub(crate) use record::{DICE_BOOK_KEY, SETTINGS_KEY};
use table::{Msg, Settings, StoreMsg, StoredGame, StoredItem, stored_book};
use terms::Form;
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Array, Promise};

use super::{seed, start_script};

/// The key of the choices with which a game was begun last.
const CHOICES: &str = "backgammon.new-game";
/// The seed of the next game. It is no part of a session: whoever begins another one gets it too.
const NEXT: &str = "backgammon.next";
/// The key of the number of games that were finished since the last backup.
const UNSAVED: &str = "backgammon.unsaved";
/// Number of finished games without a backup after which the player is reminded of it.
const GAMES_BETWEEN_BACKUPS: u32 = 25;

#[wasm_bindgen]
extern "C" {
    /// Keeps what has been stored, or that it was removed, where it outlives a kill of the browser (see
    /// `script/mirror.js`).
    fn mirror(key: &str, text: Option<&str>);

    #[wasm_bindgen(js_name = stored)]
    fn written() -> Promise;

    #[wasm_bindgen(js_name = restored)]
    fn restore() -> Promise;

    /// Says that nothing of [`Older`] is missing here any more.
    fn merged();
}

thread_local! {
    /// The game that the browser refused to store when it was asked last.
    static UNSTORED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Other texts that the browser refused, by key; they are stored as soon as there is room.
    static REFUSED: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// Whether this page has stored the game, and no other page has since.
    static HAS_STORED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this page has stored the game, and no other page has since.
pub(crate) fn has_stored_game() -> bool {
    HAS_STORED.get()
}

/// The game, if the browser refused to store it: nobody else has it then.
pub(crate) fn refused_game() -> Option<String> {
    UNSTORED.with(|text| text.try_borrow().ok()?.clone())
}

/// Returns the browser's storage; `None` if it is blocked, as it may be in a private window.
fn store() -> Option<web_sys::Storage> {
    // Asked first, because gloo takes it for granted that there is one.
    web_sys::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

/// The browser's store, which its other pages share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Browser;

impl KeyValueStore for Browser {
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

/// Keys and texts of the browser's other store, written while this one was not.
#[derive(Debug)]
struct Older(Array);

impl Older {
    /// Nothing unless the two stores have gone on without each other.
    fn find() -> Option<Self> {
        start_script::value("older")?.dyn_into().ok().map(Self)
    }

    fn pairs(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().filter_map(|pair| {
            let pair = Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
    }
}

impl KeyValueStore for Older {
    fn all(&self) -> Vec<String> {
        self.pairs().map(|(key, _)| key).collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        self.pairs()
            .find(|(own, _)| own == key)
            .map(|(_, text)| text)
    }

    fn set(&self, _key: &str, _text: &str) -> bool {
        false
    }

    fn remove(&self, _key: &str) {}
}

/// Comes when all that was stored outlives a kill of the browser, or within a second.
pub(crate) async fn persisted() {
    let _never_fails = JsFuture::from(written()).await;
}

/// Comes when this page's store has what another page has stored, or within seconds if the database does not answer.
pub(crate) async fn restored() {
    let _never_fails = JsFuture::from(restore()).await;
}

/// The stored game as text, whatever it is worth; nothing if there is none or the browser keeps nothing.
pub(crate) fn load_game() -> Option<String> {
    Some(Journal::default().load(&Browser)?.text)
}

/// What is stored of the game, read.
pub(crate) fn read_game(journal: &mut Journal) -> Option<StoredGame> {
    let found = journal.load(&Browser)?;
    Some(read_text(&found.text).with_damaged_text(found.cut))
}

/// Reads the text of a game, with the stored seed of the next one.
pub(crate) fn read_text(text: &str) -> StoredGame {
    // A test's seeds follow from each other.
    let next = Browser.get(NEXT).filter(|_| !seed::is_given());
    StoredGame::read(text).with_next_seed(next.as_deref())
}

/// Stores the game.
pub(crate) fn save_game(journal: &mut Journal, text: &str) -> SaveOutcome {
    let mut stored = journal.save(&Browser, text);
    if stored == SaveOutcome::Elsewhere && start_script::has_locks() {
        // No other page plays while this one has the lock.
        stored = journal.save_over(&Browser, text);
    }
    match stored {
        SaveOutcome::Yes => {
            HAS_STORED.set(true);
            UNSTORED.set(None);
        }
        SaveOutcome::Refused => UNSTORED.set(Some(text.to_owned())),
        SaveOutcome::Elsewhere => {}
    }
    if stored == SaveOutcome::Yes && !store_refused() {
        return SaveOutcome::Refused;
    }
    stored
}

/// Stores this text, now or as soon as there is room for it; whether it is stored.
fn store_text(key: &'static str, text: String) -> bool {
    let stored = Browser.set(key, &text);
    REFUSED.with_borrow_mut(|refused| {
        refused.retain(|(other, _)| *other != key);
        if !stored {
            refused.push((key, text));
        }
    });
    stored
}

/// Forgets the texts that were refused before: another page plays, and what it has stored since is newer.
pub(crate) fn forget_refused() {
    HAS_STORED.set(false);
    REFUSED.with_borrow_mut(Vec::clear);
}

/// Stores the texts that were refused before; returns whether none is left.
fn store_refused() -> bool {
    REFUSED.with_borrow_mut(|refused| {
        refused.retain(|(key, text)| !Browser.set(key, text));
        refused.is_empty()
    })
}

/// Adds what is kept beside the game to a copy of everything.
pub(crate) fn all(mut backup: Backup) -> Backup {
    backup.aside = set_aside_texts(&Browser);
    backup
}

/// Keeps what could not be read aside; whether there was room for it.
pub(crate) fn put_aside(what: StoredItem, text: &str) -> bool {
    let key = match what {
        StoredItem::Game => return put_game_aside(&Browser, text),
        StoredItem::Settings => SETTINGS_KEY,
        StoredItem::Book => DICE_BOOK_KEY,
    };
    let mut kept = set_aside(&Browser, text);
    if !kept {
        // There is no room for two of it, but it can move.
        Browser.remove(key);
        kept = set_aside(&Browser, text);
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
    Browser.get(DICE_BOOK_KEY)
}

/// Stores the dice of all games; whether there was room.
pub(crate) fn save_book(text: String) -> bool {
    store_text(DICE_BOOK_KEY, text)
}

/// The dice that were seen in this browser, as they were stored.
pub(crate) fn load_seen() -> Msg {
    Msg::Store(StoreMsg::SeenDiceLoaded(SeenDice::from_text(
        &Browser.get(SEEN_DICE_KEY).unwrap_or_default(),
    )))
}

/// Stores the dice that were seen in this browser; whether there was room.
pub(crate) fn save_seen(seen: &SeenDice) -> bool {
    store_text(SEEN_DICE_KEY, seen.to_text())
}

/// Counts a finished game; returns whether a backup is due: after every [`GAMES_BETWEEN_BACKUPS`] games without one.
pub(crate) fn count_unsaved() -> bool {
    let count = Browser.get(UNSAVED).and_then(|text| text.parse().ok());
    let count = count.unwrap_or(0_u32).saturating_add(1);
    // If the count cannot be stored, only the reminder is missing.
    let _stored = Browser.set(UNSAVED, &count.to_string());
    count.is_multiple_of(GAMES_BETWEEN_BACKUPS)
}

/// Forgets the finished games: a backup has them.
pub(crate) fn forget_unsaved() {
    Browser.remove(UNSAVED);
}

/// Whether nothing at all is kept, as on a first visit.
fn is_empty() -> bool {
    let is_ours = |key: &String| key.starts_with("backgammon.");
    !Browser.all().iter().any(is_ours)
}

/// Moves saves that only the other store has to the library, and returns the messages that report it.
fn merge_older() -> Option<Msg> {
    let missed = merge(&Browser, &Older::find()?);
    if missed.is_some() {
        merged();
    }
    match missed {
        None => Some(Msg::Store(StoreMsg::SaveFailed)),
        Some(kept) => kept.then_some(Msg::Store(StoreMsg::GameRecovered)),
    }
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

part! { later:
    /// Fetches what reads all that is kept.
    fn reader() -> fn() -> Opening {
        Opening::read
    }
}

impl Opening {
    /// Returns what is kept: nothing on a first visit, else as soon as what reads it is there. `None` if that cannot be
    /// had: the page has said so, and what is kept stays as it is.
    pub(crate) async fn load() -> Option<Self> {
        if is_empty() && start_script::is_playing_tab() {
            return Some(Self::default());
        }
        let read = reader().await.ok()?;
        Some(read())
    }

    /// Reads all that is kept.
    fn read() -> Self {
        let mut opening = Self::default();
        opening.others.extend(merge_older());
        if let Some(text) = Browser.get(SETTINGS_KEY) {
            match Settings::from_text(&text) {
                Some(settings) => opening.settings = settings,
                None => opening
                    .others
                    .push(Msg::Store(StoreMsg::Unreadable(StoredItem::Settings, text))),
            }
        }
        opening.game = read_game(&mut opening.journal);
        if start_script::is_playing_tab() {
            let read = opening.game.as_ref().is_some_and(StoredGame::is_read);
            let found = opening.journal.remove_leftovers(&Browser, read);
            opening
                .others
                .extend(found.then_some(Msg::Store(StoreMsg::GameRecovered)));
        }
        opening.others.push(load_seen());
        opening.others.extend(load_book().map(stored_book));
        opening
    }
}

/// Stores the seed of the next game; whether there was room.
pub(crate) fn save_next(seed: Seed) -> bool {
    store_text(NEXT, seed.to_string())
}

/// Stores the choices with which a game has begun; whether there was room.
pub(crate) fn save_choices(form: &Form) -> bool {
    store_text(CHOICES, form.to_text())
}

/// Returns the choices with which a game was begun last.
pub(crate) fn choices() -> Option<Form> {
    Browser.get(CHOICES).map(|text| Form::from_text(&text))
}

/// Stores the settings; whether there was room.
pub(crate) fn save_settings(settings: Settings) -> bool {
    store_text(SETTINGS_KEY, settings.to_text())
}
