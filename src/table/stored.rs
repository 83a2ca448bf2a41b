//! Texts that were stored, typed, or come from a file, read.
//!
//! Apart from [`update`](crate::update()), which is told only what came of it: reading is a fifth of the page's
//! program, and a first visit has nothing to read.

use record::{Backup, DiceBook, LoadError, ParsePlayError, Saved, parse_play};
use rules::{Phase, Play, Player};

use crate::{Control, Kept, Model, Msg, Settings, speech, title};

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
    /// What else it holds; nothing if it is a game alone.
    pub(crate) others: Option<(Settings, DiceBook)>,
    pub(crate) aside: Vec<String>,
    /// The text of a game alone: it may have been kept aside until now.
    pub(crate) alone: Option<String>,
}

/// With this the first line of a stored game begins.
const GAME: &str = r#"{"version":"#;

impl Import {
    /// Reads the file with this text, or the game that it ends with, as a report does: all of it, or nothing.
    pub fn read(text: &str) -> Self {
        Self(Importing::read(text).map(Box::new))
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
                alone: Some(game),
            });
        }
        let backup = backup?;
        let settings = Settings::from_text(&backup.settings).ok_or(LoadError::Damaged)?;
        Ok(Self {
            saved: Saved::from_text(&backup.game)?,
            others: Some((settings, DiceBook::from_text(&backup.dice)?)),
            aside: backup.aside,
            alone: None,
        })
    }
}

/// The games among the texts that were kept aside: what they are and how they stand, and the way to go on with them.
pub fn kept_games(model: &Model, texts: Vec<String>) -> Vec<Control> {
    let control = |text: String| {
        let saved = Saved::from_text(&text).ok()?;
        let game = Model::resumed(saved, model.settings, model.words.clone())?;
        let stands = Player::BOTH.map(|player| {
            let score = game.session().score()[player];
            format!("{} {score}", speech::name(&game, player))
        });
        let parts = std::iter::once(title(&game)).chain(stands);
        let label = speech::list(&model.words, parts);
        Some(Control::new(label, Msg::Import(Import::read(&text))))
    };
    texts.into_iter().filter_map(control).collect()
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
