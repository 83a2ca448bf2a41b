//! Next action on one side of a game.

use rules::{Action, Decision, Offer, Phase, Roll, Win};

use super::Game;
use crate::{table::Ended, terms::Mode};

/// Next action on one side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for a message from the opponent.
    Wait,
    /// Send a message that only reveals secrets, because no decision is due.
    Reveal,
    /// Roll or double.
    Cube {
        /// `true` if the opponent has to send another link before the roll, in which case [`crate::Act::Roll`] replaces
        /// [`Game::look`].
        waits: bool,
    },
    /// Play this roll, and optionally promise not to double in the next turn if that saves links.
    Play {
        /// Roll to be played.
        roll: Roll,
        /// `true` if the player may promise not to double in the next turn.
        may_waive: bool,
    },
    /// Pass, because the player is closed out.
    Pass {
        /// `true` if the player may double first.
        may_double: bool,
    },
    /// Answer a double, beaver or raccoon.
    Answer {
        /// Type of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: u32,
        /// `true` if the player may redouble immediately.
        may_beaver: bool,
    },
    /// Answer a resignation that concedes this type of win.
    Resignation(Win),
    /// Choose between two versions of a message.
    TwoVersions,
    /// No action is due, because the game has ended.
    Over(Ended),
}

impl Game {
    /// Returns the next action on this side.
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
            // A starting player who rolls both dice again after the opening may not double, and waits for a secret (see
            // below).
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
