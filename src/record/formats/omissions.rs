//! What a written file cannot say, and so leaves out.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Something that a format cannot say, so that it is left out in what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Omission {
    /// Comments on games and moves.
    Comments,
    /// Analysis.
    Analysis,
    /// Tags of other programs.
    Tags,
    /// That time ran out.
    OutOfTime,
    /// A resignation that was declined.
    DeclinedResignation,
    /// That a play is unknown.
    UnknownPlay,
    /// A position that was set up with both players' checkers on a point.
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

/// A match as a text of another program, and what that text cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The whole file.
    pub text: String,
    /// What is lost, each thing once.
    pub lost: Vec<Omission>,
}

/// Collects what is left out while a file is written.
#[derive(Debug, Default)]
pub(super) struct Omissions(Vec<Omission>);

impl Omissions {
    /// Notes that this cannot be said.
    pub(super) fn add(&mut self, what: Omission) {
        if !self.0.contains(&what) {
            self.0.push(what);
        }
    }

    /// The file with what it lost.
    pub(super) fn written(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
