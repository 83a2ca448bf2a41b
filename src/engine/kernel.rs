//! Integer arithmetic for the quantised nets. This is the only module that uses SIMD instructions and `unsafe`.
//!
//! [`scalar`] defines the results, in integers without intermediate rounding, and the SIMD kernels produce identical
//! numbers. Therefore, evaluations are the same on every machine and in every browser, regardless of the positions
//! evaluated before.
//!
//! The accumulators for a position are derived from those for the previous position by updating only the inputs that
//! differ. Units are updated one block at a time, so that a block's weights remain in cache and its accumulators in
//! registers. Inputs come in pairs, because SIMD instructions multiply pairs of 16-bit numbers and add the two
//! products.

mod chain;
mod layer;
#[cfg(target_arch = "aarch64")]
mod neon;
mod scalar;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod x86;

pub(crate) use chain::{Chain, Change, LANES, ONE, Step};
pub(crate) use layer::{BLOCK, Layer};

/// Number of 64-bit words in a bit set over all input pairs of a layer.
const SETS: usize = 8;

/// Maximum number of inputs to a layer.
pub(crate) const MAX_LAYER_INPUTS: usize = 2 * 64 * SETS;

/// Bit set of the factor pairs that differ between two positions, of which there are usually few.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChangedInputs([u64; SETS]);

impl ChangedInputs {
    /// Compares the factors in `old` and `new`, which must have the same length, a multiple of [`LANES`].
    pub(crate) fn between(old: &[[i16; 2]], new: &[[i16; 2]]) -> Self {
        assert!(old.len() == new.len() && old.len().is_multiple_of(LANES));
        assert!(old.len() <= 64 * SETS);
        let mut sets = [0; SETS];
        let chunks = old.chunks(64).zip(new.chunks(64));
        for (set, (old, new)) in sets.iter_mut().zip(chunks) {
            *set = differing(old, new);
        }
        Self(sets)
    }

    /// Returns the number of pairs that differ.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|set| set.count_ones() as usize).sum()
    }

    /// Appends the changes from `old` to `new` to `into`; the factors are those passed to [`ChangedInputs::between`].
    pub(crate) fn changes(&self, old: &[[i16; 2]], new: &[[i16; 2]], into: &mut Vec<Change>) {
        let before = into.len();
        into.resize(before + self.count(), Change::NONE);
        let mut slots = into[before..].iter_mut();
        for (first, &set) in (0..).step_by(64).zip(&self.0) {
            let mut left = set;
            while left != 0
                && let Some(slot) = slots.next()
            {
                let pair = first + left.trailing_zeros();
                let (old, new) = (old[pair as usize], new[pair as usize]);
                let factors = [new[0].wrapping_sub(old[0]), new[1].wrapping_sub(old[1])];
                *slot = Change { pair, factors };
                left &= left - 1;
            }
        }
    }
}

/// Returns the set of differing pairs among at most 64 pairs, where bit n stands for pair n.
fn differing(old: &[[i16; 2]], new: &[[i16; 2]]) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if x86::is_available() {
        return x86::differing(old, new);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::differing(old, new);
    #[cfg(target_arch = "aarch64")]
    return neon::differing(old, new);
    #[cfg(not(any(target_arch = "aarch64", target_arch = "wasm32")))]
    scalar::differing(old, new)
}

