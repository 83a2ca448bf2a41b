//! What a written file cannot say.

use super::remark::RemarkKind;

/// A match as a text of another program, and what that text cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The whole file.
    pub text: String,
    /// What is lost, each thing once ([`RemarkKind::Lost`]).
    pub lost: Vec<RemarkKind>,
}

/// Collects what is lost while a file is written.
#[derive(Debug, Default)]
pub(super) struct Lost(Vec<RemarkKind>);

impl Lost {
    /// Notes that `what` cannot be said.
    pub(super) fn add(&mut self, what: &'static str) {
        let kind = RemarkKind::Lost(what);
        if !self.0.contains(&kind) {
            self.0.push(kind);
        }
    }

    /// The file with what it lost.
    pub(super) fn written(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
