//! Messages between the page and the reader. Files and stored matches travel beside the text, as one block of bytes
//! each.

use record::{Omission, OtherProgram, Remark};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{ArchiveNumber, BackupPart, Entry, EntryId, FileKind};

/// The largest file that is handed to the reader, in bytes.
pub const MAX_FILE_BYTES: usize = 50 << 20;

/// A request from the page to the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Read a file, whose bytes travel beside the request.
    Read {
        /// The name of the file; `None` for a pasted text.
        name: Option<String>,
        /// The current time, in milliseconds since 1970.
        now: u64,
    },
    /// Write these entries to a file. Their stored matches travel beside the request, in the same order, then the
    /// analyses, the cards of the drills and the other parts.
    Write {
        /// The entries to write.
        entries: Vec<Entry>,
        /// The entries that the analyses belong to, which only a backup holds.
        analyses: Vec<EntryId>,
        /// Whether there are cards of the drills, which only a backup holds: a text with a line for each.
        cards: bool,
        /// The parts of a backup of everything whose texts follow.
        parts: Vec<BackupPart>,
        /// The kind of file to write.
        kind: FileKind,
    },
}

/// The reader's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The contents of a file. The stored matches travel beside the reply, one for each entry, then the analyses,
    /// the cards of the drills and the other parts.
    Read(Result<ReadFile, Refusal>),
    /// A file has been written, or several where one would be too large to be read again; their bytes travel beside the
    /// reply.
    Written {
        /// The information that this kind of file cannot hold.
        lost: Vec<Omission>,
    },
    /// The file could not be written.
    NotWritten,
}

/// The contents of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadFile {
    /// The library entries of its matches and positions.
    pub entries: Vec<Entry>,
    /// The entries that the analyses belong to.
    pub analyses: Vec<EntryId>,
    /// Whether there are cards of the drills: a text with a line for each.
    pub cards: bool,
    /// The parts of a backup of everything that are not of the library.
    pub parts: Vec<BackupPart>,
    /// Number of the archive within a backup of everything; `None` for any other file.
    pub archive: Option<ArchiveNumber>,
    /// The first remarks on everything unusual, in the order of the file.
    pub remarks: Vec<FileRemark>,
    /// Number of remarks beyond these.
    pub more_remarks: usize,
    /// Number of remarks, of all, that say that something is missing or may be wrong.
    #[serde(default)]
    pub losses: usize,
    /// Number of plays that could not be followed: illegal ones, and rolls whose play is unknown.
    pub unfollowed: usize,
    /// Number of matches beyond those that one file may bring, which are left out.
    pub left_out: usize,
}

/// A remark on a file, or on a file inside an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRemark {
    /// The name of the file inside the archive; `None` for the whole file.
    pub file: Option<String>,
    /// The content of the remark.
    pub what: Unusual,
}

/// The content of a remark on a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusual {
    /// A remark of the parser of the file's format.
    Format(Remark),
    /// A file inside an archive was not read.
    NotRead(Refusal),
    /// An entry of a backup is missing or damaged.
    BadEntry,
}

impl Unusual {
    /// Whether something of the file is missing from what was read, or may be wrong.
    pub const fn is_loss(&self) -> bool {
        match self {
            Self::Format(remark) => remark.kind.is_loss(),
            Self::NotRead(_) | Self::BadEntry => true,
        }
    }
}

impl ReadFile {
    /// Returns how many blocks of bytes travel with it.
    pub fn blocks(&self) -> usize {
        self.entries.len() + self.analyses.len() + usize::from(self.cards) + self.parts.len()
    }
}

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The file is empty.
    Empty,
    /// The file, or its unpacked contents, is larger than this many bytes.
    TooLarge(usize),
    /// The file is of no known format.
    UnknownFormat,
    /// The file looks like a match but has no game.
    NoGame,
    /// The file is one of this program, which is not read here; that program or GNU Backgammon can convert it.
    OtherProgram(OtherProgram),
    /// The browser cannot read the file: it was moved, or is not a file.
    Unreadable,
    /// The reader could not be started, or crashed on the file.
    Stopped,
}

/// A message that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMessage;

impl Request {
    /// Returns the request as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads a request.
    ///
    /// # Errors
    /// If the text is not a request.
    pub fn decode(text: &str) -> Result<Self, BadMessage> {
        decode(text)
    }
}

impl Reply {
    /// Returns the reply as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads a reply that came with `blocks` blocks of bytes.
    ///
    /// # Errors
    /// If the text is not a reply, or belongs to another number of blocks.
    pub fn decode(text: &str, blocks: usize) -> Result<Self, BadMessage> {
        let reply: Self = decode(text)?;
        let fits = match &reply {
            Self::Read(Ok(read)) => blocks == read.blocks(),
            Self::Written { .. } => blocks > 0,
            Self::Read(Err(_)) | Self::NotWritten => blocks == 0,
        };
        fits.then_some(reply).ok_or(BadMessage)
    }
}

fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

fn decode<T: DeserializeOwned>(text: &str) -> Result<T, BadMessage> {
    serde_json::from_str(text).map_err(|_| BadMessage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn messages_round_trip_and_cut_ones_are_refused() {
        let write = Request::Write {
            entries: vec![entry("Anna", "Ben", 7)],
            analyses: vec![entry("Anna", "Ben", 7).id],
            cards: true,
            parts: BackupPart::ALL.to_vec(),
            kind: FileKind::Backup,
        };
        let text = write.encode();
        assert_eq!(Request::decode(&text), Ok(write));
        for end in 0..text.len() {
            assert_eq!(Request::decode(&text[..end]), Err(BadMessage));
        }
    }

    #[test]
    fn a_reply_has_as_many_blocks_as_entries_analyses_and_other_texts() {
        let read = Reply::Read(Ok(ReadFile {
            entries: vec![entry("Anna", "Ben", 7)],
            analyses: vec![entry("Anna", "Ben", 7).id],
            cards: true,
            parts: vec![BackupPart::Table],
            archive: Some(ArchiveNumber::of_unnumbered(None)),
            remarks: vec![FileRemark {
                file: None,
                what: Unusual::Format(Remark {
                    place: record::Place::Line(3),
                    kind: record::RemarkKind::BadDice("39".to_owned()),
                }),
            }],
            more_remarks: 7,
            losses: 3,
            unfollowed: 2,
            left_out: 1,
        }));
        assert_eq!(Reply::decode(&read.encode(), 4), Ok(read.clone()));
        for blocks in [0, 1, 2, 3, 5] {
            assert_eq!(Reply::decode(&read.encode(), blocks), Err(BadMessage));
        }
        let written = Reply::Written { lost: Vec::new() };
        assert_eq!(Reply::decode(&written.encode(), 0), Err(BadMessage));
        assert_eq!(Reply::decode(&written.encode(), 2), Ok(written));
        let refused = Reply::Read(Err(Refusal::TooLarge(MAX_FILE_BYTES)));
        assert_eq!(Reply::decode(&refused.encode(), 0), Ok(refused));
    }
}
