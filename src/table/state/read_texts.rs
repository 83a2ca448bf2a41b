//! Reads texts that were stored, typed, or come from a file.
//!
//! Apart from [`update`](crate::update()), which is told only what came of it: reading is a fifth of the page's
//! program, and a first visit has nothing to read.

use std::collections::BTreeSet;

use dice::Seed;
use record::{Backup, DiceBook, LoadError, MAX_SET_ASIDE, ParsePlayError, Saved, parse_play};
use rules::{Phase, Play};

use crate::{Model, Settings};

/// What is stored of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// The session, read; or its text, and why it cannot be.
    pub(crate) session: Result<Box<Saved>, (String, LoadError)>,
    /// The seed that has been drawn for its next game.
    pub(crate) next: Option<Seed>,
    /// The text to set aside, if the end of the save is missing.
    pub(crate) cut: Option<String>,
}

impl StoredGame {
    /// Reads the text of a session.
    pub fn read(text: &str) -> Self {
        let saved = Saved::from_text(text).map(Box::new);
        Self {
            session: saved.map_err(|why| (text.to_owned(), why)),
            next: None,
            cut: None,
        }
    }

    /// Adds the text to set aside if the end of the save is missing.
    #[must_use]
    pub fn with_damaged_text(mut self, cut: Option<String>) -> Self {
        self.cut = cut;
        self
    }

    /// Whether it can be gone on with.
    pub fn is_read(&self) -> bool {
        self.session.is_ok()
    }

    /// Adds the seed of the next game, as stored beside the session; if `text` is no seed, another is drawn later.
    #[must_use]
    pub fn with_next_seed(mut self, text: Option<&str>) -> Self {
        self.next = text.and_then(|text| text.parse().ok());
        self
    }
}

/// What is stored in the browser, each under a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredItem {
    /// The game.
    Game,
    /// The settings.
    Settings,
    /// The dice of all finished games.
    Book,
}

/// Everything that a file holds, read; or why it cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct Import(pub(crate) Result<Box<Importing>, LoadError>);

/// What a file holds, until what is here has been set aside.
#[derive(Clone, Debug, PartialEq)]
pub struct Importing {
    pub(crate) saved: Saved,
    /// What else it holds; nothing if it is a game alone.
    pub(crate) others: Option<(Settings, DiceBook)>,
    /// What was set aside there, each text once.
    pub(crate) aside: Vec<String>,
    /// Its text, if that may have been set aside until now: a game alone, or what another file has replaced.
    pub(crate) kept: Option<String>,
}

/// With this the first line of a stored game begins.
const GAME: &str = r#"{"version":"#;

impl Import {
    /// Reads a file: a backup, a saved game, or a report that ends with a saved game; all of it or nothing.
    pub fn read(text: &str) -> Self {
        Self(Importing::read(text).map(Box::new))
    }

    /// Of a file that is too large to be read.
    pub const fn too_large() -> Self {
        Self(Err(LoadError::TooLarge))
    }

    /// Reads a text that was set aside: a game alone, or all that a file has replaced; nothing if it is neither.
    pub(crate) fn from_set_aside(text: &str) -> Option<Box<Importing>> {
        let mut importing = Importing::read(text).ok()?;
        let all = *importing.kept.get_or_insert_with(|| text.to_owned()) == text;
        all.then(|| Box::new(importing))
    }
}

impl Importing {
    fn read(text: &str) -> Result<Self, LoadError> {
        let backup = Backup::from_text(text);
        let lines = text.split_inclusive('\n');
        let game: String = lines.skip_while(|line| !line.starts_with(GAME)).collect();
        if backup == Err(LoadError::Damaged) && !game.is_empty() {
            return Ok(Self {
                saved: Saved::from_text(&game)?,
                others: None,
                aside: Vec::new(),
                kept: Some(game),
            });
        }
        let backup = backup?;
        if backup.aside.len() > MAX_SET_ASIDE {
            return Err(LoadError::TooLarge);
        }
        let settings = Settings::from_text(&backup.settings).ok_or(LoadError::Damaged)?;
        let mut known = BTreeSet::new();
        let is_new = |text: &String| known.insert(text.clone());
        Ok(Self {
            saved: Saved::from_text(&backup.game)?,
            others: Some((settings, DiceBook::from_text(&backup.dice)?)),
            aside: backup.aside.into_iter().filter(is_new).collect(),
            kept: None,
        })
    }
}

/// A play that was typed, read; or why it is none. Nothing if there is none to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedPlay(pub(crate) Option<Result<Play, ParsePlayError>>);

impl TypedPlay {
    /// Reads `text` as a play of the turn.
    pub fn read(model: &Model, text: &str) -> Self {
        Self(match model.session().phase() {
            Phase::Moving(draft) => Some(parse_play(draft.start(), draft.roll(), text)),
            _ => None,
        })
    }
}
