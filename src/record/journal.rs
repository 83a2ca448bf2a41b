//! Storage of a session as lines under separate keys, so that a crash between any two writes leaves a complete game.
//!
//! The game key points to the current session. Saving an action writes a single short line. A new session is written in
//! full alongside the old one before the pointer changes, so that a complete session exists at all times. Lines left
//! behind by a crash belong to no session, and are removed by the next load.

use dice::Seed;

use crate::key_value_store::numbers;
use crate::{KeyValueStore, Saved, set_aside};

/// Key of the pointer to the current session.
const GAME: &str = "backgammon.game";

/// Text before and after the session name in the pointer.
const POINTER: [&str; 2] = [r#"{"version":2,"session":""#, r#""}"#];

/// Placeholder for missing lines, which is never the text of a line in a game.
const GAP: &str = "?";

/// Game loaded from the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedGame {
    /// Text of the game, unparsed.
    pub text: String,
    /// Text followed by a placeholder for the missing lines; `None` if no lines are missing.
    pub cut: Option<String>,
}

/// Outcome of saving the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    /// The game has been stored.
    Yes,
    /// The browser rejected the write, because the storage is full or blocked.
    Refused,
    /// Another page has stored a different session or has continued this one. No data was overwritten.
    Elsewhere,
}

/// State of the last line that this page has stored.
enum LastLine {
    /// The line is unchanged, and no line follows it.
    Own,
    /// Another page has continued the session: the line has changed, or another line follows it.
    Other,
    /// The line has disappeared from the store.
    Missing,
}

/// Journal of the session that this page has loaded or saved.
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
/// // `Memory` stores texts in a map, as in the example for `KeyValueStore`.
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
    /// Number of lines recorded in the store; `None` for a session saved by an earlier version.
    counted: Option<usize>,
}

impl Journal {
    /// Loads the stored game; `None` if no game is stored.
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

    /// Returns `true` if lines are missing at the end.
    fn is_cut(&self) -> bool {
        self.counted > Some(self.lines.len())
    }

    /// Removes lines left behind by crashes: those of replaced sessions, and those of sessions that never became
    /// current.
    ///
    /// A leftover session is known to have been replaced only if the game key points to a session that has been `read`.
    /// Otherwise one of the leftover sessions may be the player's missing game, so they are set aside and the function
    /// returns `true`.
    pub fn remove_leftovers(&self, keys: &impl KeyValueStore, read: bool) -> bool {
        let mut found = false;
        let read = read && self.session.is_some();
        for session in sessions(keys) {
            if self.session.as_ref() == Some(&session) {
                continue;
            }
            let text = lines(keys, &session).join("\n");
            let known = read || is_untouched(&text) || set_aside::has(keys, &text);
            let is_stored = !known && set_aside::set_aside(keys, &text);
            if known || is_stored {
                remove_lines(keys, &session);
            }
            found |= is_stored;
        }
        found
    }

    /// Drops the current session, so that the next save writes all lines under a new session name.
    pub fn start_new_session(&mut self) {
        *self = Self::default();
    }

    /// Saves the game, unless another page has changed the stored session.
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
                // The store has been cleared.
                None => self.start_new_session(),
            }
        }
        let same = |(old, new): &(&String, &&str)| old.as_str() == **new;
        let common = self.lines.iter().zip(&lines).take_while(same).count();
        // Only the last line may differ, and no line may be missing; otherwise a crash could leave a mixture of two
        // states.
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

    /// Saves the game over the stored one, for a page with exclusive access. If the stored session differs, it is an
    /// older state that the browser has restored. Text that is not a session pointer is set aside.
    pub fn save_over(&mut self, keys: &impl KeyValueStore, text: &str) -> SaveOutcome {
        let now = keys.get(GAME).filter(|now| pointed(now).is_none());
        if now.is_some_and(|now| !set_aside::set_aside(keys, &now)) {
            return SaveOutcome::Refused;
        }
        self.start_new_session();
        self.save(keys, text)
    }

    /// Compares the stored text with this page's last line. Another page with the same session may have continued it,
    /// in which case the stored lines are newer.
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
            // The player has already been told about the missing lines, and the notice must not reappear after a crash.
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

    /// Stores the number of lines, after the lines themselves, so that after a crash the number can be too low but
    /// never too high.
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

/// Returns `true` if the key is one of those that store the game.
pub fn is_game(key: &str) -> bool {
    key.starts_with(GAME)
}

/// Sets aside the stored game, whose text is `text`; returns `false` if the store is full.
pub fn put_game_aside(keys: &impl KeyValueStore, text: &str) -> bool {
    let is_stored = set_aside::set_aside(keys, text);
    if is_stored {
        // The game must not be set aside again when the page is reloaded.
        let before = keys.get(GAME);
        keys.remove(GAME);
        if let Some(session) = before.as_deref().and_then(pointed) {
            remove_lines(keys, session);
        }
    }
    is_stored
}

/// Returns the session name in a pointer; `None` if the text is not a pointer.
fn pointed(text: &str) -> Option<&str> {
    let session = text.strip_prefix(POINTER[0])?.strip_suffix(POINTER[1])?;
    let plain = session.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then_some(session)
}

/// Returns the prefix of a session's keys.
fn begin(session: &str) -> String {
    format!("{GAME}.{session}.")
}

fn line_key(session: &str, nth: usize) -> String {
    format!("{GAME}.{session}.{nth}")
}

/// Returns the key that stores the number of lines in a session.
fn count_key(session: &str) -> String {
    format!("{GAME}.{session}.lines")
}

/// Returns the session name in a key; `None` for other keys.
fn session_of(key: &str) -> Option<&str> {
    let (session, _) = key.strip_prefix(GAME)?.strip_prefix('.')?.split_once('.')?;
    Some(session)
}

/// Returns the names of all sessions that have at least one key.
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

/// Returns a session's lines in order; missing lines are replaced by a placeholder that makes the game invalid.
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

/// Returns `true` if the text is a game without actions.
pub(crate) fn is_untouched(text: &str) -> bool {
    let unplayed = |saved: Saved| saved.session.log().is_empty();
    text.lines().count() < 2 || Saved::from_text(text).is_ok_and(unplayed)
}

/// Removes a session's lines from last to first, so that a crash leaves the beginning of the text intact.
fn remove_lines(keys: &impl KeyValueStore, session: &str) {
    keys.remove(&count_key(session));
    for nth in numbers(keys, &begin(session)).into_iter().rev() {
        keys.remove(&line_key(session, nth));
    }
}
