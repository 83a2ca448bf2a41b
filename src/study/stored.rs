//! The stored form of a review: a line for each judged decision ([`review::StoredLine`]).
//!
//! A line that is damaged, or that belongs to an older form of the match, is skipped; its decision is judged again.

use review::{Judged, StoredLine, stored_line};

use crate::{Entry, Review};

/// The first line of a stored review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Whether the review was running when it was stored, so that it resumes automatically.
    pub running: bool,
    /// Number of completed passes.
    pub(crate) pass: usize,
}

impl Head {
    /// Reads the first line; `None` if it is invalid.
    pub fn read(line: &str) -> Option<Self> {
        let (state, pass) = line.split_once(' ')?;
        let running = match state {
            "running" => true,
            "stopped" => false,
            _ => return None,
        };
        let pass = pass.parse().ok()?;
        Some(Self { running, pass })
    }
}

impl Review {
    /// Returns the stored form of all judgements so far.
    pub fn to_text(&self) -> String {
        let state = if self.is_running() {
            "running"
        } else {
            "stopped"
        };
        let mut text = format!("{state} {}", self.pass);
        for entry in self.entries.iter().filter(|entry| !entry.line.is_empty()) {
            text.push('\n');
            text += &entry.line;
        }
        text
    }

    /// Restores one line of a stored review, unless it is damaged, of another match, or no deeper than the known
    /// judgement.
    pub fn restore(&mut self, line: &str) {
        let Some(stored) = StoredLine::read(line) else {
            return;
        };
        let place = (stored.game, stored.nth);
        let place_of = |entry: &Entry| (entry.game, entry.item.nth);
        let first = self
            .entries
            .partition_point(|entry| place_of(entry) < place);
        // A play and the cube action before it have the same index.
        let mut here = self.entries.iter_mut().skip(first);
        let found = here.find(|entry| stored.is_of(&entry.item));
        let Some(entry) = found.filter(|entry| entry.game == stored.game) else {
            return;
        };
        if let Some(judged) = stored.judged(&entry.item) {
            let known = entry.judged.as_ref().map(|known| known.plies);
            if known.is_none_or(|known| known < judged.plies) {
                entry.judged = Some(judged);
                line.clone_into(&mut entry.line);
            }
        }
    }
}

impl Entry {
    /// Stores a judgement and formats its line at once: formatting all lines together would take longer than a frame.
    pub(crate) fn know(&mut self, judged: Judged) {
        self.line = stored_line(self.game, &self.item, &judged);
        self.judged = Some(judged);
    }
}
