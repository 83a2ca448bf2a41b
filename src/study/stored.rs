//! A review as text, to be stored with its match: a line for each judged decision ([`review::StoredLine`]).
//!
//! A line of a match that has changed since, or that was damaged, is left out, and that decision is judged anew.

use review::{Judged, StoredLine, stored_line};

use crate::{Entry, Review};

/// What the first line of a stored review says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Whether it was running when it was stored, so that it goes on by itself.
    pub running: bool,
    /// How many passes were over.
    pub(crate) pass: usize,
}

impl Head {
    /// Reads the first line; nothing if it is none.
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
    /// What has been judged by now, to be stored.
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

    /// Takes one line of a stored review in, unless it is damaged, of another match, or not as deep as what is known.
    pub fn restore(&mut self, line: &str) {
        let Some(stored) = StoredLine::read(line) else {
            return;
        };
        let place = (stored.game, stored.nth);
        let place_of = |entry: &Entry| (entry.game, entry.item.nth);
        let first = self
            .entries
            .partition_point(|entry| place_of(entry) < place);
        // The cube action before a play has the same place.
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
    /// Takes in what was lost in the decision. Its line is written at once: all lines together would take longer than a
    /// frame.
    pub(crate) fn know(&mut self, judged: Judged) {
        self.line = stored_line(self.game, &self.item, &judged);
        self.judged = Some(judged);
    }
}
