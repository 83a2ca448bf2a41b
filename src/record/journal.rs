//! A session as lines under keys of their own, written so that a kill between any two writes leaves a whole game.
//!
//! The key of the game says which session it is. An action writes one short line. Another session is written whole
//! beside the old one before that key is changed, so at any moment the one or the other is there; what a kill leaves
//! of the other one belongs to no game, and goes when the game is opened the next time.

use dice::Seed;

use crate::key_value_store::numbers;
use crate::{KeyValueStore, Saved, set_aside};

/// The key of the game.
const GAME: &str = "backgammon.game";

/// What stands under the key of the game before and after the name of the session.
const POINTER: [&str; 2] = [r#"{"version":2,"session":""#, r#""}"#];

/// Stands for lines that are missing; no line of a game reads so.
const GAP: &str = "?";

/// The stored game as it was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedGame {
    /// Its text, whatever it is worth.
    pub text: String,
    /// Where its last lines are missing: what is left of it, with a mark in their place.
    pub cut: Option<String>,
}

/// What came of storing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    /// It is stored.
    Yes,
    /// The browser refuses: it is full, or blocked.
    Refused,
    /// Another page has put its own session there, or has gone on with this one: nothing was written over it.
    Elsewhere,
}

/// Stored text in the place of the last line of a page.
enum LastLine {
    /// The line, and none after it.
    Own,
    /// Another line, or one after it: another page has gone on with the session.
    Other,
    /// No text: the browser has lost what was stored last.
    Missing,
}

/// The session that this page has read or written.
///
/// ```
/// use record::{Journal, KeyValueStore, SaveOutcome};
///
/// # use std::{cell::RefCell, collections::BTreeMap};
/// # #[derive(Default)]
/// # struct Memory(RefCell<BTreeMap<String, String>>);
/// # impl KeyValueStore for Memory {
/// #     fn all(&self) -> Vec<String> {
/// #         self.0.borrow().keys().cloned().collect()
/// #     }
/// #     fn get(&self, key: &str) -> Option<String> {
/// #         self.0.borrow().get(key).cloned()
/// #     }
/// #     fn set(&self, key: &str, text: &str) -> bool {
/// #         self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
/// #         true
/// #     }
/// #     fn remove(&self, key: &str) {
/// #         self.0.borrow_mut().remove(key);
/// #     }
/// # }
/// // `Memory` keeps texts in a map: see the example of `KeyValueStore`.
/// let store = Memory::default();
/// let mut journal = Journal::default();
/// assert_eq!(journal.save(&store, "first line"), SaveOutcome::Yes);
/// assert_eq!(journal.save(&store, "first line\nsecond line"), SaveOutcome::Yes);
/// let loaded = Journal::default().load(&store).expect("a game");
/// assert_eq!(loaded.text, "first line\nsecond line");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Journal {
    session: Option<String>,
    lines: Vec<String>,
    /// How many lines are known to have been stored; not known of what an older version has stored.
    counted: Option<usize>,
}

impl Journal {
    /// The stored game; `None` if there is none.
    pub fn load(&mut self, keys: &impl KeyValueStore) -> Option<LoadedGame> {
        *self = Self::default();
        let text = keys.get(GAME)?;
        let session = pointed(&text).map(str::to_owned);
        self.lines = session
            .as_ref()
            .map_or(Vec::new(), |name| lines(keys, name));
        let Some(session) = session.filter(|_| !self.lines.is_empty()) else {
            return Some(LoadedGame { text, cut: None });
        };
        let counted = keys.get(&count_key(&session));
        self.counted = counted.and_then(|count| count.parse().ok());
        self.session = Some(session);
        let text = self.lines.join("\n");
        let cut = self.is_cut().then(|| format!("{text}\n{GAP}"));
        Some(LoadedGame { text, cut })
    }

    /// Whether more lines have been stored than are there.
    fn is_cut(&self) -> bool {
        self.counted > Some(self.lines.len())
    }

