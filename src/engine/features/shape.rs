//! One side's checker counts, collected in a single pass over its points, from which its features are computed.

use rules::Side;

/// Sets and sums of one side's checkers, in its own numbering. Bit n of a set is point n, and bit 25 is the bar.
pub(super) struct Shape {
    pub(super) occupied: u32,
    /// Points with two or more checkers.
    pub(super) made: u32,
    pub(super) blots: u32,
    /// Points with three or more checkers.
    pub(super) stacks: u32,
    /// Number of checkers beyond the third on each point, summed over all points.
    pub(super) stacked: u8,
    /// Number of checkers above each point; entry 0 counts all checkers in play.
    above: [u8; 26],
    pips: u16,
}

impl Shape {
    pub(super) fn new(side: &Side) -> Self {
        let counts = side.counts();
        let points = Eights::new(counts);
        let [one, two, three] = [1, 2, 3].map(|least| points.at_least(least));
        let (occupied, made) = (one.set(), two.set());
        let above = above(counts, points);
        let pips = Eights::new(&above).sum_from(1) + u16::from(above[0]);
        Self {
            occupied: occupied | u32::from(side.bar() > 0) << 25,
            made,
            blots: occupied & !made,
            stacks: three.set(),
            stacked: (points.among(three).sum_from(1) - 3 * three.sum_from(1)) as u8,
            above,
            pips,
        }
    }

    pub(super) const fn bar(&self) -> u8 {
        self.above[24]
    }

    pub(super) const fn pips(&self) -> u16 {
        self.pips
    }

    /// Returns the number of checkers on points `first` to `last`.
    pub(super) const fn between(&self, first: usize, last: usize) -> u8 {
        self.above[first - 1] - self.above[last]
    }

    /// Returns the number of pips needed to bring all checkers beyond point `number` to that point.
    pub(super) fn pips_beyond(&self, number: usize) -> u16 {
        match number {
            0 => self.pips,
            _ => Eights::new(&self.above).sum_from(number),
        }
    }

    /// Returns the number of points made from `first` to `last`, a range of at most six points.
    pub(super) const fn made_between(&self, first: u32, last: u32) -> u32 {
        six(self.made >> first & ((1 << (last - first + 1)) - 1))
    }

    /// Returns the rearmost point with a checker; 0 if there is none.
    pub(super) fn rearmost(&self) -> u8 {
        self.occupied.checked_ilog2().unwrap_or(0) as u8
    }

    /// Returns the second rearmost point with a checker; 0 if there are fewer than two such points.
    pub(super) fn second(&self) -> u8 {
        let others = self.occupied & !(1 << self.rearmost());
        others.checked_ilog2().unwrap_or(0) as u8
    }

    /// Returns the variance of the pip counts of the checkers that have not been borne off.
    pub(super) fn variance(&self) -> f32 {
        let checkers = f32::from(self.above[0]).max(1.0);
        let mean = f32::from(self.pips) / checkers;
        // The square of n is the sum of the first n odd numbers.
        let squares = Eights::new(&self.above).sum_by_odd_numbers() + u32::from(self.above[0]);
        squares as f32 / checkers - mean * mean
    }

    /// Returns the length of the longest prime, in points (R9).
    pub(super) const fn longest_prime(&self) -> u32 {
        let (mut runs, mut longest) = (self.made, 0);
        while runs != 0 {
            runs &= runs >> 1;
            longest += 1;
        }
        longest
    }
}

/// Returns the number of checkers above each point, as a running sum from the bar down to the ace point.
fn above(counts: &[u8; 26], points: Eights) -> [u8; 26] {
    let mut above = [0; 26];
    let mut more = counts[25];
    let places = above[1..25].as_chunks_mut().0.iter_mut();
    for (places, eight) in places.zip(points.0).rev() {
        // The product writes the suffix sum into each byte; the shift by one byte excludes the point itself.
        let from = eight.swap_bytes().wrapping_mul(EACH).swap_bytes();
        *places = ((from >> 8) + EACH * u64::from(more)).to_le_bytes();
        more += from as u8;
    }
    above[0] = more;
    above
}

/// Word with a 1 in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Small numbers for points 1 to 24, eight per word, for SIMD within a register.
#[derive(Clone, Copy)]
struct Eights([u64; 3]);

impl Eights {
    fn new(places: &[u8; 26]) -> Self {
        let [one, two, three] = [1, 9, 17]
            .map(|first| u64::from_le_bytes(std::array::from_fn(|at| places[first + at])));
        Self([one, two, three])
    }

    /// Returns 1 for each number that is at least `least` (1 to 3), and 0 otherwise.
    fn at_least(self, least: u8) -> Self {
        // The sum carries into the top bit of its byte.
        Self(
            self.0
                .map(|eight| (eight + EACH * u64::from(128 - least)) >> 7 & EACH),
        )
    }

    /// Returns the numbers for which `ones` is 1, and 0 elsewhere.
    fn among(self, ones: Self) -> Self {
        Self(std::array::from_fn(|nth| self.0[nth] & (ones.0[nth] * 255)))
    }

    /// Returns the set of points for which the number is 1. All numbers must be 0 or 1.
    fn set(self) -> u32 {
        // The product gathers eight bits in its top byte.
        let [one, two, three] = self
            .0
            .map(|eight| (eight.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32);
        one << 1 | two << 9 | three << 17
    }

    /// Returns the sum of the numbers from point `first` upwards; each number must be at most 15.
    fn sum_from(self, first: usize) -> u16 {
        let eights = self.0.into_iter().zip([1, 9, 17]);
        let sums = eights.map(|(eight, lowest)| {
            let left_out = first.saturating_sub(lowest).min(8);
            // Shifts in two steps, because a shift by the full word size would overflow.
            let rest = eight >> (4 * left_out) >> (4 * left_out);
            (rest.wrapping_mul(EACH) >> 56) as u16
        });
        sums.sum()
    }

    /// Returns the sum of the numbers, each of which must be at most 15, weighted so that the number for point n is
    /// multiplied by the (n + 1)th odd number (3 for point 1).
    fn sum_by_odd_numbers(self) -> u32 {
        const SECOND: u64 = 0x00ff_00ff_00ff_00ff;
        let eights = self.0.into_iter().zip([1, 9, 17]);
        let sums = eights.map(|(eight, lowest)| {
            // The top quarter of each product contains the sum over every second point.
            let of = |numbers: u64, lowest: u64| {
                let odd = 2 * lowest + 1;
                let weights = odd << 48 | (odd + 4) << 32 | (odd + 8) << 16 | (odd + 12);
                ((numbers & SECOND).wrapping_mul(weights) >> 48) as u32
            };
            of(eight, lowest) + of(eight >> 8, lowest + 1)
        });
        sums.sum()
    }
}

/// Returns the number of members of a set that contains only bits 0 to 5.
pub(super) const fn six(set: u32) -> u32 {
    COUNT[set as usize] as u32
}

/// Population counts in a table, because not every target has an instruction for them.
static COUNT: [u8; 64] = {
    let mut count = [0; 64];
    let mut set = 1;
    while set < 64 {
        count[set] = count[set / 2] + (set % 2) as u8;
        set += 1;
    }
    count
};

/// Iterates over the members of a set, lowest first.
pub(super) fn members(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}
