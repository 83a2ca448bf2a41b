//! A net for each phase of the game.

use rules::{Board, Side};

use crate::features::described;
use crate::training::Net;
use crate::{Evaluator, Handcrafted, Outcomes};

/// Which net judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The sides have passed each other.
    Race,
    /// They have not; both or neither have checkers in the other's home board or on the bar.
    Contact,
    /// The player on roll alone has.
    Behind,
    /// His opponent alone has.
    Ahead,
    /// There is contact, and one side has few checkers left that can still do something.
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

    /// The phase of a game that goes on.
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

/// Checkers that are neither off nor buried on the two lowest points.
fn live(side: &Side) -> u8 {
    side.counts()[3..].iter().sum()
}

/// Whether checkers of `side` are in the other's home board or on the bar.
fn has_back(side: &Side) -> bool {
    side.counts()[19..].iter().any(|&count| count > 0)
}

/// The nets of all phases.
#[derive(Clone, Debug, PartialEq)]
pub struct Nets {
    /// In the order of [`Phase::ALL`].
    pub nets: [Net; Phase::ALL.len()],
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
        judged.unwrap_or_else(|| Handcrafted.estimate(board))
    }
}