    /// Removes what kills have left behind: lines of sessions that were replaced, or never begun.
    ///
    /// Only where the key of the game points to a session that was `read` are the others replaced ones. Else a game
    /// among them may be the one that the player misses, and is set aside: whether there was one.
    pub fn remove_leftovers(&self, keys: &impl KeyValueStore, read: bool) -> bool {
        let mut found = false;
        let read = read && self.session.is_some();
        for session in sessions(keys) {
            if self.session.as_ref() == Some(&session) {
                continue;
            }
            let text = lines(keys, &session).join("\n");
            let known = read || is_untouched(&text) || set_aside::has(keys, &text);
            let kept = !known && set_aside::set_aside(keys, &text);
            if known || kept {
                remove_lines(keys, &session);
            }
            found |= kept;
        }
        found
    }

    /// Forgets which session is stored, so that the next one is written whole, under a name of its own.
    pub fn start_new_session(&mut self) {
        *self = Self::default();
    }

    /// Stores the game with this text.
    pub fn save(&mut self, keys: &impl KeyValueStore, text: &str) -> SaveOutcome {
        let lines: Vec<&str> = text.lines().collect();
        let now = keys.get(GAME);
        if let Some(session) = &self.session {
            match now.as_deref() {
                Some(text) if pointed(text) != Some(session) => return SaveOutcome::Elsewhere,
                Some(_) => match self.last_line(keys, session) {
                    LastLine::Own => {}
                    LastLine::Other => return SaveOutcome::Elsewhere,
                    LastLine::Missing => self.start_new_session(),
                },
                // Somebody has emptied the store.
                None => self.start_new_session(),
            }
        }
        let same = |(old, new): &(&String, &&str)| old.as_str() == **new;
        let common = self.lines.iter().zip(&lines).take_while(same).count();
        // Only the last line may be another one, and none may be missing: else a kill could leave a mixture.
        let continues =
            common > 0 && common + 1 >= self.lines.len() && lines.len() >= self.lines.len();
        let done = match self.session.clone().filter(|_| continues) {
            Some(session) => self.append(keys, &session, &lines, common),
            None => self.replace(keys, &lines, now.as_deref()),
        };
        if done {
            SaveOutcome::Yes
        } else {
            SaveOutcome::Refused
        }
    }

    /// Stores the game in the place of whatever is there, for a page that alone may: another session is then an older
    /// one that the browser has brought back. A text that is no session is set aside.
    pub fn save_over(&mut self, keys: &impl KeyValueStore, text: &str) -> SaveOutcome {
        let now = keys.get(GAME).filter(|now| pointed(now).is_none());
        if now.is_some_and(|now| !set_aside::set_aside(keys, &now)) {
            return SaveOutcome::Refused;
        }
        self.start_new_session();
        self.save(keys, text)
    }

    /// Returns the text stored where this page has stored its last line. A page that has the same session, as two have that were
    /// opened one after the other, may have gone on with it: what that one has stored is newer.
    fn last_line(&self, keys: &impl KeyValueStore, session: &str) -> LastLine {
        let count = self.lines.len();
        let goes_on = keys.get(&line_key(session, count)).is_some();
        match keys.get(&line_key(session, count.saturating_sub(1))) {
            None => LastLine::Missing,
            Some(line) if goes_on || self.lines.last() != Some(&line) => LastLine::Other,
            Some(_) => LastLine::Own,
        }
    }

    fn append(
        &mut self,
        keys: &impl KeyValueStore,
        session: &str,
        lines: &[&str],
        from: usize,
    ) -> bool {
        if self.is_cut() {
            // It has been told. A kill while the game goes on must not have it told of other lines again.
            self.count(keys, session);
        }
        for (nth, line) in lines.iter().enumerate().skip(from) {
            if !keys.set(&line_key(session, nth), line) {
                return false;
            }
            self.lines.truncate(nth);
            self.lines.push((*line).to_owned());
        }
        self.count(keys, session);
        true
    }

