//! The nets of the phases of a game, and the judge that they make together.

use engine::{Evaluator, Net, Outcomes, Sparse, describe};
use rules::Board;

use crate::chance::Chance;

/// Which net judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Some checkers still have to pass each other.
    Contact,
    /// None have.
    Race,
}

impl Phase {
    pub(crate) fn of(board: &Board) -> Self {
        if board.has_contact() {
            Self::Contact
        } else {
            Self::Race
        }
    }
}

/// One net for each phase.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Nets {
    pub(crate) contact: Net,
    pub(crate) race: Net,
}

impl Nets {
    /// Small random weights, from which learning can begin.
    pub(crate) fn random(seed: u64) -> Self {
        let mut chance = Chance(seed);
        Self {
            contact: random_net(&mut chance),
            race: random_net(&mut chance),
        }
    }

    pub(crate) fn of(&self, phase: Phase) -> &Net {
        match phase {
            Phase::Contact => &self.contact,
            Phase::Race => &self.race,
        }
    }

    pub(crate) fn of_mut(&mut self, phase: Phase) -> &mut Net {
        match phase {
            Phase::Contact => &mut self.contact,
            Phase::Race => &mut self.race,
        }
    }
}

fn random_net(chance: &mut Chance) -> Net {
    let mut net = Net::zero();
    // About fifty inputs are not zero, so that hidden units begin near one.
    net.input
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = 0.15 * chance.signed());
    net.output
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = 0.1 * chance.signed());
    net
}

impl Evaluator for Nets {
    fn estimate(&self, board: &Board) -> Outcomes {
        let mut inputs = Sparse::new();
        describe(board, &mut inputs);
        self.of(Phase::of(board)).outcomes(&inputs)
    }
}
