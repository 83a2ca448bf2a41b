//! State of the in-game delays: rolling dice, an answer to the cube, and the timer of the next action.

use rules::{Action, Event, Millis};

/// Automatic action that is due after a delay, unless another event occurs first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Action of the player on roll.
    Do(Action),
    /// Next step of a person's play, if only one step is legal.
    ForcedStep,
    /// Next checker that a person bears off in a race.
    BearOff,
    /// Next step of the computer's play.
    ComputerStep,
    /// Computer's answer to an offer.
    ComputerAnswer,
    /// Result of the game, once its last checker has stopped moving.
    Result,
}

/// Running timer; the token distinguishes it from replaced timers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Timer token.
    pub token: u32,
    /// Action performed when the timer fires.
    pub then: Pending,
}

/// State of the in-game delays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timing {
    /// `true` if the system prefers reduced motion.
    pub(crate) less_motion: bool,
    /// Time at which the dice on the table were rolled, in milliseconds of the page clock.
    pub(crate) rolled: Option<Millis>,
    /// Computer's answer to an offer, while that answer is shown.
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

    /// Records `now` as the time of the roll if `event` is a roll.
    pub(crate) fn record_roll(&mut self, event: &Event, now: Millis) {
        self.answer = None;
        if matches!(event, Event::OpeningRolled { .. } | Event::Rolled { .. }) {
            self.rolled = Some(now);
        }
    }
}
