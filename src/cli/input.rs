//! Input files, one of which may be standard input, and lines of a protocol.

use std::{
    ffi::OsString,
    fmt, fs,
    io::{self, BufRead, Read as _},
    path::PathBuf,
};

use record::plain_text;

/// Maximum number of bytes to read. The file reader rejects larger files.
const MAX_BYTES: u64 = 64 << 20;

/// Maximum length of a protocol line including its line break, in bytes. A longer line ends the connection.
const MAX_LINE_BYTES: u64 = 4_096;

/// Reads a protocol line, stripped of surrounding white space and zero bytes; `None` at the end of the input.
///
/// # Errors
/// Returns an error if reading fails, with the kind [`InvalidData`](io::ErrorKind::InvalidData) if the line is too
/// long.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let Some(line) = bounded_line(input, MAX_LINE_BYTES)? else {
        return Ok(None);
    };
    // GNU Backgammon ends each message with a zero byte, which then precedes the next line.
    let text = String::from_utf8_lossy(&line);
    let text = text.trim_matches(|c: char| c == '\0' || c.is_whitespace());
    Ok(Some(text.to_owned()))
}

/// Reads a line including its line break, at most `limit` bytes; `None` at the end of the input.
///
/// # Errors
/// Returns an error if reading fails, with the kind [`InvalidData`](io::ErrorKind::InvalidData) if the line is too
/// long.
pub(crate) fn bounded_line(input: &mut impl BufRead, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let length = input.take(limit).read_until(b'\n', &mut line)? as u64;
    if length == limit && !line.ends_with(b"\n") {
        let why = "the line is too long";
        return Err(io::Error::new(io::ErrorKind::InvalidData, why));
    }
    Ok((length > 0).then_some(line))
}

/// Input named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Standard input, written as `-`.
    Stdin,
    /// Path to a file or folder.
    Path(PathBuf),
}

impl Input {
    /// Reads the entire input, up to 64 MiB.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened or read.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match self {
            Self::Stdin => io::stdin().take(MAX_BYTES).read_to_end(&mut bytes)?,
            Self::Path(path) => fs::File::open(path)?
                .take(MAX_BYTES)
                .read_to_end(&mut bytes)?,
        };
        Ok(bytes)
    }
}

impl From<OsString> for Input {
    fn from(word: OsString) -> Self {
        if word == "-" {
            Self::Stdin
        } else {
            Self::Path(word.into())
        }
    }
}

/// Formats the path as given, without control characters; standard input is formatted as `-`.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => f.write_str("-"),
            Self::Path(path) => f.write_str(&plain_text(&path.to_string_lossy())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_cannot_control_the_terminal() {
        let input = Input::from(OsString::from("a\u{1b}[31m\nb.mat"));
        assert_eq!(input.to_string(), "a[31m b.mat");
    }

    #[test]
    fn rejects_lines_longer_than_the_maximum() {
        let longest = "x".repeat(MAX_LINE_BYTES as usize - 1);
        let mut input = format!("\n\0 roll \n{longest}\n{longest}xx").into_bytes();
        input.extend(b"\n");
        let mut input = input.as_slice();
        let mut next = || read_line(&mut input).map_err(|error| error.kind());
        assert_eq!(next(), Ok(Some(String::new())), "an empty line is no end");
        assert_eq!(next(), Ok(Some("roll".to_owned())));
        assert_eq!(next(), Ok(Some(longest)));
        assert_eq!(next(), Err(io::ErrorKind::InvalidData));
        assert_eq!(read_line(&mut io::empty()).ok(), Some(None));
    }
}
