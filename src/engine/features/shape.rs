//! What the numbers that describe a side are counted from, found in one walk over its points.

use rules::Side;

/// One side's checkers as sets and sums, in its own numbering. Bit n of a set is the point n, bit 25 the bar.
pub(super) struct Shape {
    pub(super) occupied: u32,
    /// Points with two or more checkers.
    pub(super) made: u32,
    pub(super) blots: u32,
    /// Points with three or more checkers.
    pub(super) stacks: u32,
    /// How many checkers stand on the places up to each one, those that are off included.
    checkers_to: [u8; 26],
    /// The pips of those checkers.
    pips_to: [u16; 26],
    /// The sum of the squares of all checkers' pips.
    squares: u32,
    /// Checkers beyond the third on their point.
    pub(super) stacked: u8,
}

impl Shape {
    pub(super) fn new(side: &Side) -> Self {
        let counts = side.counts();
        let mut shape = Self {
            occupied: 0,
            made: 0,
            blots: 0,
            stacks: 0,
            checkers_to: [counts[0]; 26],
            pips_to: [0; 26],
            squares: 0,
            stacked: 0,
        };
        let (mut checkers, mut pips) = (counts[0], 0);
        for (at, &count) in counts.iter().enumerate().skip(1) {
            checkers += count;
            pips += at as u16 * u16::from(count);
            shape.checkers_to[at] = checkers;
            shape.pips_to[at] = pips;
            shape.squares += (at * at) as u32 * u32::from(count);
            shape.occupied |= u32::from(count > 0) << at;
            shape.made |= u32::from(count >= 2) << at;
            shape.blots |= u32::from(count == 1) << at;
            shape.stacks |= u32::from(count >= 3) << at;
            shape.stacked += count.saturating_sub(3);
        }
        let points = (1 << 25) - 1;
        shape.made &= points;
        shape.blots &= points;
        shape.stacks &= points;
        shape.stacked -= counts[25].saturating_sub(3);
        shape
    }

    pub(super) const fn bar(&self) -> u8 {
        self.between(25, 25)
    }

    pub(super) const fn pips(&self) -> u16 {
        self.pips_to[25]
    }

    /// Checkers on the places from `first` to `last`.
    pub(super) const fn between(&self, first: usize, last: usize) -> u8 {
        self.checkers_to[last] - self.checkers_to[first - 1]
    }

    /// The pips that checkers beyond `number` need to reach it.
    pub(super) fn pips_beyond(&self, number: usize) -> u16 {
        let beyond = u16::from(self.checkers_to[25] - self.checkers_to[number]);
        self.pips() - self.pips_to[number] - number as u16 * beyond
    }

    /// How many points are made from `first` to `last`.
    pub(super) const fn made_between(&self, first: u32, last: u32) -> u32 {
        (self.made >> first & ((1 << (last - first + 1)) - 1)).count_ones()
    }

    /// The farthest place with a checker; 0 if none is left.
    pub(super) fn rearmost(&self) -> u8 {
        self.occupied.checked_ilog2().unwrap_or(0) as u8
    }

    /// The farthest place but one with a checker; 0 if there is none.
    pub(super) fn second(&self) -> u8 {
        let others = self.occupied & !(1 << self.rearmost());
        others.checked_ilog2().unwrap_or(0) as u8
    }

    /// The variance of the pips of the checkers that are not off.
    pub(super) fn variance(&self) -> f32 {
        let checkers = f32::from(self.between(1, 25)).max(1.0);
        let mean = f32::from(self.pips()) / checkers;
        self.squares as f32 / checkers - mean * mean
    }

    /// The most consecutive made points (R9).
    pub(super) const fn longest_prime(&self) -> u32 {
        let (mut runs, mut longest) = (self.made, 0);
        while runs != 0 {
            runs &= runs >> 1;
            longest += 1;
        }
        longest
    }
}

/// The members of a set, lowest first.
pub(super) fn members(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}
