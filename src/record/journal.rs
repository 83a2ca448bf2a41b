//! A session as lines under keys of their own, written so that a kill between any two writes leaves a whole game.
//!
//! The key of the game says which session it is. An action writes one short line. Another session is written whole
//! beside the old one before that key is changed, so at any moment the one or the other is there; what a kill leaves
//! of the other one belongs to no game, and goes when the game is opened the next time.

use dice::Seed;

use crate::{Saved, aside};

/// What keeps texts under keys: the browser's store, or a test's. Each write happens whole or not at all.
pub trait Keys {
    /// All keys that there are, in no order, those of other programs too.
    fn all(&self) -> Vec<String>;
    /// The text under this key.
    fn get(&self, key: &str) -> Option<String>;
    /// Puts a text under this key in the place of what is there; whether there was room for it.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes this key.
    fn remove(&self, key: &str);
}

/// The key of the game.
const GAME: &str = "backgammon.game";

/// What stands under the key of the game before and after the name of the session.
const POINTER: [&str; 2] = [r#"{"version":2,"session":""#, r#""}"#];

/// Stands for lines that are missing; no line of a game reads so.
const GAP: &str = "?";

/// What came of storing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// It is stored.
    Yes,
    /// The browser refuses: it is full, or blocked.
    Refused,
    /// Another page has put its own session there: nothing was written over it.
    Elsewhere,
}

/// The session that this page has read or written.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    session: Option<String>,
    lines: Vec<String>,
}

impl Journal {
    /// The stored game as text, whatever it is worth; nothing if there is none.
    pub fn load(&mut self, keys: &impl Keys) -> Option<String> {
        *self = Self::default();
        let text = keys.get(GAME)?;
        let Some(session) = pointed(&text) else {
            return Some(text);
        };
        self.lines = lines(keys, session);
        if self.lines.is_empty() {
            return Some(text);
        }
        self.session = Some(session.to_owned());
        Some(self.lines.join("\n"))
    }

    /// Removes what kills have left behind: lines of sessions that were replaced, or never begun.
    ///
    /// Only where the stored game was `read` does its key tell what they are. Else a game among them may be the one
    /// that the player misses, and is kept aside.
    pub fn tidy(&self, keys: &impl Keys, read: bool) {
        for session in sessions(keys) {
            if self.session.as_ref() == Some(&session) {
                continue;
            }
            let text = lines(keys, &session).join("\n");
            if read || is_nothing(&text) || aside::has(keys, &text) || aside::keep(keys, &text) {
                remove_lines(keys, &session);
            }
        }
    }

    /// Forgets which session is stored, so that the next one is written whole, under a name of its own.
    pub fn renew(&mut self) {
        *self = Self::default();
    }

    /// Stores the game with this text.
    pub fn save(&mut self, keys: &impl Keys, text: &str) -> Stored {
        let lines: Vec<&str> = text.lines().collect();
        let now = keys.get(GAME);
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
            Some(session) => self.append(keys, &session, &lines, common),
            None => self.replace(keys, &lines, now.as_deref()),
        };
        if done { Stored::Yes } else { Stored::Refused }
    }

    fn append(&mut self, keys: &impl Keys, session: &str, lines: &[&str], from: usize) -> bool {
        for (nth, line) in lines.iter().enumerate().skip(from) {
            if !keys.set(&line_key(session, nth), line) {
                return false;
            }
            self.lines.truncate(nth);
            self.lines.push((*line).to_owned());
        }
        true
    }

    fn replace(&mut self, keys: &impl Keys, lines: &[&str], before: Option<&str>) -> bool {
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
pub fn put_game_aside(keys: &impl Keys, text: &str) -> bool {
    let kept = aside::keep(keys, text);
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

fn line_key(session: &str, nth: usize) -> String {
    format!("{GAME}.{session}.{nth}")
}

/// The name of the session and the number of the line that lie under this key.
fn line_of(key: &str) -> Option<(&str, usize)> {
    let (session, nth) = key.strip_prefix(GAME)?.strip_prefix('.')?.split_once('.')?;
    Some((session, nth.parse().ok()?))
}

/// The names of all sessions of which there are lines.
fn sessions(keys: &impl Keys) -> Vec<String> {
    let mut found = Vec::new();
    for key in keys.all() {
        if let Some((session, _)) = line_of(&key)
            && !found.iter().any(|name| name == session)
        {
            found.push(session.to_owned());
        }
    }
    found
}

/// The numbers of the lines that are there of a session, in their order.
fn numbers(keys: &impl Keys, session: &str) -> Vec<usize> {
    let nth = |key: &String| match line_of(key) {
        Some((name, nth)) if name == session => Some(nth),
        _ => None,
    };
    let mut found: Vec<usize> = keys.all().iter().filter_map(nth).collect();
    rules::sort_few(&mut found, |nth| *nth);
    found
}

/// The lines of a session, in their order. Where somebody has taken lines out, what is left is no game.
fn lines(keys: &impl Keys, session: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut next = 0;
    for nth in numbers(keys, session) {
        if nth != next {
            lines.push(GAP.to_owned());
        }
        lines.extend(keys.get(&line_key(session, nth)));
        next = nth.saturating_add(1);
    }
    lines
}

/// Whether these lines are those of a game in which nothing has been done yet.
fn is_nothing(text: &str) -> bool {
    let unplayed = |saved: Saved| saved.session.log().is_empty();
    text.lines().count() < 2 || Saved::from_text(text).is_ok_and(unplayed)
}

/// Removes the lines of a session from the last one to the first, so that a kill leaves the beginning of its text.
fn remove_lines(keys: &impl Keys, session: &str) {
    for nth in numbers(keys, session).into_iter().rev() {
        keys.remove(&line_key(session, nth));
    }
}
