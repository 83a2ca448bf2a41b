//! Janowski's cube life index by type of position: 0 for a cube that is never turned again, 1 for a cube that is turned
//! exactly at the take point.
//!
//! With the correct index, the model's value for a position equals, on average, its value two rolls later. The indices
//! were fitted to 60 self-play positions of each type, at equities of 0.35 to 0.75, for money play with a centred cube.

use rules::Board;

use crate::bearoff;

/// Cube life index, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CubeLife(pub(super) f32);

impl CubeLife {
    /// Default index for positions of unknown type, as proposed by Janowski.
    pub(crate) const GENERAL: Self = Self(2.0 / 3.0);

    /// Index of a dead cube.
    pub(crate) const NONE: Self = Self(0.0);

    /// Returns the index for `board`.
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
