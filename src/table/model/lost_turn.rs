//! Turns and opening rolls that lead to nothing.

use rules::{Action, Die, Phase, Roll};

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
        let session = self.session();
        match session.phase() {
            Phase::ToRoll if session.must_pass() => Some(LostTurn::ClosedOut),
            Phase::Moving(draft) if !draft.has_moves() => Some(LostTurn::NoMove(draft.roll())),
            _ => None,
        }
    }
}

/// Why a turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostTurn {
    /// This roll cannot be played (R31).
    NoMove(Roll),
    /// No roll could (R42).
    ClosedOut,
}