    /// Writes down how many lines there are, after they are there: a kill leaves too few counted, never too many.
    fn count(&mut self, keys: &impl KeyValueStore, session: &str) {
        let count = self.lines.len();
        if self.counted != Some(count) && keys.set(&count_key(session), &count.to_string()) {
            self.counted = Some(count);
        }
    }

    fn replace(&mut self, keys: &impl KeyValueStore, lines: &[&str], before: Option<&str>) -> bool {
        let Ok(name) = Seed::random() else {
            return false;
        };
        let session: String = name.to_string().chars().take(12).collect();
        let mut fresh = Self::default();
        let written = fresh.append(keys, &session, lines, 0);
        if !written || !keys.set(GAME, &POINTER.join(&session)) {
            remove_lines(keys, &session);
            return false;
        }
        fresh.session = Some(session);
        *self = fresh;
        if let Some(old) = before.and_then(pointed) {
            remove_lines(keys, old);
        }
        true
    }
}

/// Whether a change of this key is one of the stored game.
pub fn is_game(key: &str) -> bool {
    key.starts_with(GAME)
}

/// Keeps the stored game, which reads `text`, aside; whether there was room for it.
pub fn put_game_aside(keys: &impl KeyValueStore, text: &str) -> bool {
    let kept = set_aside::set_aside(keys, text);
    if kept {
        // Once is enough: the next reload must not put it aside again.
        let before = keys.get(GAME);
        keys.remove(GAME);
        if let Some(session) = before.as_deref().and_then(pointed) {
            remove_lines(keys, session);
        }
    }
    kept
}

/// The name of the session that the key of the game points to.
fn pointed(text: &str) -> Option<&str> {
    let session = text.strip_prefix(POINTER[0])?.strip_suffix(POINTER[1])?;
    let plain = session.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then_some(session)
}

/// What the keys of a session begin with.
fn begin(session: &str) -> String {
    format!("{GAME}.{session}.")
}

fn line_key(session: &str, nth: usize) -> String {
    format!("{GAME}.{session}.{nth}")
}

/// Where the number of a session's lines lies.
fn count_key(session: &str) -> String {
    format!("{GAME}.{session}.lines")
}

/// The name of the session of which something lies under this key.
fn session_of(key: &str) -> Option<&str> {
    let (session, _) = key.strip_prefix(GAME)?.strip_prefix('.')?.split_once('.')?;
    Some(session)
}

/// The names of all sessions of which there is anything.
fn sessions(keys: &impl KeyValueStore) -> Vec<String> {
    let mut found = Vec::new();
    for key in keys.all() {
        if let Some(session) = session_of(&key)
            && !found.iter().any(|name| name == session)
        {
            found.push(session.to_owned());
        }
    }
    found
}

/// The lines of a session, in their order. Where somebody has taken lines out, what is left is no game.
fn lines(keys: &impl KeyValueStore, session: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut next = 0;
    for nth in numbers(keys, &begin(session)) {
        if nth != next {
            lines.push(GAP.to_owned());
        }
        lines.extend(keys.get(&line_key(session, nth)));
        next = nth.saturating_add(1);
    }
    lines
}

/// Whether these lines are those of a game in which nothing has been done yet.
pub(crate) fn is_untouched(text: &str) -> bool {
    let unplayed = |saved: Saved| saved.session.log().is_empty();
    text.lines().count() < 2 || Saved::from_text(text).is_ok_and(unplayed)
}

/// Removes the lines of a session from the last one to the first, so that a kill leaves the beginning of its text.
fn remove_lines(keys: &impl KeyValueStore, session: &str) {
    keys.remove(&count_key(session));
    for nth in numbers(keys, &begin(session)).into_iter().rev() {
        keys.remove(&line_key(session, nth));
    }
}
