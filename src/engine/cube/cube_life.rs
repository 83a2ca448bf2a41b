//! Janowski's cube life index by kind of position: 0 for a cube that is never turned again, 1 for a cube that is turned
//! exactly at the take point.
//!
//! With the correct index, the model's value of a position equals, on average, the model's value two rolls later. The
//! indexes were fitted on 60 positions of each kind from self-play, at equities of 0.35 to 0.75, for money with a
//! centred cube.

use rules::Board;

use crate::bearoff;

/// Cube life index, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CubeLife(pub(super) f32);

impl CubeLife {
    /// Default if the position is unknown, as Janowski proposed.
    pub(crate) const GENERAL: Self = Self(2.0 / 3.0);

    /// Dead cube.
    pub(crate) const NONE: Self = Self(0.0);

    /// Returns the index of `board`.
    pub(super) fn of(board: &Board) -> Self {
        if bearoff::has_outcomes(board) {
            Self(0.58)
        } else if !board.has_contact() {
            Self(0.70)
        } else {
            Self(0.72)
        }
    }
}
