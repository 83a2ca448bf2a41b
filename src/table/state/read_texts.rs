//! Parsers for stored, typed or imported texts.
//!
//! The parsers are separate from [`update`](crate::update()), which receives only parsed values, because they make up a
//! fifth of the page's code and are not needed on a first visit.

use std::collections::BTreeSet;

use dice::Seed;
use record::{Backup, DiceBook, LoadError, MAX_SET_ASIDE, ParsePlayError, Saved, parse_play};
use rules::{Phase, Play};

use crate::{Model, Settings};

/// Stored session.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Session, or its text and the reason why it could not be read.
    pub(crate) session: Result<Box<Saved>, (String, LoadError)>,
    /// Seed drawn for the session's next game.
    pub(crate) next: Option<Seed>,
    /// Text to set aside if the save is truncated.
    pub(crate) cut: Option<String>,
}

impl StoredGame {
    /// Parses a stored session.
    pub fn read(text: &str) -> Self {
        let saved = Saved::from_text(text).map(Box::new);
        Self {
            session: saved.map_err(|why| (text.to_owned(), why)),
            next: None,
            cut: None,
        }
    }

    /// Adds the text to set aside if the save is truncated.
    #[must_use]
    pub fn with_damaged_text(mut self, cut: Option<String>) -> Self {
        self.cut = cut;
        self
    }

    /// Returns `true` if the session can be resumed.
    pub fn is_read(&self) -> bool {
        self.session.is_ok()
    }

    /// Adds the next game's seed, which is stored beside the session; if `text` is not a seed, a new one is drawn
    /// later.
    #[must_use]
    pub fn with_next_seed(mut self, text: Option<&str>) -> Self {
        self.next = text.and_then(|text| text.parse().ok());
        self
    }
}

/// Type of a text that the browser stores under its own key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredItem {
    /// Game on the table.
    Game,
    /// The player's settings.
    Settings,
    /// Dice statistics over all finished games.
    Book,
}

/// Parsed contents of a file, or the reason why the file could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Import(pub(crate) Result<Box<Importing>, LoadError>);

/// Contents of a file, imported once the current data has been set aside.
#[derive(Clone, Debug, PartialEq)]
pub struct Importing {
    pub(crate) saved: Saved,
    /// Settings and dice statistics; `None` if the file contains a single game.
    pub(crate) others: Option<(Settings, DiceBook)>,
    /// Texts that were set aside, without duplicates.
    pub(crate) aside: Vec<String>,
    /// Text of the file if it may have been set aside before: a single game, or the data that an import replaced.
    pub(crate) set_aside_text: Option<String>,
}

/// First characters of a stored game.
const GAME: &str = r#"{"version":"#;

impl Import {
    /// Parses a whole file: a backup, a saved game, or a report that ends with a saved game.
    pub fn read(text: &str) -> Self {
        Self(Importing::read(text).map(Box::new))
    }

    /// Returns the error for an oversized file.
    pub const fn too_large() -> Self {
        Self(Err(LoadError::TooLarge))
    }

    /// Parses a text that was set aside: a single game, or the data that an import replaced; `None` for any other text.
    pub(crate) fn from_set_aside(text: &str) -> Option<Box<Importing>> {
        let mut importing = Importing::read(text).ok()?;
        let all = *importing
            .set_aside_text
            .get_or_insert_with(|| text.to_owned())
            == text;
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
                set_aside_text: Some(game),
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
            set_aside_text: None,
        })
    }
}

/// Parsed play or the parse error; `None` if no play is due.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedPlay(pub(crate) Option<Result<Play, ParsePlayError>>);

impl TypedPlay {
    /// Parses `text` as a play for the current turn.
    pub fn read(model: &Model, text: &str) -> Self {
        Self(match model.session().phase() {
            Phase::Moving(draft) => Some(parse_play(draft.start(), draft.roll(), text)),
            _ => None,
        })
    }
}
