//! Nets for the phases of a game, one per phase.

use rules::{Board, Side};

use crate::features::described;
use crate::training::Net;
use crate::{Evaluator, Handcrafted, Outcomes};

/// Phase of the game, which determines the net to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Race positions, in which the two sides have passed each other.
    Race,
    /// Contact positions in which both sides, or neither, have checkers in the other side's home board or on the bar.
    Contact,
    /// Contact positions in which only the player on roll has checkers in the other side's home board or on the bar.
    Behind,
    /// Contact positions in which only the opponent has checkers in the other side's home board or on the bar.
    Ahead,
    /// Contact positions in which one side has at most seven checkers above its 2 point.
    Crashed,
}

impl Phase {
    /// All phases, in the order of the nets.
    pub const ALL: [Self; 5] = [
        Self::Race,
        Self::Contact,
        Self::Behind,
        Self::Ahead,
        Self::Crashed,
    ];

    /// Returns the phase of a position in an unfinished game.
    pub fn of(board: &Board) -> Self {
        let (own, opponent) = (board.own(), board.opponent());
        if !board.has_contact() {
            return Self::Race;
        }
        if live(own) <= 7 || live(opponent) <= 7 {
            return Self::Crashed;
        }
        match (has_back(own), has_back(opponent)) {
            (true, false) => Self::Behind,
            (false, true) => Self::Ahead,
            _ => Self::Contact,
        }
    }
}

/// Returns the number of checkers above the 2 point.
fn live(side: &Side) -> u8 {
    side.counts()[3..].iter().sum()
}

/// Returns `true` if `side` has checkers in the other side's home board or on the bar.
fn has_back(side: &Side) -> bool {
    side.counts()[19..].iter().any(|&count| count > 0)
}

/// Nets for all phases.
#[derive(Clone, Debug, PartialEq)]
pub struct Nets {
    /// Nets in the order of [`Phase::ALL`].
    pub nets: [Net; Phase::ALL.len()],
}

impl Nets {
    /// Returns the net for `phase`.
    pub const fn of(&self, phase: Phase) -> &Net {
        &self.nets[phase as usize]
    }
}

impl Evaluator for Nets {
    fn estimate(&self, board: &Board) -> Outcomes {
        let judged = described(board, |inputs| self.of(Phase::of(board)).outcomes(inputs));
        judged.unwrap_or_else(|| Handcrafted.estimate(board))
    }
}
