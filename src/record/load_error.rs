//! Why stored data cannot be used.

use std::fmt;

use rules::{Refusal, ReplayError};

/// Why stored data cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is not in the form that this program writes.
    Damaged,
    /// A newer version of the program has written it.
    Newer(u32),
    /// An entry says nothing that this program knows.
    UnknownEntry(String),
    /// The rules refuse an entry.
    Illegal(Refusal),
    /// The dice of a game are not those of its seed.
    WrongDice,
    /// It is longer, or holds more, than this program keeps.
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
