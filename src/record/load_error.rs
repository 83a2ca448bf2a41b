//! Errors that can occur when loading stored data.

use std::fmt;

use rules::{Refusal, ReplayError};

/// Reason why stored data cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The text is not in the storage format.
    Damaged,
    /// The text was written by a newer version of the program.
    Newer(u32),
    /// An entry is unknown.
    UnknownEntry(String),
    /// An entry is illegal under the rules.
    Illegal(Refusal),
    /// The dice of a game do not match its seed.
    WrongDice,
    /// The text is longer, or contains more entries, than this program would ever store.
    TooLarge,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("it is damaged"),
            Self::Newer(version) => {
                write!(f, "a newer version of the game has written it ({version})")
            }
            Self::UnknownEntry(entry) => write!(f, "it holds an unknown entry, \"{entry}\""),
            Self::Illegal(refusal) => write!(f, "it breaks the rules: {refusal}"),
            Self::WrongDice => f.write_str("its dice have been changed"),
            Self::TooLarge => f.write_str("it is too large"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<ReplayError> for LoadError {
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Refused { why, .. } => Self::Illegal(why),
            ReplayError::WrongDice { .. } => Self::WrongDice,
        }
    }
}
