//! Position and cube in the course of a recorded game.

use rules::{Cube, CubeValue, Player};

use super::{
    arrangement::Arrangement,
    model::{RecordedAction, RecordedMove, Terms},
};

/// Position, cube and pending offer at one moment of a recorded game, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableState {
    pub(super) arrangement: Arrangement,
    pub(super) cube: Cube,
    /// The offer that waits for its answer: who made it and the value that it brings.
    pub(super) offer: Option<(Player, CubeValue)>,
}

impl TableState {
    pub(super) fn start(terms: &Terms) -> Self {
        Self {
            arrangement: Arrangement::start(terms.variant),
            cube: Cube::default(),
            offer: None,
        }
    }

    /// Whether the pending offer is a beaver or more.
    pub(super) fn was_beavered(&self) -> bool {
        self.offer
            .is_some_and(|(_, value)| self.steps_to(value) > 1)
    }

    /// Carries out a move as it is recorded, whether or not the rules allow it.
    pub(super) fn advance(&mut self, made: &RecordedMove) {
        let player = made.player;
        match &made.action {
            RecordedAction::Play { played, .. } => self.arrangement.play(player, played),
            RecordedAction::Double => self.offer = Some((player, doubled(self.cube.value))),
            RecordedAction::Beaver => {
                let value = self.offer.map_or(self.cube.value, |(_, value)| value);
                self.offer = Some((player, doubled(value)));
            }
            RecordedAction::Take => {
                let value = self.offer.map_or(self.cube.value, |(_, value)| value);
                // A beaver keeps the cube: whoever redoubled last owns it, unless the double is just taken.
                self.cube = Cube {
                    value,
                    owner: Some(self.owner_after_take(player)),
                };
                self.offer = None;
            }
            RecordedAction::SetUp(setup) => {
                self.arrangement = Arrangement::from_setup(player, **setup);
            }
            RecordedAction::SetCube(cube) => {
                self.cube = *cube;
                self.offer = None;
            }
            RecordedAction::ClosedOut
            | RecordedAction::Drop
            | RecordedAction::Resign(_)
            | RecordedAction::Decline => {}
        }
    }

    /// Who owns the cube when `taker` takes: the one who was doubled first, be it by a beaver.
    fn owner_after_take(&self, taker: Player) -> Player {
        match self.offer {
            // One doubling: the taker. Two (a beaver): the beaverer, who made the last offer. And so on.
            Some((offerer, value)) if self.steps_to(value).is_multiple_of(2) => offerer,
            _ => taker,
        }
    }

    /// How many doublings lie between the cube and `value`.
    fn steps_to(&self, value: CubeValue) -> u8 {
        value.log2().saturating_sub(self.cube.value.log2())
    }
}

/// Twice the value; the largest stays.
pub(super) fn doubled(value: CubeValue) -> CubeValue {
    value.doubled().unwrap_or(value)
}
