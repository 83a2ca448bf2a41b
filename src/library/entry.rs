//! Library entries, which hold the listed and searchable data of a match but not the match itself.

use std::fmt;

use record::Notes;
use rules::{ByPlayer, Player, Variant};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// ID of an entry: 16 hexadecimal digits of a hash of the entry's origin.
///
/// Because the ID is a hash, importing a file twice or repeating a save after a crash yields the same ID and creates no
/// duplicate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EntryId(String);

/// Error returned for text that is not an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

/// Type of content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Match to a number of points.
    Match,
    /// Money session.
    Money,
    /// Position without plays.
    Position,
}

/// Origin of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Match played on this device, against the named level of the computer, or between two people if `None`.
    Here(Option<String>),
    /// Imported file of this name.
    File(String),
    /// Pasted text.
    Pasted,
    /// Link from another person.
    Link,
    /// Match transcribed on this device while watching a game or a video.
    Transcribed,
}

/// Format in which a match is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BodyFormat {
    /// [`record::MatchRecord`], as returned by its `to_stored`.
    Record,
    /// Text of a [`record::Saved`] session, which includes its dice seeds and can be resumed.
    Session,
    /// Position with its decision, stored as the fragment of its link.
    Position,
}

/// Library entry that describes a match, a session or a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// ID of the entry.
    pub id: EntryId,
    /// Type of content.
    pub kind: Kind,
    /// Format in which the match is stored.
    pub form: BodyFormat,
    /// Names of the players; empty if unknown.
    pub players: ByPlayer<String>,
    /// Match length in points, set even for a position taken from a match; 0 means money play.
    pub length: u16,
    /// Score at the end of the match.
    pub score: ByPlayer<u32>,
    /// Winner of the match or leader of the session; `None` until the match or session is over.
    pub winner: Option<Player>,
    /// `true` if the match or session was played to the end.
    pub finished: bool,
    /// Backgammon variant.
    pub variant: Variant,
    /// `true` if the match was played without a cube.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cubeless: bool,
    /// Number of plays and cube actions.
    pub decisions: u32,
    /// Date on which the match was played, according to its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Time at which the entry was added to the library, in milliseconds since the Unix epoch.
    pub added: u64,
    /// Origin of the match.
    pub source: Source,
    /// Title given by the user.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// User's note on the match or position as a whole, at most [`Entry::MAX_NOTE`] characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// User's notes on individual games and decisions.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub notes: Notes,
    /// Words used in the comments, without duplicates, for the search.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// Hash of the players, dice, plays and winners, which is identical for all entries of the same match regardless of
    /// format. `None` for a position, and for an entry from an earlier release until the hash has been computed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_id: Option<EntryId>,
    /// Time of deletion, in milliseconds since the Unix epoch. The deletion can be undone until the entry is purged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted: Option<u64>,
}

/// Hash state after the first part of an origin. IDs that differ only in the last part share this state, so the first
/// part is hashed only once.
#[derive(Clone, Debug)]
pub struct OriginHash(Sha256);

impl OriginHash {
    /// Creates the hash state for the first part.
    pub fn new(first: &[u8]) -> Self {
        let mut hash = Self(Sha256::new());
        hash.add(first);
        hash
    }

    fn add(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
    }

    /// Returns the ID for the first part followed by `last`, equal to the result of [`EntryId::of`] for both parts.
    pub fn id(&self, last: &[u8]) -> EntryId {
        let mut hash = self.clone();
        hash.add(last);
        hash.finish()
    }

    fn finish(self) -> EntryId {
        let digest = self.0.finalize();
        let first = digest.first_chunk().copied().unwrap_or_default();
        EntryId(format!("{:016x}", u64::from_be_bytes(first)))
    }
}

impl EntryId {
    /// Returns the ID for an origin consisting of these parts.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hash = OriginHash(Sha256::new());
        for part in parts {
            hash.add(part);
        }
        hash.finish()
    }

    /// Returns the ID of a stored session, derived only from its text.
    pub fn of_text(text: &[u8]) -> Self {
        Self::of(&[b"session", text])
    }

    /// Returns the hexadecimal digits of the ID.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for EntryId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let valid = text.len() == 16 && text.bytes().all(digit);
        valid.then_some(Self(text)).ok_or(NotAnId)
    }
}

