//! Messages between the page and the reader. Each file or stored match accompanies the text as a block of bytes.

use record::{Omission, Remark, UnreadProgram};
use serde::{Deserialize, Serialize};

use crate::{ArchiveNumber, BackupPart, Entry, EntryId, FileKind};

/// Maximum size of a file that the reader accepts, in bytes.
pub const MAX_FILE_BYTES: usize = 50 << 20;

/// Request from the page to the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Reads a file whose bytes are sent with the request.
    Read {
        /// Name of the file; `None` for pasted text.
        name: Option<String>,
        /// Current time, in milliseconds since 1970.
        now: u64,
    },
    /// Writes these entries to a file. Their stored matches are sent with the request in the same order, followed by
    /// the analyses, the drill cards and the other parts.
    Write {
        /// Entries to write.
        entries: Vec<Entry>,
        /// Entries to which the analyses belong. Only a backup contains analyses.
        analyses: Vec<EntryId>,
        /// `true` if drill cards are included, as a text with a line for each card. Only a backup may contain cards.
        cards: bool,
        /// Parts of a full backup whose texts follow.
        parts: Vec<BackupPart>,
        /// Kind of file to write.
        kind: FileKind,
    },
}

/// Reply from the reader to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Contents of a file. Stored matches are sent with the reply, one per entry, followed by the analyses, the drill
    /// cards and the other parts.
    Read(Result<ReadFile, Refusal>),
    /// Written file, or several files if a single one would be too large to import. Their bytes are sent with the
    /// reply.
    Written {
        /// Information that this kind of file cannot contain.
        lost: Vec<Omission>,
    },
    /// The file could not be written.
    NotWritten,
}

impl Reply {
    /// Returns `true` if a reply with this number of blocks of bytes is complete.
    pub fn has_blocks(&self, count: usize) -> bool {
        match self {
            Self::Read(Ok(read)) => count == read.blocks(),
            Self::Written { .. } => count > 0,
            Self::Read(Err(_)) | Self::NotWritten => count == 0,
        }
    }
}

/// Contents of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadFile {
    /// Library entries of the matches and positions in the file.
    pub entries: Vec<Entry>,
    /// Entries to which the analyses belong.
    pub analyses: Vec<EntryId>,
    /// `true` if drill cards are included, as a text with a line for each card.
    pub cards: bool,
    /// Parts of a full backup outside the library.
    pub parts: Vec<BackupPart>,
    /// Number of the archive within a full backup; `None` for any other file.
    pub archive: Option<ArchiveNumber>,
    /// First remarks on unusual contents, in the order of the file.
    pub remarks: Vec<FileRemark>,
    /// Number of further remarks.
    pub more_remarks: usize,
    /// Total number of remarks on contents that are missing or possibly wrong.
    pub losses: usize,
    /// Number of illegal or unknown plays.
    pub unfollowed: usize,
    /// Number of matches that were omitted because they exceed the limit for one file.
    pub left_out: usize,
}

/// Remark on a file, or on a file within an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRemark {
    /// Name of the file within the archive; `None` if the remark is on the file as a whole.
    pub file: Option<String>,
    /// Content of the remark.
    pub what: Unusual,
}

/// Content of a remark on a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusual {
    /// Remark made by the parser of the file format.
    Format(Remark),
    /// A file within an archive was not read, for this reason.
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

/// Reason why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The file is empty.
    Empty,
    /// The file or its unpacked contents exceed this number of bytes.
    TooLarge(usize),
    /// The format of the file is unknown.
    UnknownFormat,
    /// The file looks like a match but contains no game.
    NoGame,
    /// The file belongs to this program, whose format cannot be imported. That program or GNU Backgammon can convert
    /// the file.
    OtherProgram(UnreadProgram),
    /// The browser cannot read the file, because it was moved or is not a file.
    Unreadable,
    /// The reader could not be started, or crashed while reading the file.
    Stopped,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn a_complete_reply_has_one_block_for_each_entry_analysis_and_other_text() {
        let read = Reply::Read(Ok(ReadFile {
            entries: vec![entry("Anna", "Ben", 7)],
            analyses: vec![entry("Anna", "Ben", 7).id],
            cards: true,
            parts: vec![BackupPart::Table],
            ..ReadFile::default()
        }));
        assert!(read.has_blocks(4));
        for count in [0, 1, 2, 3, 5] {
            assert!(!read.has_blocks(count), "{count}");
        }
        let written = Reply::Written { lost: Vec::new() };
        assert!(!written.has_blocks(0) && written.has_blocks(2));
        let refused = Reply::Read(Err(Refusal::TooLarge(MAX_FILE_BYTES)));
        assert!(refused.has_blocks(0) && !refused.has_blocks(1));
    }
}
