//! A position on the way through a turn, in the form in which steps are found and made fastest.
//!
//! The same single-step rule as [`Board::step`], which tests hold it against. Seen by the player on roll; bit `n` of
//! a set is his point `n`, bit 25 his bar.

use crate::{Board, Die, Origin, Side};

const BAR: u32 = 25;
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
        let (mut held, mut blots) = (0, 0);
        for (number, &count) in board.opponent().counts()[1..=24].iter().enumerate() {
            let bit = 1 << (24 - number);
            match count {
                0 => {}
                1 => blots |= bit,
                _ => held |= bit,
            }
        }
        Self {
            opponent: board.opponent,
            held,
            blots,
        }
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
    /// What his steps have added to the key of where they began.
    key: u64,
}

impl Walk {
    pub(crate) fn new(board: &Board) -> Self {
        let own = board.own.0;
        let mut occupied = 0;
        for (number, &count) in own.iter().enumerate().skip(1) {
            occupied |= u32::from(count > 0) << number;
        }
        Self {
            own,
            occupied,
            hits: 0,
            key: 0,
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
        let [from, to] = [from, to].map(usize::from);
        walk.key = walk.key.wrapping_add(KEYS[to]).wrapping_sub(KEYS[from]);
        // Bit 0 stands for no point, so what is borne off neither occupies nor hits.
        let landing = 1 << to & !1;
        walk.occupied |= landing;
        let hit = ground.blots & landing & !walk.hits;
        if hit != 0 {
            walk.hits |= hit;
            walk.key = walk.key.wrapping_add(HIT_KEYS[to]);
        }
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

    /// A hash of the result: equal results have equal keys, different ones almost never.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }
}

/// A random number for each place: a position's key is their sum over its checkers, kept up with every step.
const KEYS: [u64; 26] = random_numbers(1);
/// A random number for each point on which a blot has been hit.
const HIT_KEYS: [u64; 26] = random_numbers(2);

/// Numbers by the `SplitMix64` generator (Steele, Lea and Flood, 2014).
const fn random_numbers(seed: u64) -> [u64; 26] {
    let mut numbers = [0; 26];
    let mut state = seed;
    let mut at = 0;
    while at < 26 {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        numbers[at] = mixed ^ mixed >> 31;
        at += 1;
    }
    numbers
}

/// Places to move from, far ones first.
pub(crate) struct Sources(u32);

impl Sources {
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
