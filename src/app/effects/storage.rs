//! What is kept in the browser: the game, the settings, the dice of all games, and what could not be read.
//!
//! A session is kept as lines, each under a key of its own; the key of the game says which session it is. An action
//! writes one short line. Another session is written whole beside the old one before that key is changed, so at any
//! moment, should the browser be killed, the one or the other is there.

use std::cell::RefCell;

use dice::Seed;
use gloo_storage::{LocalStorage, Storage as _};
use record::Backup;
use table::{Kept, Msg, Settings, StoredGame, stored_book};

use super::seed;

const GAME: &str = "backgammon.game";
const BOOK: &str = "backgammon.dice";
const SETTINGS: &str = "backgammon.settings";
/// The seed of the next game. It is no part of a session: whoever begins another one gets it too.
const NEXT: &str = "backgammon.next";
const ASIDE: &str = "backgammon.aside";

/// What stands under the key of the game before and after the name of the session.
const POINTER: [&str; 2] = [r#"{"version":2,"session":""#, r#""}"#];

thread_local! {
    /// The game that the browser refused to store when it was asked last.
    static UNSTORED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The game, if the browser refused to store it: nobody else has it then.
pub(crate) fn unstored() -> Option<String> {
    UNSTORED.with(|text| text.try_borrow().ok()?.clone())
}

/// Stands for lines that are missing; no line of a game reads so.
const GAP: &str = "?";

/// What came of storing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    /// It is stored.
    Yes,
    /// The browser refuses: it is full, or blocked.
    Refused,
    /// Another page has put its own session there: nothing was written over it.
    Elsewhere,
}

/// The browser's store; nothing if it is blocked, as it may be in a private window.
fn store() -> Option<web_sys::Storage> {
    // Asked first, because gloo takes it for granted that there is one.
    web_sys::window()?.local_storage().ok()??;
    Some(LocalStorage::raw())
}

fn get(key: &str) -> Option<String> {
    store()?.get_item(key).ok()?
}

fn set(key: &str, text: &str) -> bool {
    store().is_some_and(|store| store.set_item(key, text).is_ok())
}

fn remove(key: &str) {
    let _gone = store().map(|store| store.remove_item(key));
}

fn line_key(session: &str, nth: usize) -> String {
    format!("{GAME}.{session}.{nth}")
}

/// The name of the session that the key of the game points to.
fn pointed(text: &str) -> Option<&str> {
    let session = text.strip_prefix(POINTER[0])?.strip_suffix(POINTER[1])?;
    let plain = session.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then_some(session)
}

/// Whether a change of this key is one of the stored game.
pub(crate) fn is_game(key: &str) -> bool {
    key.starts_with(GAME)
}

/// The session that this page has read or written.
#[derive(Debug, Default)]
pub(crate) struct Shelf {
    session: Option<String>,
    lines: Vec<String>,
}

impl Shelf {
    /// The stored game as text, whatever it is worth; nothing if there is none or the browser keeps nothing.
    pub(crate) fn load(&mut self) -> Option<String> {
        *self = Self::default();
        let text = get(GAME)?;
        let Some(session) = pointed(&text) else {
            return Some(text);
        };
        let mut next = 0;
        for nth in numbers(session) {
            if nth != next {
                // Somebody has taken lines out. What is left is no game, and nothing is stored over it.
                self.lines.push(GAP.to_owned());
            }
            self.lines.extend(get(&line_key(session, nth)));
            next = nth.saturating_add(1);
        }
        if self.lines.is_empty() {
            return Some(text);
        }
        self.session = Some(session.to_owned());
        Some(self.lines.join("\n"))
    }

    /// What is stored of the game, read.
    pub(crate) fn read(&mut self) -> Option<StoredGame> {
        let text = self.load()?;
        // A test's seeds follow from each other.
        let next = get(NEXT).filter(|_| !seed::is_given());
        Some(StoredGame::read(&text).with_next(next.as_deref()))
    }

    /// Forgets which session is stored, so that the next one is written whole, under a name of its own.
    pub(crate) fn renew(&mut self) {
        *self = Self::default();
    }

    /// Stores the game.
    pub(crate) fn save(&mut self, text: &str) -> Stored {
        let lines: Vec<&str> = text.lines().collect();
        let now = get(GAME);
        if let Some(session) = &self.session {
            match now.as_deref() {
                Some(text) if pointed(text) != Some(session) => return Stored::Elsewhere,
                Some(_) => {}
                // Somebody has emptied the store.
                None => self.renew(),
            }
        }
        let same = |(old, new): &(&String, &&str)| old.as_str() == **new;
        let common = self.lines.iter().zip(&lines).take_while(same).count();
        // Only the last line may be another one, and none may be missing: else a kill could leave a mixture.
        let goes_on =
            common > 0 && common + 1 >= self.lines.len() && lines.len() >= self.lines.len();
        let done = match self.session.clone().filter(|_| goes_on) {
            Some(session) => self.append(&session, &lines, common),
            None => self.replace(&lines, now.as_deref()),
        };
        UNSTORED.set((!done).then(|| text.to_owned()));
        if done { Stored::Yes } else { Stored::Refused }
    }

    fn append(&mut self, session: &str, lines: &[&str], from: usize) -> bool {
        for (nth, line) in lines.iter().enumerate().skip(from) {
            if !set(&line_key(session, nth), line) {
                return false;
            }
            self.lines.truncate(nth);
            self.lines.push((*line).to_owned());
        }
        true
    }

    fn replace(&mut self, lines: &[&str], before: Option<&str>) -> bool {
        let Ok(name) = Seed::random() else {
            return false;
        };
        let session: String = name.to_string().chars().take(12).collect();
        let mut fresh = Self::default();
        let written = fresh.append(&session, lines, 0);
        if !written || !set(GAME, &POINTER.join(&session)) {
            remove_lines(&session);
            return false;
        }
        fresh.session = Some(session);
        *self = fresh;
        if let Some(old) = before.and_then(pointed) {
            remove_lines(old);
        }
        true
    }

    /// Adds what is kept beside the game to a copy of everything.
    pub(crate) fn all(mut backup: Backup) -> Backup {
        backup.aside = kept_aside();
        backup
    }
}

/// The numbers of the lines that are there of a session, in their order.
fn numbers(session: &str) -> Vec<usize> {
    let before = format!("{GAME}.{session}.");
    let mut found = Vec::new();
    let Some(store) = store() else {
        return found;
    };
    for nth in 0..store.length().unwrap_or_default() {
        let key = store.key(nth).ok().flatten();
        found.extend(key.and_then(|key| key.strip_prefix(&before)?.parse::<usize>().ok()));
    }
    rules::sort_few(&mut found, |nth| *nth);
    found
}

fn remove_lines(session: &str) {
    // All are known before the first goes: a key that goes gives its number to another.
    for nth in numbers(session) {
        remove(&line_key(session, nth));
    }
}

/// The keys under which something has been kept aside.
fn asides() -> impl Iterator<Item = String> {
    let keys = (1..).map(|number| format!("{ASIDE}.{number}"));
    keys.take_while(|key| get(key).is_some())
}

/// What has been kept aside.
pub(crate) fn kept_aside() -> Vec<String> {
    asides().filter_map(|key| get(&key)).collect()
}

/// Keeps a text aside no longer. The later ones move up before the last key goes, so that a kill loses none.
pub(crate) fn forget(text: &str) {
    let keys: Vec<String> = asides().collect();
    let mut left = kept_aside();
    left.retain(|kept| kept != text);
    let moved = keys.iter().zip(&left).all(|(key, kept)| set(key, kept));
    for key in keys.iter().skip(left.len()).rev().filter(|_| moved) {
        remove(key);
    }
}

/// Keeps a text aside under a key of its own, beside earlier ones; whether there was room for it, or it was there.
pub(crate) fn keep(text: &str) -> bool {
    if asides().any(|key| get(&key).as_deref() == Some(text)) {
        return true;
    }
    set(&format!("{ASIDE}.{}", asides().count() + 1), text)
}

/// Keeps what could not be read aside; whether there was room for it.
pub(crate) fn put_aside(what: Kept, text: &str) -> bool {
    let key = match what {
        Kept::Game => GAME,
        Kept::Settings => SETTINGS,
        Kept::Book => BOOK,
    };
    let mut kept = keep(text);
    if !kept && what != Kept::Game {
        // There is no room for two of it, but it can move.
        remove(key);
        kept = keep(text);
        if !kept {
            let _as_before = set(key, text);
        }
    }
    if kept {
        // Once is enough: the next reload must not put it aside again.
        let before = get(key);
        remove(key);
        if let Some(session) = before.as_deref().and_then(pointed) {
            remove_lines(session);
        }
    }
    kept
}

/// The stored dice of all games, whatever the text is worth.
pub(crate) fn load_book() -> Option<String> {
    get(BOOK)
}

/// Stores the dice of all games; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_book(text: &str) {
    let _full = set(BOOK, text);
}

/// Whether nothing at all is kept, as on a first visit.
pub(crate) fn is_empty() -> bool {
    [GAME, BOOK, SETTINGS]
        .into_iter()
        .all(|key| get(key).is_none())
}

/// What the page opens with: what is kept, read.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    pub(crate) settings: Settings,
    pub(crate) game: Option<StoredGame>,
    pub(crate) shelf: Shelf,
    /// What is to be told of the rest once the page is open.
    pub(crate) others: Vec<Msg>,
}

impl Opening {
    /// Reads all that is kept.
    pub(crate) fn read() -> Self {
        let mut opening = Self::default();
        if let Some(text) = get(SETTINGS) {
            match Settings::from_text(&text) {
                Some(settings) => opening.settings = settings,
                None => opening.others.push(Msg::Unreadable(Kept::Settings, text)),
            }
        }
        opening.game = opening.shelf.read();
        opening.others.extend(load_book().map(stored_book));
        opening
    }
}

/// Stores the seed of the next game; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_next(seed: Seed) {
    let _full = set(NEXT, &seed.to_string());
}

/// Stores the settings; a browser that keeps nothing has said so when the game was stored.
pub(crate) fn save_settings(settings: Settings) {
    let _full = set(SETTINGS, &settings.to_text());
}
