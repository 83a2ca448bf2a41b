//! Texts that were stored, typed, or come from a file, read.
//!
//! Apart from [`update`](crate::update()), which is told only what came of it: reading is a fifth of the page's
//! program, and a first visit has nothing to read.

use record::{Backup, DiceBook, LoadError, ParsePlayError, Saved, parse_play};
use rules::{Phase, Play};

use crate::{Kept, Model, Msg, Settings};

/// A stored session, read; or its text, and why it cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame(pub(crate) Result<Box<Saved>, (String, LoadError)>);

impl StoredGame {
    /// Reads `text`.
    pub fn read(text: &str) -> Self {
        let saved = Saved::from_text(text).map(Box::new);
        Self(saved.map_err(|why| (text.to_owned(), why)))
    }
}

/// Everything that a file holds, read; or why it cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct Import(pub(crate) Result<Box<Importing>, LoadError>);

/// What a file holds, until what is here has been kept aside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Importing {
    pub(crate) saved: Saved,
    pub(crate) settings: Settings,
    pub(crate) book: DiceBook,
    pub(crate) aside: Vec<String>,
}

impl Import {
    /// Reads the file with this text: all of it, or nothing.
    pub fn read(text: &str) -> Self {
        let read = || {
            let backup = Backup::from_text(text)?;
            Ok(Box::new(Importing {
                saved: Saved::from_text(&backup.game)?,
                settings: Settings::from_text(&backup.settings).ok_or(LoadError::Damaged)?,
                book: DiceBook::from_text(&backup.dice)?,
                aside: backup.aside,
            }))
        };
        Self(read())
    }
}

/// What to tell [`update`](crate::update()) of the stored dice of all games.
pub fn stored_book(text: String) -> Msg {
    match DiceBook::from_text(&text) {
        Ok(book) => Msg::DiceBook(book),
        Err(_) => Msg::Unreadable(Kept::Book, text),
    }
}

/// A play that was typed, read; or why it is none. Nothing if there is none to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedPlay(pub(crate) Option<Result<Play, ParsePlayError>>);

impl TypedPlay {
    /// Reads `text` as a play of the turn.
    pub fn read(model: &Model, text: &str) -> Self {
        Self(match model.session().phase() {
            Phase::Moving(_, draft) => Some(parse_play(draft.start(), draft.roll(), text)),
            _ => None,
        })
    }
}
