//! What is being shown before the game goes on: dice that land, an answer to the cube, and the wait for what follows.

use rules::{Action, Die, Event, Millis, Session};

/// What happens by itself after a while, unless something else happens first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// This action, for the player on roll.
    Do(Action),
    /// The next step of a person's play that has no alternative.
    ForcedStep,
    /// The next checker that a person bears off in a race.
    BearOff,
    /// The next step of the computer's play.
    ComputerStep,
    /// The computer's answer to an offer.
    ComputerAnswer,
    /// The result of the game, once its last checker lies.
    Result,
}

/// A wait that is under way; an older one that comes to its end is told by its number and dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Its number.
    pub token: u32,
    /// What follows.
    pub then: Pending,
}

/// What is being shown, beside the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timing {
    /// Whether the player has asked the system for less motion.
    pub(crate) less_motion: bool,
    /// When the dice on the table were rolled.
    pub(crate) rolled: Option<Millis>,
    /// Whether the dice of the last turn lay with the lower one first.
    pub(crate) swapped: bool,
    /// The computer's answer to an offer that is still being shown.
    pub(crate) answer: Option<Action>,
}

impl Timing {
    /// What another game on the table leaves of it.
    pub(crate) fn for_another_game(self) -> Self {
        Self {
            less_motion: self.less_motion,
            ..Self::default()
        }
    }

    /// Notes in which order the dice of `session` lie, before they are picked up.
    pub(crate) fn note_dice_order(&mut self, session: &Session) {
        if let Some(draft) = session.draft() {
            let shown: Vec<Die> = draft.dice().iter().map(|shown| shown.die).collect();
            self.swapped = shown.first() < shown.last();
        }
    }

    /// Notes that dice were rolled `now`, if `event` says so.
    pub(crate) fn note_roll(&mut self, event: &Event, now: Millis) {
        self.answer = None;
        if matches!(event, Event::OpeningRolled { .. } | Event::Rolled { .. }) {
            self.rolled = Some(now);
        }
    }
}
