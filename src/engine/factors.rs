//! Encoding of a position as kernel input: one fixed-point factor per row of weights.

use rules::Board;

use crate::features::{POINTS, SIDE, Values, checkers, values};
use crate::kernel::{LANES, ONE};
use crate::training::INPUTS;

const _: () = assert!(SIDE.is_multiple_of(2));

/// Factors for all rows, in pairs of inputs; the factors of padding pairs are 0.
pub(crate) type Factors = [[i16; 2]; (INPUTS / 2).next_multiple_of(LANES)];

pub(crate) const NOTHING: Factors = [[0; 2]; _];

/// Maximum number of extra fractional bits per row. An input may be as large as 2 to the power of its row's extra bits.
pub(crate) const FINER: u8 = 3;

/// Fixed-point scales of the rows, defined by each row's extra fractional bits relative to the hidden layer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scales {
    shifts: [u8; INPUTS],
    /// Factors for an input of 1, for each side's inputs other than the point inputs.
    values: [Values; 2],
}

impl Scales {
    /// Creates scales from each row's extra fractional bits, which must satisfy [`are_valid`].
    pub(crate) fn new(shifts: &[u8; INPUTS]) -> Self {
        let [own, opponent] = [0, SIDE].map(|side| {
            std::array::from_fn(|nth| {
                f32::from(ONE) / f32::from(1_u16 << shifts[side + POINTS + nth])
            })
        });
        Self {
            shifts: *shifts,
            values: [own, opponent],
        }
    }

    /// Returns the extra fractional bits per row.
    pub(crate) const fn shifts(&self) -> &[u8; INPUTS] {
        &self.shifts
    }

    /// Returns the factors for all inputs of `board`.
    pub(crate) fn factors(&self, board: &Board) -> Factors {
        self.with(board, values(board))
    }

    /// Returns the factors for the raw checker inputs (points, bar, and checkers borne off), and 0 for all other
    /// inputs.
    pub(crate) fn of_checkers(&self, board: &Board) -> Factors {
        self.with(board, checkers(board))
    }

    /// Returns the factors for the point inputs of `board` and for the first `N` other inputs of both sides.
    fn with<const N: usize>(&self, board: &Board, others: [[f32; N]; 2]) -> Factors {
        let mut factors = NOTHING;
        let halves = factors.as_flattened_mut().as_chunks_mut::<SIDE>().0;
        let sides = [board.own(), board.opponent()];
        for (nth, factors) in halves.iter_mut().enumerate() {
            let (points, rest) = factors.split_at_mut(POINTS);
            let shifts = self.shifts[nth * SIDE..].as_chunks::<4>().0;
            let points = points.as_chunks_mut().0.iter_mut().zip(shifts);
            for ((point, shifts), &count) in points.zip(&sides[nth].counts()[1..]) {
                *point = ON_POINT[usize::from(shifts[3])][usize::from(count)];
            }
            for at in 0..N {
                rest[at] = rounded(others[nth][at] * self.values[nth][at]);
            }
        }
        factors
    }
}

/// Returns `true` if the input is a flag (0 or 1) for the first, second or third checker on a point.
pub(crate) fn is_flag(input: usize) -> bool {
    input % SIDE < POINTS && input % 4 < 3
}

/// Returns `true` if the input is half the number of checkers beyond the third on a point, which is at most 6.
pub(crate) fn is_stack(input: usize) -> bool {
    input % SIDE < POINTS && input % 4 == 3
}

/// Returns `true` if the extra fractional bits are valid: at most [`FINER`], and 0 for flags.
pub(crate) fn are_valid(shifts: &[u8; INPUTS]) -> bool {
    let shifts = shifts.iter().enumerate();
    let mut most = shifts.map(|(at, &shift)| (shift, if is_flag(at) { 0 } else { FINER }));
    most.all(|(shift, most)| shift <= most)
}

/// Factors for a point's four inputs, indexed by the shift of the fourth row and the number of checkers; see
/// [`crate::features::on_point`].
static ON_POINT: [[[i16; 4]; 16]; FINER as usize + 1] = {
    let mut all = [[[0; 4]; 16]; FINER as usize + 1];
    let mut at = 0;
    while at < 16 * all.len() {
        let (shift, count) = (at / 16, at % 16);
        let mut nth = 0;
        while nth < count && nth < 3 {
            all[shift][count][nth] = ONE;
            nth += 1;
        }
        if count > 3 {
            let more = (ONE as usize / 2 * (count - 3)) >> shift;
            let most = ONE as usize;
            all[shift][count][3] = if more < most { more } else { most } as i16;
        }
        at += 1;
    }
    all
};

/// Rounds to the nearest integer, clamped so that the difference between any two results fits into 16 bits.
#[inline]
fn rounded(exact: f32) -> i16 {
    /// Magic number whose addition leaves the rounded integer in the low mantissa bits.
    const ROUND: f32 = 1.5 * (1 << 23) as f32;
    let one = f32::from(ONE);
    (exact.clamp(1.0 - one, one) + ROUND).to_bits() as i16
}
