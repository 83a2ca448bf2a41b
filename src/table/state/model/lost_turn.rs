//! Turns and opening rolls that lead to nothing.

use board::LostTurn;
use rules::{Action, Die, Phase};

use crate::Model;

impl Model {
    /// What both players rolled for the start, if that was a tie and they have to roll again (R12).
    pub fn tie(&self) -> Option<Die> {
        let session = self.session();
        let clock = |entry: &&rules::Entry| !matches!(entry.action, Action::StartClock(_));
        match (session.phase(), session.log().iter().rev().find(clock)?) {
            (Phase::Opening, rolled) => match rolled.action {
                Action::RollOpening => rolled.dice.first().copied(),
                Action::EnterOpening(dice) => Some(dice.white),
                _ => None,
            },
            _ => None,
        }
    }

    /// Why the player on roll loses the turn, while that is being shown.
    pub fn lost_turn(&self) -> Option<LostTurn> {
        board::lost_turn(self.session())
    }
}
