//! Fast implementation of the single-step rule: a position between two moves of a turn, stored as bit sets in addition
//! to checker counts.
//!
//! Tests compare the results with [`Board::step`]. Positions are from the perspective of the player on roll. Bit `n` of
//! a set is the mover's point `n`, and bit 25 is the bar.

use crate::{Board, Die, Origin, Side};

const BAR: u32 = 25;
/// Bit set of points 1 to 24.
const POINTS: u32 = 0x01ff_fffe;
/// Bit set of points 1 to 6.
const HOME: u32 = 0b111_1110;

/// Opponent's checkers at the start of the turn; hits are recorded in [`MidTurn`].
pub(crate) struct Opposition {
    opponent: Side,
    /// Points with two or more of the opponent's checkers (R20).
    held: u32,
    /// Points with exactly one of the opponent's checkers (R9).
    blots: u32,
}

impl Opposition {
    pub(crate) fn new(board: &Board) -> Self {
        // The opponent's point n is the mover's point 25 - n; the opponent's bar and tray are not points.
        let [occupied, held] =
            [1, 2].map(|count| board.opponent.at_least(count).reverse_bits() >> 6 & POINTS);
        let blots = occupied & !held;
        Self {
            opponent: board.opponent,
            held,
            blots,
        }
    }

    /// Returns the points that hold an opposing blot.
    pub(crate) const fn blots(&self) -> u32 {
        self.blots
    }
}

/// The mover's checkers, and the blots hit in this turn.
#[derive(Clone, Copy)]
pub(crate) struct MidTurn {
    own: [u8; 26],
    /// Places that hold at least one of the mover's checkers, including the bar.
    occupied: u32,
    /// Points on which a blot was hit in this turn.
    hits: u32,
}

impl MidTurn {
    pub(crate) fn new(board: &Board) -> Self {
        Self {
            own: board.own.0,
            occupied: board.own.at_least(1) & (POINTS | 1 << BAR),
            hits: 0,
        }
    }

    /// Returns the places from which `die` can move a checker, rearmost first (R20, R36-R39, R44-R47).
    pub(crate) fn sources(&self, opposition: &Opposition, die: Die) -> Sources {
        let pips = u32::from(die.pips());
        if self.occupied >> BAR != 0 {
            let closed = opposition.held >> (BAR - pips) & 1;
            return Sources((1 - closed) << BAR);
        }
        let beyond = u32::MAX << (pips + 1);
        let mut sources = self.occupied & beyond & !(opposition.held << pips);
        if self.occupied & !HOME == 0 {
            let highest = self.occupied.checked_ilog2().unwrap_or(0);
            sources |= self.occupied & 1 << pips.min(highest);
        }
        Sources(sources)
    }

    /// Returns the position after one of the moves listed by [`MidTurn::sources`].
    pub(crate) fn moved(&self, opposition: &Opposition, from: Origin, die: Die) -> Self {
        let mut position = *self;
        let from = from.number();
        let to = from.saturating_sub(die.pips());
        let left = &mut position.own[usize::from(from)];
        *left -= 1;
        position.occupied ^= u32::from(*left == 0) << from;
        position.own[usize::from(to)] += 1;
        // Bit 0 is not a point, so a borne-off checker neither occupies a point nor hits.
        let landing = 1 << to & !1;
        position.occupied |= landing;
        position.hits |= opposition.blots & landing;
        position
    }

    /// Returns the board at the end of the turn, from the opponent's perspective.
    pub(crate) fn after(&self, opposition: &Opposition) -> Board {
        let mut own = opposition.opponent;
        let mut hits = self.hits;
        while hits != 0 {
            let point = 25 - hits.trailing_zeros() as usize;
            own.0[point] = 0;
            own.0[BAR as usize] += 1;
            hits &= hits - 1;
        }
        Board {
            own,
            opponent: Side(self.own),
        }
    }
}

/// Places from which checkers can move, rearmost first.
pub(crate) struct Sources(u32);

impl Sources {
    /// Returns these places, excluding those in `set`.
    pub(crate) const fn without(self, set: u32) -> Self {
        Self(self.0 & !set)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Returns the places whose numbers are at most `limit`.
    pub(crate) fn up_to(self, limit: u8) -> Self {
        Self(self.0 & (2_u64 << limit.min(BAR as u8)).wrapping_sub(1) as u32)
    }
}

impl Iterator for Sources {
    type Item = Origin;

    fn next(&mut self) -> Option<Origin> {
        let highest = self.0.checked_ilog2()?;
        self.0 ^= 1 << highest;
        Origin::from_number(highest as u8)
    }
}
