//! Position and cube during a recorded game.

use rules::{Cube, CubeValue, Player};

use super::{
    arrangement::Arrangement,
    model::{RecordedAction, RecordedMove, Terms},
};

/// Position, cube and pending offer at some point in a recorded game, whether legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableState {
    pub(super) arrangement: Arrangement,
    pub(super) cube: Cube,
    /// Pending offer: the player who made it, and the cube value if it is accepted.
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

    /// Returns `true` if the pending offer is a beaver or raccoon.
    pub(super) fn was_beavered(&self) -> bool {
        self.offer
            .is_some_and(|(_, value)| self.steps_to(value) > 1)
    }

    /// Applies a recorded move, whether legal or not.
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
                // The player who was doubled first owns the cube, even after a beaver or a raccoon.
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

    /// Returns the owner of the cube after `taker` accepts the offer: the player who was doubled first, even after a
    /// beaver or a raccoon.
    fn owner_after_take(&self, taker: Player) -> Player {
        match self.offer {
            // After an odd number of doublings, the taker is the player who was doubled first. After an even number, as
            // with a beaver, that player made the last offer.
            Some((offerer, value)) if self.steps_to(value).is_multiple_of(2) => offerer,
            _ => taker,
        }
    }

    /// Returns the number of doublings from the current cube value to `value`.
    fn steps_to(&self, value: CubeValue) -> u8 {
        value.log2().saturating_sub(self.cube.value.log2())
    }
}

/// Returns twice the value; the maximum value is returned unchanged.
pub(super) fn doubled(value: CubeValue) -> CubeValue {
    value.doubled().unwrap_or(value)
}
