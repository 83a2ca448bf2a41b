//! Backup of all data stored in a browser, as one file.

use serde::{Deserialize, Serialize};

use crate::LoadError;

/// Version of the backup format.
const VERSION: u32 = 1;

/// Backup of all data stored in a browser. Each part is the stored text, verbatim, so that data this version cannot
/// read are not lost.
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
    /// Version of the backup format; the name of this field identifies the file type.
    backgammon: u32,
    /// Stored session: see [`crate::Saved`].
    pub game: String,
    /// Stored settings of the page.
    pub settings: String,
    /// Dice statistics of all games: see [`crate::DiceBook`].
    pub dice: String,
    /// Texts that were set aside: see [`crate::set_aside`].
    pub aside: Vec<String>,
    /// Finished steps of the course: names, separated by spaces. Left out while no step is finished.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub course: String,
    /// Results of the drills. Left out while there are none.
    #[serde(default, skip_serializing_if = "PracticeTexts::is_empty")]
    pub practice: PracticeTexts,
}

/// Stored results of the drills, each verbatim; empty if there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PracticeTexts {
    /// Best runs of right answers.
    pub runs: String,
    /// Facts learnt by heart, with their memory.
    pub facts: String,
    /// Results by day.
    pub days: String,
}

impl PracticeTexts {
    /// Returns `true` if there are no results.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Version field, which every version of the format has.
#[derive(Deserialize)]
struct VersionForm {
    backgammon: u32,
}

impl Backup {
    /// Creates a backup that contains no texts that were set aside.
    pub fn new(game: String, settings: String, dice: String) -> Self {
        Self {
            backgammon: VERSION,
            game,
            settings,
            dice,
            aside: Vec::new(),
            course: String::new(),
            practice: PracticeTexts::default(),
        }
    }

    /// Serialises the backup as the text of a file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Parses the text of a backup file. The parts themselves are not parsed.
    ///
    /// # Errors
    /// Returns an error if the text is not a backup, or was written by a newer version.
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
    fn a_backup_survives_a_round_trip_and_other_texts_are_rejected() {
        let mut backup = Backup::new("a\nb".to_owned(), "{}".to_owned(), String::new());
        backup.aside.push("\u{0}{".to_owned());
        assert!(
            !["course", "practice"]
                .iter()
                .any(|part| backup.to_text().contains(part)),
            "as in earlier releases"
        );
        backup.course = "two-dice landing".to_owned();
        backup.practice.facts = "neil:7 1 2 3 4".to_owned();
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
