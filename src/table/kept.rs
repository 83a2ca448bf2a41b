//! What is kept in the browser, and how another session takes the place of the one on the table.

use crate::{Model, model::Storing};

/// What is kept in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The game.
    Game,
    /// The settings.
    Settings,
    /// The dice of all finished games.
    Book,
}

impl Model {
    /// Whether another page of this browser plays, and this one only shows it.
    pub fn is_elsewhere(&self) -> bool {
        self.own().elsewhere
    }

    /// Whether the browser refused to store the game when it was asked last.
    pub fn is_refused(&self) -> bool {
        self.own().storing == Storing::Refused
    }

    /// Puts the session of `fresh` in the place of this one; what belongs to the page stays.
    pub(crate) fn go_on_with(&mut self, fresh: Self) {
        let before = std::mem::replace(self, fresh);
        self.book = before.book;
        self.seen = before.seen;
        self.spare = before.spare;
        self.notices = before.notices;
        self.refusals = before.refusals;
        // Numbers go on, so that waits and answers of the old game are never taken for the new one's.
        self.tokens = before.tokens;
        self.jobs = before.jobs + 1;
        self.plays_plainly = before.plays_plainly;
        self.storing = before.storing;
        self.elsewhere = before.elsewhere;
        self.unread = before.unread;
        self.release = before.release;
        self.watch = before.watch.afresh();
        self.moments = before.moments.for_another_game();
        self.dialog = before.dialog;
        self.judged = before.judged.for_another_game();
    }
}
