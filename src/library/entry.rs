//! One line of the library: all that is listed and searched, apart from the match itself.

use std::fmt;

use rules::{ByPlayer, Player, Variant};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// ID of an entry: 16 hexadecimal digits of a hash of its origin.
///
/// *Why a hash*: reading a file twice, or a save repeated after a crash, gives the same ID and no duplicate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EntryId(String);

/// The error for a text that is no ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A match.
    Match,
    /// Money games.
    Money,
    /// A position, in which nothing has been played.
    Position,
}

/// Where an entry comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Played here, against this level of the computer if not between two people.
    Here(Option<String>),
    /// A file with this name.
    File(String),
    /// A text that was pasted.
    Pasted,
}

/// In which form the match itself is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BodyFormat {
    /// A [`record::MatchRecord`], as its `to_stored` writes it.
    Record,
    /// The text of a [`record::Saved`] session, which can be resumed and has the seeds of its dice.
    Session,
    /// A position as the fragment of its link, with what is to be decided in it.
    Position,
}

/// A line of the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its ID.
    pub id: EntryId,
    /// What it is.
    pub kind: Kind,
    /// In which form the match is stored.
    pub form: BodyFormat,
    /// The names; empty where there is none.
    pub players: ByPlayer<String>,
    /// Match length in points, also for a position from a match; 0 for money play.
    pub length: u16,
    /// The score at the end.
    pub score: ByPlayer<u32>,
    /// The winner of the match, or the leader of the session, once it is over.
    pub winner: Option<Player>,
    /// Whether it was played to its end.
    pub finished: bool,
    /// The variant.
    pub variant: Variant,
    /// Whether it is played without a cube.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cubeless: bool,
    /// How many plays and cube actions there are.
    pub decisions: u32,
    /// The day it was played, as its file has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// When it came into the library, in milliseconds since 1970.
    pub added: u64,
    /// Where it comes from.
    pub source: Source,
    /// The name that the player has given it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the player has noted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The words of its comments, each once, for the search.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// Hash of players, dice, plays and winners: equal for every entry that holds the same match, in whatever format. `None`
    /// for a position, and for an entry of an earlier release until it is computed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_id: Option<EntryId>,
    /// When it was deleted, in milliseconds since 1970: until it is purged, that can be undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted: Option<u64>,
}

/// Hash state of the first part of an origin. IDs with different last parts share it, so the first part is hashed once.
#[derive(Clone, Debug)]
pub struct OriginHash(Sha256);

impl OriginHash {
    /// Hashes the first part.
    pub fn new(first: &[u8]) -> Self {
        let mut hash = Self(Sha256::new());
        hash.add(first);
        hash
    }

    fn add(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
    }

    /// Returns the ID of the first part followed by `last`, equal to [`EntryId::of`] of both.
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
    /// Hashes these parts.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hash = OriginHash(Sha256::new());
        for part in parts {
            hash.add(part);
        }
        hash.finish()
    }

    /// Returns the ID of a stored session by its text alone.
    pub fn of_text(text: &[u8]) -> Self {
        Self::of(&[b"session", text])
    }

    /// The digits.
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
    /// The entry that a stored line holds; `None` if the line is damaged.
    pub fn from_line(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }

    /// The line under which the entry is stored.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Copies title, note and date added from an earlier state of the same session.
    pub fn inherit(&mut self, before: &Self) {
        self.title.clone_from(&before.title);
        self.note.clone_from(&before.note);
        self.added = before.added;
    }

    /// Returns the score at the end as it is shown: points beyond the match length do not count.
    pub fn points(&self) -> ByPlayer<u32> {
        record::points_within(self.length, self.score)
    }

    /// Whether it is a session that was not played to its end, and has the seeds with which it can be.
    pub fn is_resumable(&self) -> bool {
        self.form == BodyFormat::Session && !self.finished
    }

    /// `true` for an entry of an earlier release whose match has not been identified yet.
    pub fn lacks_match_id(&self) -> bool {
        self.match_id.is_none() && self.kind != Kind::Position && self.decisions > 0
    }

    /// Whether it came from outside.
    pub fn is_imported(&self) -> bool {
        !matches!(self.source, Source::Here(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn an_id_is_16_digits_and_depends_on_every_part() {
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
    fn points_beyond_the_match_do_not_count() {
        let mut entry = entry("Anna", "Ben", 7);
        entry.score = ByPlayer { white: 9, black: 2 };
        assert_eq!(entry.points(), ByPlayer { white: 7, black: 2 });
        entry.length = 0;
        assert_eq!(entry.points(), entry.score);
    }

    #[test]
    fn a_longer_session_keeps_its_name_and_note() {
        let mut before = entry("Anna", "Ben", 7);
        before.title = Some("The final".to_owned());
        before.note = "Look at game 2".to_owned();
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
    fn a_line_comes_back_and_a_damaged_one_is_none() {
        let entry = entry("Anna", "Ben", 7);
        let line = entry.to_line();
        assert_eq!(Entry::from_line(&line), Some(entry));
        for end in 0..line.len() {
            assert_eq!(line.get(..end).and_then(Entry::from_line), None);
        }
    }
}
