//! How another session takes the place of the one on the table.

use rules::{Action, DiceSource, Die, Event, Refusal, Roll};

use crate::{Model, model::Storing};

impl Model {
    /// Whether another page of this browser plays, and this one only shows it.
    pub fn is_elsewhere(&self) -> bool {
        self.own().elsewhere
    }

    /// Whether the browser refused to store the game when it was asked last.
    pub fn is_refused(&self) -> bool {
        self.own().storing == Storing::Refused
    }

    /// Does `action` as [`Model::apply`] does, with the roll of the recorded game where one is tried again.
    pub(crate) fn apply_with_set_roll(&mut self, action: Action) -> Result<Event, Refusal> {
        let set = (action == Action::Roll).then(|| self.saved.set_roll());
        let Some(roll) = set.flatten() else {
            return self.apply(action);
        };
        self.prepare(action)?;
        let mut dice = SetRoll(roll, false);
        let event = self.saved.session.apply(action, &mut dice)?;
        self.arrange();
        Ok(event)
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

/// Gives the dice of a roll, the higher one first.
struct SetRoll(Roll, bool);

impl DiceSource for SetRoll {
    fn die(&mut self) -> Die {
        self.1 = !self.1;
        if self.1 { self.0.high() } else { self.0.low() }
    }
}
