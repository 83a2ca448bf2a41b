//! What a player can do now.

use rules::{Action, Decision, Offer, Phase, Roll, Win};

use crate::{game::Game, table::Ended};

/// What a player's side waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The other player's message.
    Wait,
    /// A message that only reveals: nothing has to be decided.
    Reveal,
    /// The player rolls or doubles.
    Cube {
        /// Whether the roll needs another link from the other player first: [`crate::Act::Roll`] instead of
        /// [`Game::look`].
        waits: bool,
    },
    /// The player plays this roll; he may promise not to double next turn if that saves links.
    Play {
        /// His roll.
        roll: Roll,
        /// Whether he may promise not to double.
        may_waive: bool,
    },
    /// The player is closed out and passes.
    Pass {
        /// Whether he may double before.
        may_double: bool,
    },
    /// The player answers a double, beaver or raccoon.
    Answer {
        /// As what it was offered.
        offer: Offer,
        /// The value if it is taken.
        value: u32,
        /// Whether he may redouble at once.
        may_beaver: bool,
    },
    /// The player answers a resignation.
    Resignation(Win),
    /// The player says which of two versions of a message is right.
    TwoVersions,
    /// Nothing: the game has ended.
    Over(Ended),
}

impl Game {
    /// What this side waits for.
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
                may_waive: self.terms().mode == crate::Mode::Strict,
            },
            Phase::ToRoll if mine && self.table.passes() => Next::Pass {
                may_double: view.allows(Action::Double).is_ok(),
            },
            // A starter who rolls again after the opening roll waits for a secret.
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
