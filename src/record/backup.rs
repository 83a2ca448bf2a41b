//! Everything that is kept in a browser, as one file that a player can take elsewhere.

use serde::{Deserialize, Serialize};

use crate::LoadError;

/// The version that is written.
const VERSION: u32 = 1;

/// Everything that is kept. Each part is the text under which it is stored, so that nothing is lost of what this
/// version cannot read.
///
/// ```
/// use record::{Backup, LoadError};
///
/// let backup = Backup::new("the game".to_owned(), "{}".to_owned(), String::new());
/// assert_eq!(Backup::from_text(&backup.to_text()), Ok(backup));
/// assert_eq!(Backup::from_text("{}"), Err(LoadError::Damaged));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The version of this form; the name tells the file from others.
    backgammon: u32,
    /// The session: see [`crate::Saved`].
    pub game: String,
    /// The settings of the page.
    pub settings: String,
    /// The dice of all games: see [`crate::DiceBook`].
    pub dice: String,
    /// What was set aside.
    pub aside: Vec<String>,
}

/// The version alone, which every form has.
#[derive(Deserialize)]
struct VersionForm {
    backgammon: u32,
}

impl Backup {
    /// A copy of these, with nothing set aside.
    pub fn new(game: String, settings: String, dice: String) -> Self {
        Self {
            backgammon: VERSION,
            game,
            settings,
            dice,
            aside: Vec::new(),
        }
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What the file with this text holds. Its parts are not looked into.
    ///
    /// # Errors
    /// If it is no such file, or one of a newer version.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let damaged = |_| LoadError::Damaged;
        let version: VersionForm = serde_json::from_str(text).map_err(damaged)?;
        if version.backgammon > VERSION {
            return Err(LoadError::Newer(version.backgammon));
        }
        serde_json::from_str(text).map_err(damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back_whole_or_is_refused() {
        let mut backup = Backup::new("a\nb".to_owned(), "{}".to_owned(), String::new());
        backup.aside.push("\u{0}{".to_owned());
        let text = backup.to_text();
        assert_eq!(Backup::from_text(&text), Ok(backup));
        for end in 0..text.len() {
            assert_eq!(Backup::from_text(&text[..end]), Err(LoadError::Damaged));
        }
        let newer = text.replace("\"backgammon\":1", "\"backgammon\":2");
        assert_eq!(Backup::from_text(&newer), Err(LoadError::Newer(2)));
        let more = text.replace("\"game\"", "\"more\":1,\"game\"");
        assert_eq!(Backup::from_text(&more), Err(LoadError::Damaged));
    }
}
