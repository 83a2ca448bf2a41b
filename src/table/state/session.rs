//! Session on the table: its type, its stored form, preset rolls, the plays that can be taken back, and its replacement
//! by another session.

use board::{CheckerPath, last_paths};
use record::{Seat, Start};
use rules::{Action, ByPlayer, Draft, Event, Player, Refusal};

use terms::known_level;

use crate::{Model, state::model::StorageState};

impl Model {
    /// Returns `true` if another tab of this browser is playing the game and this tab only shows it.
    pub fn is_elsewhere(&self) -> bool {
        self.own().elsewhere
    }

    /// Returns `true` if the last attempt to store the game failed.
    pub fn is_refused(&self) -> bool {
        self.own().storing == StorageState::Refused
    }

    /// Returns `true` if the session uses a duplicate's dice, and therefore allows neither advice nor a clock.
    pub fn is_duplicate(&self) -> bool {
        self.saved.start.as_ref().is_some_and(Start::is_duplicate)
    }

    /// Returns the duplicate's link, and `true` if all of its games have been played; `None` for any other session.
    pub fn duplicate(&self) -> Option<(&str, bool)> {
        let link = self.saved.start.as_ref()?.duplicate_link()?;
        Some((link, !self.saved.is_running_duplicate()))
    }

    /// Returns the stored name of the computer's level; `None` if the computer is not playing.
    pub fn computer_level(&self) -> Option<&'static str> {
        let ByPlayer { white, black } = &self.saved.seats;
        [white, black].into_iter().find_map(|seat| match seat {
            Seat::Computer(level) => known_level(level),
            Seat::Person => None,
        })
    }

    /// Returns the checker paths of the last play; `turned` is `true` if the screen calls for a turned board.
    pub fn last_paths(&self, turned: bool) -> Vec<CheckerPath> {
        last_paths(self.session(), self.hand.stacks(), &self.view(turned))
    }

    /// Returns the session as text.
    pub fn to_text(&self) -> String {
        self.saved.to_text()
    }

    /// Returns `true` for the last game of a duplicate, which is final although the session is not a match.
    pub(crate) fn is_last_game(&self) -> bool {
        let number = self.session().game_number();
        let start = self.saved.start.as_ref();
        start.is_some_and(|start| start.ends_with(number))
    }

    /// Applies `action` like [`Model::apply`], but with the recorded roll if a recorded game is being tried again.
    pub(crate) fn apply_with_set_roll(&mut self, action: Action) -> Result<Event, Refusal> {
        let set = (action == Action::Roll).then(|| self.saved.set_roll());
        let Some(roll) = set.flatten() else {
            return self.apply(action);
        };
        self.prepare(action)?;
        let mut dice = [roll.high(), roll.low()];
        let event = self.saved.session.apply(action, &mut dice)?;
        self.arrange();
        Ok(event)
    }

    /// Returns the number of plays back to, and including, the last one in which a person had a choice.
    pub(crate) fn plays_to_take_back(&self) -> Result<usize, Refusal> {
        let (mut trial, mut dice) = (self.session().clone(), self.dice.clone());
        for count in 1.. {
            trial.apply(Action::TakeBackPlay, &mut dice)?;
            let person = |player: Player| !self.is_computer(player);
            // A lost or automatically played turn would end again before the player could act.
            let choice = |draft: &Draft| {
                draft.has_moves() && !(draft.is_forced() && self.settings.auto_forced)
            };
            if trial.decides().is_some_and(person) && trial.draft().is_some_and(choice) {
                return Ok(count);
            }
        }
        Ok(0)
    }

    /// Replaces the session with that of `fresh` and retains the rest of the page state.
    pub(crate) fn replace_session(&mut self, fresh: Self) {
        let before = std::mem::replace(self, fresh);
        self.book = before.book;
        self.seen = before.seen;
        self.spare = before.spare;
        self.notices = before.notices;
        self.refusals = before.refusals;
        // The counters continue, so that stale timers and replies are not attributed to the new game.
        self.tokens = before.tokens;
        self.jobs = before.jobs + 1;
        self.plays_plainly = before.plays_plainly;
        self.storing = before.storing;
        self.elsewhere = before.elsewhere;
        self.unread = before.unread;
        self.release = before.release;
        self.watch = before.watch.restarted();
        self.timing = before.timing.for_another_game();
        self.start_card_answered = true;
        self.dialog = before.dialog;
        self.judged = before.judged.for_another_game();
    }
}
