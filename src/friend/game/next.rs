//! What is to be done next on one player's side.

use rules::{Action, Decision, Offer, Phase, Roll, Win};

use super::Game;
use crate::{table::Ended, terms::Mode};

/// What has to happen next on a player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the other player's message.
    Wait,
    /// Send a message that only reveals secrets: there is nothing to decide.
    Reveal,
    /// Roll or double.
    Cube {
        /// Whether the roll needs another link from the other player first: [`crate::Act::Roll`] instead of
        /// [`Game::look`].
        waits: bool,
    },
    /// Play this roll, optionally with a promise not to double next turn, where that saves links.
    Play {
        /// The player's roll.
        roll: Roll,
        /// Whether the player may promise not to double next turn.
        may_waive: bool,
    },
    /// Pass, as the player is closed out.
    Pass {
        /// Whether the player may double first.
        may_double: bool,
    },
    /// Answer a double, beaver or raccoon.
    Answer {
        /// The kind of offer.
        offer: Offer,
        /// The value of the cube if the offer is taken.
        value: u32,
        /// Whether the player may redouble at once.
        may_beaver: bool,
    },
    /// Answer a resignation.
    Resignation(Win),
    /// Choose which of two versions of a message is right.
    TwoVersions,
    /// Nothing: the game has ended.
    Over(Ended),
}

impl Game {
    /// Returns what has to happen next on this side.
    pub fn next(&self) -> Next {
        if self.versions.is_some() {
            return Next::TwoVersions;
        }
        if let Some(ended) = self.table.ended() {
            return Next::Over(ended);
        }
        if self.table.due() != Some(self.me) {
            return Next::Wait;
        }
        let view = self.view();
        let mine = view.decides() == Some(self.me);
        match view.phase() {
            Phase::Moving(draft) if mine => Next::Play {
                roll: draft.roll(),
                may_waive: self.terms().mode == Mode::Strict,
            },
            Phase::ToRoll if mine && self.table.passes() => Next::Pass {
                may_double: !self.is_cube_closed() && view.allows(Action::Double).is_ok(),
            },
            // A starter who rerolls after the opening roll may not double, and waits for a secret below.
            Phase::ToRoll if mine && view.allows(Action::Double).is_ok() => Next::Cube {
                waits: self.table.is_held(),
            },
            Phase::Doubled { offer, value } => Next::Answer {
                offer: *offer,
                value: value.points(),
                may_beaver: view.decision().as_ref().is_some_and(Decision::may_beaver),
            },
            Phase::ResignationOffered { win, .. } => Next::Resignation(*win),
            _ => Next::Reveal,
        }
    }
}
