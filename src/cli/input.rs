//! Input files, one of which may be standard input.

use std::{
    ffi::OsString,
    fmt, fs,
    io::{self, Read as _},
    path::PathBuf,
};

/// Bytes that are read at most: the reader refuses larger files.
const MAX_BYTES: u64 = 64 << 20;

/// A file named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Standard input, written as `-`.
    Stdin,
    /// A file or folder.
    Path(PathBuf),
}

impl Input {
    /// Reads the whole input, at most 64 MiB.
    ///
    /// # Errors
    /// If the file cannot be opened or read.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
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

/// The path as it was named, or `-`.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => f.write_str("-"),
            Self::Path(path) => path.display().fmt(f),
        }
    }
}
