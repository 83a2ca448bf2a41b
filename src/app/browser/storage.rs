//! Data stored in the browser: the game, the settings, all games' dice, and unreadable texts that were set aside.

use std::cell::{Cell, RefCell};

use dice::Seed;
#[cfg(target_arch = "wasm32")]
use gloo_storage::{LocalStorage, Storage as _};
use record::{
    Backup, Journal, KeyValueStore, PracticeTexts, SEEN_DICE_KEY, SaveOutcome, SeenDice, merge,
    put_game_aside, set_aside, set_aside_texts,
};
pub(crate) use record::{DICE_BOOK_KEY, SETTINGS_KEY};
use table::{Msg, Settings, StoreMsg, StoredGame, StoredItem, stored_book};
use terms::Form;
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Array, Promise};

use super::{seed, start_script};

/// Key of the choices with which the last game was started.
const CHOICES: &str = "backgammon.new-game";
/// Key of the next game's seed. The seed is not part of a session, because a new session also uses it.
const NEXT: &str = "backgammon.next";
/// Key of the number of games finished since the last backup.
const UNSAVED: &str = "backgammon.unsaved";
/// Key of the names of the finished course steps.
pub(super) const COURSE: &str = "backgammon.course";
/// Key of the best runs in Practice.
pub(super) const RUNS: &str = "backgammon.practice";
/// Key of the memorised facts.
pub(super) const FACTS: &str = "backgammon.practice-facts";
/// Key of the daily results in Practice.
pub(super) const PRACTICE_DAYS: &str = "backgammon.practice-days";
/// Number of games finished without a backup after which the player is reminded to make one.
const GAMES_BETWEEN_BACKUPS: u32 = 25;

#[wasm_bindgen]
extern "C" {
    /// Copies a stored text, or its removal, to a store that survives the browser being killed (see
    /// `script/mirror.js`).
    fn mirror(key: &str, text: Option<&str>);

    #[wasm_bindgen(js_name = stored)]
    fn written() -> Promise;

    #[wasm_bindgen(js_name = restored)]
    fn restore() -> Promise;

    /// Reports that all changes in [`Older`] have been merged.
    fn merged();
}

thread_local! {
    /// Game that the browser refused to store at the last attempt.
    static UNSTORED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Other texts that the browser refused to store, by key; they are stored as soon as there is room.
    static REFUSED: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// `true` if this page has stored the game, and no other page has stored it since.
    static HAS_STORED: Cell<bool> = const { Cell::new(false) };
}

/// Returns `true` if this page has stored the game, and no other page has stored it since.
pub(crate) fn has_stored_game() -> bool {
    HAS_STORED.get()
}

/// Returns the game if the browser refused to store it, in which case this is the only copy; `None` otherwise.
pub(crate) fn refused_game() -> Option<String> {
    UNSTORED.with(|text| text.try_borrow().ok()?.clone())
}