impl From<EntryId> for String {
    fn from(id: EntryId) -> Self {
        id.0
    }
}

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("16 hexadecimal digits name an entry")
    }
}

impl Entry {
    /// Maximum length, in characters, of the user's note on the match or position as a whole.
    pub const MAX_NOTE: usize = 2_000;

    /// Parses a stored entry line; `None` if the line is damaged.
    pub fn from_line(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }

    /// Formats the entry as a line for storage.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Copies the title, the notes and the time added from an earlier state of the same session.
    pub fn inherit(&mut self, before: &Self) {
        self.title.clone_from(&before.title);
        self.note.clone_from(&before.note);
        self.notes.clone_from(&before.notes);
        self.added = before.added;
    }

    /// Returns the final score for display, ignoring points beyond the match length.
    pub fn points(&self) -> ByPlayer<u32> {
        record::points_within(self.length, self.score)
    }

    /// Returns `true` for an unfinished session, which can be resumed with the same dice seeds.
    pub fn is_resumable(&self) -> bool {
        self.form == BodyFormat::Session && !self.finished
    }

    /// Returns `true` for an entry from an earlier release whose match ID has not been computed yet.
    pub fn lacks_match_id(&self) -> bool {
        self.match_id.is_none() && self.kind != Kind::Position && self.decisions > 0
    }

    /// Returns `true` if the match was not played on this device.
    pub fn is_imported(&self) -> bool {
        !matches!(self.source, Source::Here(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn an_id_has_16_digits_and_depends_on_every_part() {
        let id = EntryId::of(&[b"ab", b"c"]);
        assert_eq!(EntryId::try_from(id.as_str().to_owned()), Ok(id.clone()));
        assert_ne!(id, EntryId::of(&[b"a", b"bc"]));
        for bad in [
            "",
            "0123456789abcde",
            "0123456789ABCDEF",
            "../../etc/passwd",
        ] {
            assert_eq!(EntryId::try_from(bad.to_owned()), Err(NotAnId), "{bad}");
        }
    }

    #[test]
    fn a_shared_hash_state_gives_the_ids_of_earlier_releases() {
        let hash = OriginHash::new(b"the file");
        for nth in [0_usize, 1, 2_999] {
            let nth = nth.to_le_bytes();
            assert_eq!(hash.id(&nth), EntryId::of(&[b"the file", &nth]));
        }
        let known = EntryId::of(&[b"ab", b"c"]);
        assert_eq!(known.as_str(), "43ee655579de01ca");
    }

    #[test]
    fn points_beyond_the_match_length_do_not_count() {
        let mut entry = entry("Anna", "Ben", 7);
        entry.score = ByPlayer { white: 9, black: 2 };
        assert_eq!(entry.points(), ByPlayer { white: 7, black: 2 });
        entry.length = 0;
        assert_eq!(entry.points(), entry.score);
    }

    #[test]
    fn a_longer_session_inherits_title_and_notes() {
        let mut before = entry("Anna", "Ben", 7);
        before.title = Some("The final".to_owned());
        before.note = "Look at game 2".to_owned();
        let doubt = record::Note::from(Some("Too loose?".to_owned()));
        assert!(before.notes.set(record::NotePlace::Move(0, 3), doubt));
        before.deleted = Some(5);
        let mut after = entry("Anna", "Ben", 7);
        (after.added, after.decisions) = (9_999, 80);
        after.inherit(&before);
        let expected = Entry {
            decisions: 80,
            deleted: None,
            ..before
        };
        assert_eq!(after, expected);
    }

    #[test]
    fn a_line_survives_a_round_trip_and_a_truncated_line_is_rejected() {
        let entry = entry("Anna", "Ben", 7);
        let line = entry.to_line();
        assert_eq!(Entry::from_line(&line), Some(entry));
        for end in 0..line.len() {
            assert_eq!(line.get(..end).and_then(Entry::from_line), None);
        }
    }
}
