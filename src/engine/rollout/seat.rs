//! Player on roll in a trial.

use rules::Board;

use super::sums::Trial;
use crate::{Context, cube::CubeState};

/// Player on roll in a trial, with the position and the cube.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) board: Board,
    /// Context from the perspective of the player on roll; its cube value, not the current cube, is the unit of
    /// equities.
    pub(super) context: Context,
    /// Current cube.
    pub(super) stake: CubeState,
    /// `true` if this player is the one whose decision is being rolled out.
    pub(super) is_decider: bool,
}

impl Seat {
    pub(super) fn new(unit: &Context, board: Board, stake: CubeState, is_decider: bool) -> Self {
        Self {
            board,
            context: if is_decider { *unit } else { unit.flipped() },
            stake,
            is_decider,
        }
    }

    /// Returns the opponent's seat in the position `after` a play.
    pub(super) const fn opponents(self, after: Board) -> Self {
        Self {
            board: after,
            context: self.context.flipped(),
            stake: self.stake.flipped(),
            is_decider: !self.is_decider,
        }
    }

    /// Returns `trial` from the perspective of the deciding player.
    pub(super) fn seen(&self, trial: Trial) -> Trial {
        if self.is_decider {
            trial
        } else {
            trial.flipped()
        }
    }

    /// Returns `true` if neither player can double now or later.
    pub(super) fn is_cube_dead(&self) -> bool {
        let (own, other) = (self.stake, self.stake.flipped());
        own.doubled(self.context).is_none() && other.doubled(self.context.flipped()).is_none()
    }
}
