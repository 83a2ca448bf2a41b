//! Reads a file of any known format, told by its content.

use std::fmt;

use super::{encoding, mat, model::MatchRecord, remark::Remark, sgf, xg};

/// The most bytes that are read: real files have a few thousand, with deep analysis a few million.
const MOST_BYTES: usize = 16 << 20;

/// A format that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The text of a match (.mat, .txt).
    Mat,
    /// GNU Backgammon's .sgf.
    Sgf,
    /// eXtreme Gammon's .xg.
    Xg,
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What it is.
    pub format: Format,
    /// Its matches, usually one; each has a game.
    pub matches: Vec<MatchRecord>,
    /// Everything unusual, in the order of the file.
    pub remarks: Vec<Remark>,
}

/// Why a file gives nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is larger than this many bytes.
    TooLarge(usize),
    /// It is of no format that is read.
    UnknownFormat,
    /// It looks like this format and has no game.
    NoGame(Format),
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mat => "text of a match",
            Self::Sgf => ".sgf file",
            Self::Xg => ".xg file",
        })
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::TooLarge(most) => write!(f, "the file is larger than {} MB", most >> 20),
            Self::UnknownFormat => f.write_str("this is no match or position in a known format"),
            Self::NoGame(format) => write!(f, "there is no game in this {format}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Reads a file; its format is told by its content, whatever it is called.
///
/// # Errors
/// Only if there is not a single game in it.
pub fn read_file(bytes: &[u8]) -> Result<Reading, Unreadable> {
    if bytes.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge(MOST_BYTES));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Unreadable::Empty);
    }
    let mut remarks = Vec::new();
    if xg::looks_like(bytes) {
        let matches = xg::read(bytes, &mut remarks);
        return finished(Format::Xg, matches, remarks);
    }
    let text = encoding::decode(bytes, &mut remarks);
    if sgf::looks_like(&text) {
        let matches = sgf::read(&text, &mut remarks);
        return finished(Format::Sgf, matches, remarks);
    }
    if !mat::looks_like(&text) {
        return Err(Unreadable::UnknownFormat);
    }
    let matches = mat::read(&text, &mut remarks);
    finished(Format::Mat, matches, remarks)
}

fn finished(
    format: Format,
    matches: Vec<MatchRecord>,
    remarks: Vec<Remark>,
) -> Result<Reading, Unreadable> {
    if matches.is_empty() {
        return Err(Unreadable::NoGame(format));
    }
    Ok(Reading {
        format,
        matches,
        remarks,
    })
}
