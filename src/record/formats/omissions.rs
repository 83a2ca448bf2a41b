//! Information that the format of an exported file cannot express.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Information that is omitted because a format cannot express it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Omission {
    /// Comments on games or moves.
    Comments,
    /// Analysis by another program.
    Analysis,
    /// Other programs' tags.
    Tags,
    /// Loss on time.
    OutOfTime,
    /// Declined resignation.
    DeclinedResignation,
    /// Play missing from the record.
    UnknownPlay,
    /// Set-up position in which both players have checkers on the same point.
    SetUp,
}

impl fmt::Display for Omission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Comments => "comments on games and moves",
            Self::Analysis => "analysis",
            Self::Tags => "tags of other programs",
            Self::OutOfTime => "that time ran out",
            Self::DeclinedResignation => "a resignation that was declined",
            Self::UnknownPlay => "that a play is unknown",
            Self::SetUp => "a position that was set up",
        })
    }
}

/// Match file in another program's format, with a list of the information it omits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Contents of the file.
    pub text: String,
    /// Omitted information, without duplicates.
    pub lost: Vec<Omission>,
}

/// Omissions collected while a file is being written.
#[derive(Debug, Default)]
pub(super) struct Omissions(Vec<Omission>);

impl Omissions {
    /// Adds an omission unless it is already in the list.
    pub(super) fn add(&mut self, what: Omission) {
        if !self.0.contains(&what) {
            self.0.push(what);
        }
    }

    /// Returns the written file and the omissions.
    pub(super) fn written(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
