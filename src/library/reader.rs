//! What the page and the reader say to each other. Bytes travel beside the text, one block for each entry.

use record::{Loss, Remark};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Entry, FileKind};

/// The largest file that is handed to the reader, in bytes.
pub const MOST_BYTES: usize = 50 << 20;

/// What the page asks the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Read a file, whose bytes travel beside this.
    Read {
        /// Its name; none if the text was pasted.
        name: Option<String>,
        /// The present, in milliseconds since 1970.
        now: u64,
    },
    /// Write these entries to one file. Their stored matches travel beside this, in the same order.
    Write {
        /// What is written.
        entries: Vec<Entry>,
        /// Into what kind of file.
        kind: FileKind,
    },
}

/// What the reader answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// What is in a file. The stored matches travel beside this, one for each entry.
    Read(Result<ReadFile, Refusal>),
    /// A file has been written; its bytes travel beside this.
    Written {
        /// What the file cannot say.
        lost: Vec<Loss>,
    },
    /// The file could not be written.
    NotWritten,
}

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadFile {
    /// The lines of the library for its matches and positions.
    pub entries: Vec<Entry>,
    /// Everything unusual, in the order of the file.
    pub remarks: Vec<FileRemark>,
}

/// Something unusual in a file, or in a file of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRemark {
    /// The file of the archive.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// What is unusual.
    pub what: Unusual,
}

/// What is unusual in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusual {
    /// What the reader of its format says.
    Format(Remark),
    /// A file of an archive was not read.
    NotRead(Refusal),
    /// An entry of a backup is missing or damaged.
    BadEntry,
}

impl From<Remark> for FileRemark {
    fn from(remark: Remark) -> Self {
        Self {
            file: None,
            what: Unusual::Format(remark),
        }
    }
}

/// Why nothing was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// There is nothing in it.
    Empty,
    /// It is larger than this many bytes, or its contents are.
    TooLarge(usize),
    /// It is of no format that is read.
    UnknownFormat,
    /// It looks like a match and has no game.
    NoGame,
    /// It is called .bgf, as files of `BGBlitz` and of `BGRoom` are, which can export it.
    OtherBgf,
    /// It is a list of moves of the server FIBS, which GNU Backgammon can convert.
    Fibs,
    /// The browser cannot read it: it was moved, or is no file.
    Unreadable,
    /// The reader has been stopped by it.
    Stopped,
}

/// A message that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMessage;

impl Request {
    /// The text that travels.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads what travelled.
    ///
    /// # Errors
    /// If it is none.
    pub fn decode(text: &str) -> Result<Self, BadMessage> {
        decode(text)
    }
}

impl Reply {
    /// The text that travels.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads what travelled beside `parts` blocks of bytes.
    ///
    /// # Errors
    /// If it is none, or goes with another number of blocks.
    pub fn decode(text: &str, parts: usize) -> Result<Self, BadMessage> {
        let reply: Self = decode(text)?;
        let expected = match &reply {
            Self::Read(Ok(read)) => read.entries.len(),
            Self::Written { .. } => 1,
            Self::Read(Err(_)) | Self::NotWritten => 0,
        };
        (parts == expected).then_some(reply).ok_or(BadMessage)
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
    fn messages_come_back_and_cut_ones_are_refused() {
        let write = Request::Write {
            entries: vec![entry("Anna", "Ben", 7)],
            kind: FileKind::Backup,
        };
        let text = write.encode();
        assert_eq!(Request::decode(&text), Ok(write));
        for end in 0..text.len() {
            assert_eq!(Request::decode(&text[..end]), Err(BadMessage));
        }
    }

    #[test]
    fn a_reply_has_as_many_blocks_as_entries() {
        let read = Reply::Read(Ok(ReadFile {
            entries: vec![entry("Anna", "Ben", 7)],
            remarks: vec![FileRemark::from(Remark {
                place: record::Place::Line(3),
                kind: record::RemarkKind::BadDice("39".to_owned()),
            })],
        }));
        assert_eq!(Reply::decode(&read.encode(), 1), Ok(read.clone()));
        for parts in [0, 2] {
            assert_eq!(Reply::decode(&read.encode(), parts), Err(BadMessage));
        }
        let refused = Reply::Read(Err(Refusal::TooLarge(MOST_BYTES)));
        assert_eq!(Reply::decode(&refused.encode(), 0), Ok(refused));
    }
}
