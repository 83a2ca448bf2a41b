//! Parsers of texts that were stored, typed or imported.
//!
//! The parsers are separate from [`update`](crate::update()), which receives only parsed values: they make up a fifth
//! of the page's program, and a first visit does not need them.

use std::collections::BTreeSet;

use dice::Seed;
use record::{Backup, DiceBook, LoadError, MAX_SET_ASIDE, ParsePlayError, Saved, parse_play};
use rules::{Phase, Play};

use crate::{Model, Settings};

/// Stored session.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Session, or its text and the reason why the text cannot be read.
    pub(crate) session: Result<Box<Saved>, (String, LoadError)>,
    /// Seed drawn for the next game of the session.
    pub(crate) next: Option<Seed>,
    /// Text to set aside if the end of the save is missing.
    pub(crate) cut: Option<String>,
}

impl StoredGame {
    /// Parses the text of a session.
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

    /// Returns `true` if the session can be resumed.
    pub fn is_read(&self) -> bool {
        self.session.is_ok()
    }

    /// Adds the seed of the next game, which is stored beside the session; if `text` is not a seed, a new seed is drawn
    /// later.
    #[must_use]
    pub fn with_next_seed(mut self, text: Option<&str>) -> Self {
        self.next = text.and_then(|text| text.parse().ok());
        self
    }
}

/// Kind of text stored in the browser under a separate key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredItem {
    /// Game on the table.
    Game,
    /// Settings of the player.
    Settings,
    /// Dice statistics of all finished games.
    Book,
}

/// Parsed contents of a file, or the reason why the file cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Import(pub(crate) Result<Box<Importing>, LoadError>);

/// Contents of a file that are imported once the current data have been set aside.
#[derive(Clone, Debug, PartialEq)]
pub struct Importing {
    pub(crate) saved: Saved,
    /// Settings and dice statistics; `None` if the file is a single game.
    pub(crate) others: Option<(Settings, DiceBook)>,
    /// Texts that were set aside, without repetitions.
    pub(crate) aside: Vec<String>,
    /// Text of the file if it may have been set aside before: a single game, or the data that another file replaced.
    pub(crate) set_aside_text: Option<String>,
}

/// Start of the first line of a stored game.
const GAME: &str = r#"{"version":"#;

impl Import {
    /// Parses a whole file: a backup, a saved game, or a report that ends with a saved game.
    pub fn read(text: &str) -> Self {
        Self(Importing::read(text).map(Box::new))
    }

    /// Returns the error for a file that is too large.
    pub const fn too_large() -> Self {
        Self(Err(LoadError::TooLarge))
    }

    /// Parses a text that was set aside: a single game, or the data that a file replaced; `None` for any other text.
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

/// Parsed play or its error; `None` if no play is due.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedPlay(pub(crate) Option<Result<Play, ParsePlayError>>);

impl TypedPlay {
    /// Parses `text` as a play of the turn.
    pub fn read(model: &Model, text: &str) -> Self {
        Self(match model.session().phase() {
            Phase::Moving(draft) => Some(parse_play(draft.start(), draft.roll(), text)),
            _ => None,
        })
    }
}
