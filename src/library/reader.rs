//! Messages between the page and the reader. Files and stored matches accompany the text as one block of bytes each.

use record::{Omission, OtherProgram, Remark};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{ArchiveNumber, BackupPart, Entry, EntryId, FileKind};

/// Maximum size of a file for the reader, in bytes.
pub const MAX_FILE_BYTES: usize = 50 << 20;

/// Request of the page to the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Reads a file, whose bytes are sent with the request.
    Read {
        /// Name of the file; `None` for a pasted text.
        name: Option<String>,
        /// Current time, in milliseconds since 1970.
        now: u64,
    },
    /// Writes these entries to a file. Their stored matches are sent with the request in the same order, followed by
    /// the analyses, the drill cards and the other parts.
    Write {
        /// Entries to write.
        entries: Vec<Entry>,
        /// Entries of the analyses, which only a backup holds.
        analyses: Vec<EntryId>,
        /// `true` if drill cards are included, which only a backup may contain: a text with a line for each card.
        cards: bool,
        /// Parts of a full backup whose texts follow.
        parts: Vec<BackupPart>,
        /// Kind of file to write.
        kind: FileKind,
    },
}

/// Reply of the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Contents of a file. The stored matches are sent with the reply, one per entry, followed by the analyses, the
    /// drill cards and the other parts.
    Read(Result<ReadFile, Refusal>),
    /// Written file, or several if a single file would be too large to import; their bytes are sent with the reply.
    Written {
        /// Information that this kind of file cannot contain.
        lost: Vec<Omission>,
    },
    /// The file could not be written.
    NotWritten,
}

/// Contents of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadFile {
    /// Library entries of its matches and positions.
    pub entries: Vec<Entry>,
    /// Entries of the analyses.
    pub analyses: Vec<EntryId>,
    /// `true` if drill cards are included: a text with a line for each card.
    pub cards: bool,
    /// Parts of a full backup outside the library.
    pub parts: Vec<BackupPart>,
    /// Number of the archive within a full backup; `None` for any other file.
    pub archive: Option<ArchiveNumber>,
    /// First remarks on unusual contents, in the order of the file.
    pub remarks: Vec<FileRemark>,
    /// Number of further remarks.
    pub more_remarks: usize,
    /// Number of all remarks about missing or possibly wrong contents.
    #[serde(default)]
    pub losses: usize,
    /// Number of illegal or unknown plays.
    pub unfollowed: usize,
    /// Number of matches that were omitted because they exceed the limit of one file.
    pub left_out: usize,
}

/// Remark on a file, or on a file inside an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRemark {
    /// Name of the file inside the archive; `None` for the whole file.
    pub file: Option<String>,
    /// Content of the remark.
    pub what: Unusual,
}

/// Content of a remark on a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusual {
    /// Remark of the parser of the file's format.
    Format(Remark),
    /// A file inside an archive was not read, for this reason.
    NotRead(Refusal),
    /// An entry of a backup is missing or damaged.
    BadEntry,
}

impl Unusual {
    /// Returns `true` if contents are missing or may be wrong.
    pub const fn is_loss(&self) -> bool {
        match self {
            Self::Format(remark) => remark.kind.is_loss(),
            Self::NotRead(_) | Self::BadEntry => true,
        }
    }
}

impl ReadFile {
    /// Returns the number of blocks of bytes that accompany the contents.
    pub fn blocks(&self) -> usize {
        self.entries.len() + self.analyses.len() + usize::from(self.cards) + self.parts.len()
    }
}

/// Reason why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The file is empty.
    Empty,
    /// The file, or its unpacked contents, is larger than this many bytes.
    TooLarge(usize),
    /// The file is of no known format.
    UnknownFormat,
    /// The file looks like a match but contains no game.
    NoGame,
    /// The file belongs to this program, whose format cannot be imported; the program itself or GNU Backgammon can
    /// convert it.
    OtherProgram(OtherProgram),
    /// The browser cannot read the file: it was moved, or is not a file.
    Unreadable,
    /// The reader could not be started, or crashed on the file.
    Stopped,
}

/// Error: the message cannot be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMessage;

impl Request {
    /// Returns the request as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Parses a request.
    ///
    /// # Errors
    /// Returns an error if the text is not a request.
    pub fn decode(text: &str) -> Result<Self, BadMessage> {
        decode(text)
    }
}

impl Reply {
    /// Returns the reply as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Parses a reply that came with `blocks` blocks of bytes.
    ///
    /// # Errors
    /// Returns an error if the text is not a reply, or if the number of blocks does not match.
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
    fn messages_survive_a_round_trip_and_truncated_messages_are_refused() {
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
    fn reply_has_one_block_for_each_entry_analysis_and_other_text() {
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