/// Computes the units of a hidden layer; `units` contains one row per step of the chain.
///
/// # Panics
/// Panics if the pair of a change is out of range, or if the steps require more changes than there are.
pub(crate) fn hidden_layer(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    #[cfg(target_arch = "x86_64")]
    if x86::is_available() {
        return x86::hidden_layer(layer, chain, units);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::hidden_layer(layer, chain, units);
    #[cfg(target_arch = "aarch64")]
    return neon::hidden_layer(layer, chain, units);
    #[cfg(not(any(target_arch = "aarch64", target_arch = "wasm32")))]
    scalar::hidden_layer(layer, chain, units);
}

/// Returns the dot products of `units` with `N` consecutive weight rows.
///
/// # Panics
/// Panics if `weights` is not exactly `N` times as long as `units`.
pub(crate) fn dots<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    assert!(weights.len() == N * units.len());
    #[cfg(target_arch = "x86_64")]
    if x86::is_available() {
        return x86::dots(units, weights);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::dots(units, weights);
    #[cfg(target_arch = "aarch64")]
    return neon::dots(units, weights);
    #[cfg(not(any(target_arch = "aarch64", target_arch = "wasm32")))]
    scalar::dots(units, weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns pseudo-random numbers spanning the entire 16-bit range.
    fn numbers(count: usize, seed: u32) -> Vec<i16> {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as i16
        };
        (0..count).map(|_| next()).collect()
    }

    const PAIRS: usize = 10;

    /// Returns a layer of ReLU units, or of units clipped at 1 that have this number of fractional bits.
    fn layer(width: usize, scale: i16, clipped: Option<u8>) -> Layer {
        let small = |seed, count| -> Vec<i16> {
            let all = numbers(count, seed);
            all.into_iter().map(|number| number / scale).collect()
        };
        let (start, rows) = (small(1, width), small(2, 2 * PAIRS * width));
        clipped.map_or_else(
            || Layer::new(&start, &rows),
            |shift| Layer::clipped(&start, &rows, shift),
        )
    }

    /// Returns several positions, with changes of all sizes.
    fn chain() -> (Vec<Step>, Vec<Change>) {
        let factors = numbers(80, 4)
            .into_iter()
            .chain([i16::MAX, i16::MIN, 0, 1, ONE, -ONE]);
        let factors: Vec<i16> = factors.collect();
        let changes = (0..)
            .zip(factors.as_chunks::<2>().0)
            .map(|(nth, &factors)| Change {
                pair: nth * 7 % PAIRS as u32,
                factors,
            });
        let step = |(nth, changes)| Step {
            anew: nth % 3 == 0,
            changes,
        };
        let steps = [4, 1, 0, 9, 12, 3].into_iter().enumerate();
        (steps.map(step).collect(), changes.collect())
    }

    #[test]
    fn simd_and_scalar_kernels_agree() {
        let (steps, changes) = chain();
        let chain = Chain {
            steps: &steps,
            changes: &changes,
        };
        for width in [BLOCK, 2 * BLOCK, 8 * BLOCK] {
            let clips = [None, Some(1), Some(9), Some(14)];
            for (scale, clip) in [1, 64]
                .into_iter()
                .flat_map(|s| clips.map(|clip| (s, clip)))
            {
                let layer = layer(width, scale, clip);
                let mut units = [0, 1].map(|_| vec![0; steps.len() * width]);
                hidden_layer(&layer, chain, &mut units[0]);
                scalar::hidden_layer(&layer, chain, &mut units[1]);
                assert!(units[0] == units[1], "{width} units");
                let weights = numbers(3 * width, 3);
                let one = &units[1][..width];
                assert_eq!(dots::<3>(one, &weights), scalar::dots::<3>(one, &weights));
            }
        }
    }

    #[test]
    fn clipped_units_are_between_0_and_1_and_rounded() {
        // Weights and biases with one fractional bit.
        let mut start = [0; BLOCK];
        start[..5].copy_from_slice(&[-1, 1, 3, 1, i16::MAX]);
        let mut rows = [0; 2 * BLOCK];
        rows[3] = 1;
        let layer = Layer::clipped(&start, &rows, 1);
        let step = Step {
            anew: true,
            changes: 1,
        };
        let changes = [Change {
            pair: 0,
            factors: [ONE / 4 + 1, 0],
        }];
        let chain = Chain {
            steps: &[step],
            changes: &changes,
        };
        let mut units = [0; BLOCK];
        hidden_layer(&layer, chain, &mut units);
        let eighth = ONE / 8 + 1;
        assert_eq!(units[..6], [0, ONE / 2, ONE, ONE / 2 + eighth, ONE, 0]);
    }

    #[test]
    fn simd_and_scalar_kernels_find_the_same_changes() {
        let old: Vec<[i16; 2]> = numbers(128, 5).as_chunks::<2>().0.to_vec();
        for seed in 6..20 {
            let mut new = old.clone();
            for (pair, number) in new.iter_mut().zip(numbers(64, seed)) {
                pair[usize::from(number > 0)] += number & 1;
            }
            assert_eq!(differing(&old, &new), scalar::differing(&old, &new));
        }
        assert_eq!(differing(&old, &old), 0);
    }

    #[test]
    fn updated_and_reset_accumulators_yield_the_same_units() {
        let layer = layer(BLOCK, 8, None);
        let change = |pair, one, other| Change {
            pair,
            factors: [one, other],
        };
        let steps = [true, false, true].map(|anew| Step { anew, changes: 2 });
        let changes = [
            change(1, 500, ONE),
            change(2, ONE, -7_000),
            change(2, -ONE, 9_000),
            change(3, ONE, 0),
            change(1, 500, ONE),
            change(2, 0, 2_000),
        ];
        let steps = [
            steps[0],
            steps[1],
            Step {
                anew: true,
                changes: 3,
            },
        ];
        let changes = [changes.as_slice(), &[change(3, ONE, 0)]].concat();
        let mut units = vec![0; 3 * BLOCK];
        hidden_layer(
            &layer,
            Chain {
                steps: &steps,
                changes: &changes,
            },
            &mut units,
        );
        assert_eq!(units[BLOCK..2 * BLOCK], units[2 * BLOCK..]);
        assert!(units[..BLOCK] != units[BLOCK..2 * BLOCK]);
    }
}
