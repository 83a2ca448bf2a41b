//! Database errors.

use std::fmt;

/// Reason why stored data could not be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser provides no database, as in some private windows.
    NoDatabase,
    /// The browser's storage is full.
    Full,
    /// Another tab has an older version of the database open.
    Blocked,
    /// The database was written by a newer release.
    Newer,
    /// The database failed for some other reason.
    Failed,
}

impl StoreError {
    /// Returns the message key for this error.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoDatabase => "no-database",
            Self::Full => "full",
            Self::Blocked => "blocked",
            Self::Newer => "newer",
            Self::Failed => "failed",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDatabase => "the browser has no database",
            Self::Full => "the browser's storage is full",
            Self::Blocked => "another tab blocks the database",
            Self::Newer => "a newer release has written the database",
            Self::Failed => "the database failed",
        })
    }
}

impl std::error::Error for StoreError {}