/// Returns the browser's storage; `None` if it is blocked, which can happen in a private window.
#[cfg(target_arch = "wasm32")]
fn store() -> Option<web_sys::Storage> {
    // Storage is checked explicitly, because gloo assumes that it exists.
    super::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

/// Browser storage, shared by all of its pages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Browser;

#[cfg(target_arch = "wasm32")]
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

/// Keys and texts in the browser's other store that were written there but not to this store.
#[derive(Debug)]
struct Older(Array);

impl Older {
    /// Returns the texts if the two stores have diverged; otherwise `None`.
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

/// Waits until all stored data would survive the browser being killed, for at most one second.
pub(crate) async fn persisted() {
    if !super::IS_NATIVE {
        let _never_fails = JsFuture::from(written()).await;
    }
}

/// Waits until this page's store contains the data that another page has stored, for at most a few seconds if the
/// database does not answer.
pub(crate) async fn restored() {
    let _never_fails = JsFuture::from(restore()).await;
}

/// Returns the saved game as text, unparsed. `None` if there is no save or storage is unavailable.
pub(crate) fn load_game() -> Option<String> {
    Some(Journal::default().load(&Browser)?.text)
}

/// Reads the saved game; `None` if there is no save.
pub(crate) fn read_game(journal: &mut Journal) -> Option<StoredGame> {
    let found = journal.load(&Browser)?;
    Some(read_text(&found.text).with_damaged_text(found.cut))
}

/// Parses a game's text, and adds the stored seed of the next game.
pub(crate) fn read_text(text: &str) -> StoredGame {
    // In a test, each seed is derived from the previous one.
    let next = Browser.get(NEXT).filter(|_| !seed::is_given());
    StoredGame::read(text).with_next_seed(next.as_deref())
}

/// Stores the game.
pub(crate) fn save_game(journal: &mut Journal, text: &str) -> SaveOutcome {
    let mut stored = journal.save(&Browser, text);
    if stored == SaveOutcome::Elsewhere && start_script::has_locks() {
        // No other page plays while this page holds the lock, so the stored game may be overwritten.
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

/// Stores a text, now or as soon as there is room for it; returns `true` if it was stored now.
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

/// Drops the texts that the browser refused, because another page plays and its texts are newer.
pub(crate) fn forget_refused() {
    HAS_STORED.set(false);
    REFUSED.with_borrow_mut(Vec::clear);
}

/// Tries again to store the texts that the browser refused; returns `true` if none are left.
fn store_refused() -> bool {
    REFUSED.with_borrow_mut(|refused| {
        refused.retain(|(key, text)| !Browser.set(key, text));
        refused.is_empty()
    })
}

/// Adds the set-aside texts and the Practice progress to a backup.
pub(crate) fn all(mut backup: Backup) -> Backup {
    let stored = |key| Browser.get(key).unwrap_or_default();
    backup.aside = set_aside_texts(&Browser);
    backup.course = stored(COURSE);
    backup.practice = PracticeTexts {
        runs: stored(RUNS),
        facts: stored(FACTS),
        days: stored(PRACTICE_DAYS),
    };
    backup
}

/// Sets an unreadable text aside; returns `false` if there was no room.
pub(crate) fn put_aside(item: StoredItem, text: &str) -> bool {
    let key = match item {
        StoredItem::Game => return put_game_aside(&Browser, text),
        StoredItem::Settings => SETTINGS_KEY,
        StoredItem::Book => DICE_BOOK_KEY,
    };
    let mut is_set_aside = set_aside(&Browser, text);
    if !is_set_aside {
        // There is no room for two copies, so the original is removed first.
        Browser.remove(key);
        is_set_aside = set_aside(&Browser, text);
        if !is_set_aside {
            let _as_before = Browser.set(key, text);
        }
    }
    if is_set_aside {
        // The next reload must not set the text aside again.
        Browser.remove(key);
    }
    is_set_aside
}

/// Returns all games' stored dice, unparsed; `None` if none are stored.
pub(crate) fn load_book() -> Option<String> {
    Browser.get(DICE_BOOK_KEY)
}

/// Stores all games' dice; returns `false` if there was no room.
pub(crate) fn save_book(text: String) -> bool {
    store_text(DICE_BOOK_KEY, text)
}

/// Returns a message with the stored record of the dice that this browser has shown.
pub(crate) fn load_seen() -> Msg {
    Msg::Store(StoreMsg::SeenDiceLoaded(SeenDice::from_text(
        &Browser.get(SEEN_DICE_KEY).unwrap_or_default(),
    )))
}

/// Stores the record of the dice that this browser has shown; returns `false` if there was no room.
pub(crate) fn save_seen(seen: &SeenDice) -> bool {
    store_text(SEEN_DICE_KEY, seen.to_text())
}

/// Counts a finished game; returns `true` if a backup is due, that is, after every [`GAMES_BETWEEN_BACKUPS`] games
/// without a backup.
pub(crate) fn count_unsaved() -> bool {
    let count = Browser.get(UNSAVED).and_then(|text| text.parse().ok());
    let count = count.unwrap_or(0_u32).saturating_add(1);
    // If the count cannot be stored, only the reminder is lost.
    let _stored = Browser.set(UNSAVED, &count.to_string());
    count.is_multiple_of(GAMES_BETWEEN_BACKUPS)
}

/// Resets the number of games finished since the last backup.
pub(crate) fn forget_unsaved() {
    Browser.remove(UNSAVED);
}

/// Returns `true` if no data is stored, as on a first visit.
fn is_empty() -> bool {
    let is_ours = |key: &String| key.starts_with("backgammon.");
    !Browser.all().iter().any(is_ours)
}

/// Moves saves that exist only in the other store to the library; returns the message that reports the result, if any.
fn merge_older() -> Option<Msg> {
    let missed = merge(&Browser, &Older::find()?);
    if missed.is_some() {
        merged();
    }
    match missed {
        None => Some(Msg::Store(StoreMsg::SaveFailed)),
        Some(is_set_aside) => is_set_aside.then_some(Msg::Store(StoreMsg::GameRecovered)),
    }
}

/// Stored data with which the page opens.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    pub(crate) settings: Settings,
    pub(crate) game: Option<StoredGame>,
    pub(crate) journal: Journal,
    /// Messages to send once the page is open.
    pub(crate) others: Vec<Msg>,
}

part! { later:
    /// Returns the function that reads the stored data.
    fn reader() -> fn() -> Opening {
        Opening::read
    }
}

impl Opening {
    /// Returns the stored data: empty on a first visit, otherwise read once the chunk that does so has loaded. `None`
    /// if that chunk cannot be loaded; the page has then reported the failure, and the stored data is unchanged.
    pub(crate) async fn load() -> Option<Self> {
        if is_empty() && start_script::is_playing_tab() {
            return Some(Self::default());
        }
        let read = reader().await.ok()?;
        Some(read())
    }

    /// Reads all stored data.
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

/// Stores the seed of the next game; returns `false` if there was no room.
pub(crate) fn save_next(seed: Seed) -> bool {
    store_text(NEXT, seed.to_string())
}

/// Stores the choices with which a game was started; returns `false` if there was no room.
pub(crate) fn save_choices(form: &Form) -> bool {
    store_text(CHOICES, form.to_text())
}

/// Returns the choices with which the last game was started; `None` if none are stored.
pub(crate) fn choices() -> Option<Form> {
    Browser.get(CHOICES).map(|text| Form::from_text(&text))
}

/// Stores the settings; returns `false` if there was no room.
pub(crate) fn save_settings(settings: Settings) -> bool {
    store_text(SETTINGS_KEY, settings.to_text())
}
