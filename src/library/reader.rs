//! Messages between the page and the file reader. Each file or stored match is sent alongside the message text as a
//! block of bytes.

use record::{Omission, Remark, UnreadProgram};
use serde::{Deserialize, Serialize};

use crate::{ArchiveNumber, BackupPart, Entry, EntryId, FileKind};

/// Maximum size, in bytes, of a file that the file reader accepts.
pub const MAX_FILE_BYTES: usize = 50 << 20;

/// Request sent by the page to the file reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Reads the file whose bytes are sent with the request.
    Read {
        /// Name of the file; `None` for pasted text.
        name: Option<String>,
        /// Current time, in milliseconds since the Unix epoch.
        now: u64,
    },
    /// Writes these entries to a file. The request is accompanied by their stored matches in the same order, then the
    /// analyses, the drill cards and the other parts.
    Write {
        /// Entries to write.
        entries: Vec<Entry>,
        /// IDs of the entries to which the analyses belong. Only a backup contains analyses.
        analyses: Vec<EntryId>,
        /// `true` if the drill cards are included, as a text with one card per line. Only a backup may contain cards.
        cards: bool,
        /// Parts of a full backup whose texts are included.
        parts: Vec<BackupPart>,
        /// Type of file to write.
        kind: FileKind,
    },
}

/// Reply sent by the file reader to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Contents of a file. The reply is accompanied by one stored match per entry, then the analyses, the drill cards
    /// and the other parts.
    Read(Result<ReadFile, Refusal>),
    /// One written file, or several if a single one would be too large to import. Their bytes are sent with the reply.
    Written {
        /// Information that this type of file cannot contain.
        lost: Vec<Omission>,
    },
    /// The file could not be written.
    NotWritten,
}

impl Reply {
    /// Returns `true` if a reply with this number of byte blocks is complete.
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
    /// IDs of the entries to which the analyses belong.
    pub analyses: Vec<EntryId>,
    /// `true` if drill cards are included, as a text with one card per line.
    pub cards: bool,
    /// Parts of a full backup outside the library.
    pub parts: Vec<BackupPart>,
    /// Number of the archive within a full backup; `None` for any other file.
    pub archive: Option<ArchiveNumber>,
    /// First remarks on unusual content, in file order.
    pub remarks: Vec<FileRemark>,
    /// Number of further remarks.
    pub more_remarks: usize,
    /// Total number of remarks about content that is missing or may be wrong.
    pub losses: usize,
    /// Number of illegal or unknown plays.
    pub unfollowed: usize,
    /// Number of matches omitted because they exceed the limit for one file.
    pub left_out: usize,
}

/// Remark on a file, or on a file within an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRemark {
    /// Name of the file within the archive; `None` if the remark concerns the file as a whole.
    pub file: Option<String>,
    /// Subject of the remark.
    pub what: Unusual,
}

/// Subject of a remark on a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusual {
    /// Remark made by the file format's parser.
    Format(Remark),
    /// A file within an archive could not be read, for this reason.
    NotRead(Refusal),
    /// An entry of a backup is missing or damaged.
    BadEntry,
}

impl Unusual {
    /// Returns `true` if content is missing or may be wrong.
    pub const fn is_loss(&self) -> bool {
        match self {
            Self::Format(remark) => remark.kind.is_loss(),
            Self::NotRead(_) | Self::BadEntry => true,
        }
    }
}

impl ReadFile {
    /// Returns the number of byte blocks that accompany the contents.
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
    /// The file or its unpacked contents are larger than this number of bytes.
    TooLarge(usize),
    /// The format of the file is unknown.
    UnknownFormat,
    /// The file looks like a match but contains no games.
    NoGame,
    /// The file was written by this program, in a format that cannot be imported. That program or GNU Backgammon can
    /// convert the file.
    OtherProgram(UnreadProgram),
    /// The browser cannot read the file, because it has been moved or is not a regular file.
    Unreadable,
    /// The file reader could not be started, or crashed while reading the file.
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
