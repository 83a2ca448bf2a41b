//! A net for each phase of the game.

use rules::{Board, Side};

use crate::features::described;
use crate::{Evaluator, Net, Outcomes, Plain};

/// Which net judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The sides have passed each other.
    Race,
    /// They have not.
    Contact,
    /// They have not, and one side has few checkers left that can still do something.
    Crashed,
}

impl Phase {
    /// All phases, in the order of the nets.
    pub const ALL: [Self; 3] = [Self::Race, Self::Contact, Self::Crashed];

    /// The phase of a game that goes on.
    pub fn of(board: &Board) -> Self {
        if !board.has_contact() {
            Self::Race
        } else if live(board.own()) <= 7 || live(board.opponent()) <= 7 {
            Self::Crashed
        } else {
            Self::Contact
        }
    }
}

/// Checkers that are neither off nor buried on the two lowest points.
fn live(side: &Side) -> u8 {
    side.counts()[3..].iter().sum()
}

/// The nets of all phases.
#[derive(Clone, Debug, PartialEq)]
pub struct Nets {
    /// In the order of [`Phase::ALL`].
    pub nets: [Net; 3],
}

impl Nets {
    /// The net of `phase`.
    pub const fn of(&self, phase: Phase) -> &Net {
        &self.nets[phase as usize]
    }
}

impl Evaluator for Nets {
    fn estimate(&self, board: &Board) -> Outcomes {
        let judged = described(board, |inputs| self.of(Phase::of(board)).outcomes(inputs));
        judged.unwrap_or_else(|| Plain.estimate(board))
    }
}
