//! State of the delays before the game goes on: dice that land, an answer to the cube, and the timer of the next action.

use rules::{Action, Event, Millis};

/// An automatic action that is due after a delay, unless something else happens first.
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

/// A running timer; its number tells a timer that has been replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Its number.
    pub token: u32,
    /// The action that follows.
    pub then: Pending,
}

/// State of the delays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timing {
    /// Whether the player has asked the system for less motion.
    pub(crate) less_motion: bool,
    /// When the dice on the table were rolled, in milliseconds of the page's clock.
    pub(crate) rolled: Option<Millis>,
    /// The computer's answer to an offer that is still being shown.
    pub(crate) answer: Option<Action>,
}

impl Timing {
    /// Returns the state for another game: only the system's motion preference is retained.
    pub(crate) fn for_another_game(self) -> Self {
        Self {
            less_motion: self.less_motion,
            ..Self::default()
        }
    }

    /// Records that dice were rolled at `now`, if `event` says so.
    pub(crate) fn record_roll(&mut self, event: &Event, now: Millis) {
        self.answer = None;
        if matches!(event, Event::OpeningRolled { .. } | Event::Rolled { .. }) {
            self.rolled = Some(now);
        }
    }
}
