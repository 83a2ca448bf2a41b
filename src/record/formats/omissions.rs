//! Information that cannot be expressed in the format of a written file.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Information that a format cannot express and that is therefore omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Omission {
    /// Comments on games or moves.
    Comments,
    /// Analysis by another program.
    Analysis,
    /// Tags of other programs.
    Tags,
    /// Loss on time.
    OutOfTime,
    /// Declined resignation.
    DeclinedResignation,
    /// Unknown play.
    UnknownPlay,
    /// Set-up position with checkers of both players on one point.
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

/// Match file in the format of another program, with a list of the information that it omits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Text of the file.
    pub text: String,
    /// Omitted information, without duplicates.
    pub lost: Vec<Omission>,
}

/// Collector of omissions while a file is written.
#[derive(Debug, Default)]
pub(super) struct Omissions(Vec<Omission>);

impl Omissions {
    /// Adds an omission unless it is already in the list.
    pub(super) fn add(&mut self, what: Omission) {
        if !self.0.contains(&what) {
            self.0.push(what);
        }
    }

    /// Returns the written file with its omissions.
    pub(super) fn written(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
