//! A position on the way through a turn, in the form in which steps are found and made fastest.
//!
//! The same single-step rule as [`Board::step`], which tests hold it against. Seen by the player on roll; bit `n` of
//! a set is his point `n`, bit 25 his bar.

use crate::{Board, Die, Origin, Side};

const BAR: u32 = 25;
/// The points 1 to 24.
const POINTS: u32 = 0x01ff_fffe;
/// The points 1 to 6.
const HOME: u32 = 0b111_1110;

/// What does not change in a turn: where the opponent stands.
pub(crate) struct Ground {
    opponent: Side,
    /// Points that he holds with two or more checkers (R20).
    held: u32,
    /// His blots (R9).
    blots: u32,
}

impl Ground {
    pub(crate) fn new(board: &Board) -> Self {
        // The opponent's point n is the mover's 25 - n; his bar and what he has off are no points.
        let [occupied, held] =
            [1, 2].map(|count| board.opponent.at_least(count).reverse_bits() >> 6 & POINTS);
        let blots = occupied & !held;
        Self {
            opponent: board.opponent,
            held,
            blots,
        }
    }

    /// The points on which the opponent has a blot.
    pub(crate) const fn blots(&self) -> u32 {
        self.blots
    }
}

/// The mover's checkers and the blots that he has hit.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    own: [u8; 26],
    /// Where he has checkers.
    occupied: u32,
    /// Points on which he has hit in this turn.
    hits: u32,
}

impl Walk {
    pub(crate) fn new(board: &Board) -> Self {
        Self {
            own: board.own.0,
            occupied: board.own.at_least(1) & (POINTS | 1 << BAR),
            hits: 0,
        }
    }

    /// From where `die` can move a checker now, far ones first (R20, R36-R39, R44-R47).
    pub(crate) fn sources(&self, ground: &Ground, die: Die) -> Sources {
        let pips = u32::from(die.pips());
        if self.occupied >> BAR != 0 {
            let closed = ground.held >> (BAR - pips) & 1;
            return Sources((1 - closed) << BAR);
        }
        let beyond = u32::MAX << (pips + 1);
        let mut sources = self.occupied & beyond & !(ground.held << pips);
        if self.occupied & !HOME == 0 {
            let highest = self.occupied.checked_ilog2().unwrap_or(0);
            sources |= self.occupied & 1 << pips.min(highest);
        }
        Sources(sources)
    }

    /// After one of the moves that [`Walk::sources`] gives.
    pub(crate) fn moved(&self, ground: &Ground, from: Origin, die: Die) -> Self {
        let mut walk = *self;
        let from = from.number();
        let to = from.saturating_sub(die.pips());
        let left = &mut walk.own[usize::from(from)];
        *left -= 1;
        walk.occupied ^= u32::from(*left == 0) << from;
        walk.own[usize::from(to)] += 1;
        // Bit 0 stands for no point, so what is borne off neither occupies nor hits.
        let landing = 1 << to & !1;
        walk.occupied |= landing;
        walk.hits |= ground.blots & landing;
        walk
    }

    /// The position at the end of the turn, seen by the opponent.
    pub(crate) fn after(&self, ground: &Ground) -> Board {
        let mut own = ground.opponent;
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

/// Places to move from, far ones first.
pub(crate) struct Sources(u32);

impl Sources {
    /// Only those that are not in this set.
    pub(crate) const fn without(self, set: u32) -> Self {
        Self(self.0 & !set)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Only those with numbers up to `limit`.
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
