//! Note on a decision: comment, flag and drawing.

use serde::{Deserialize, Serialize};

use crate::{Drawing, plain_lines};

/// Flag with which a person marks a decision while reading a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flag {
    /// The decision raises a question.
    Question,
    /// The decision should be studied.
    Study,
    /// The decision needs no further attention.
    Done,
}

/// Note on a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredNote", into = "StoredNote")]
pub struct Note {
    /// Comment, which may span several lines; never empty.
    pub comment: Option<String>,
    /// Flag on the decision, if any.
    pub flag: Option<Flag>,
    /// Arrows and rings drawn on the decision's board.
    pub drawing: Drawing,
}

/// Storage format of a note. Parts that cannot be read are ignored.
#[derive(Serialize, Deserialize)]
struct StoredNote {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flag: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    drawing: String,
}

impl Flag {
    /// All flags in display order.
    pub const ALL: [Self; 3] = [Self::Question, Self::Study, Self::Done];

    /// Returns the key that identifies the flag in files, links and searches.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Question => "question",
            Self::Study => "study",
            Self::Done => "done",
        }
    }

    /// Returns the flag with this key; `None` for any other text.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|flag| flag.key() == key)
    }
}

impl Note {
    /// Maximum length of a typed comment, in characters.
    pub const MAX_CHARS: usize = 10_000;

    /// Returns `true` if there is no comment, flag or drawing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Replaces the comment with typed or received text, after removing control characters and characters that change
    /// the text direction and truncating the text to [`Note::MAX_CHARS`].
    pub fn set_comment(&mut self, text: &str) {
        let text: String = plain_lines(text).take(Self::MAX_CHARS).collect();
        let text = text.trim_end();
        self.comment = (!text.is_empty()).then(|| text.to_owned());
    }
}

impl From<Option<String>> for Note {
    fn from(comment: Option<String>) -> Self {
        Self {
            comment: comment.filter(|comment| !comment.is_empty()),
            ..Self::default()
        }
    }
}

impl From<StoredNote> for Note {
    fn from(stored: StoredNote) -> Self {
        let mut note = Self {
            comment: None,
            flag: stored.flag.as_deref().and_then(Flag::of_key),
            drawing: stored.drawing.parse().unwrap_or_default(),
        };
        note.set_comment(stored.comment.as_deref().unwrap_or_default());
        note
    }
}

impl From<Note> for StoredNote {
    fn from(note: Note) -> Self {
        Self {
            comment: note.comment,
            flag: note.flag.map(|flag| flag.key().to_owned()),
            drawing: note.drawing.to_string(),
        }
    }
}

/// Storage format of a note on a move, limited to the comment, as all notes were before flags and drawings existed.
/// Flags and drawings are stored in the library entry.
pub(crate) mod comment_only {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::Note;

    pub(crate) fn serialize<S: Serializer>(note: &Note, serializer: S) -> Result<S::Ok, S::Error> {
        note.comment.serialize(serializer)
    }

    pub(crate) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Note, D::Error> {
        Option::deserialize(deserializer).map(Note::from)
    }
}
