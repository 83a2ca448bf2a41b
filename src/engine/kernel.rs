//! The arithmetic of quantised nets: the one place that knows vector instructions and may be `unsafe`.
//!
//! *What is computed* is defined by [`scalar`], in 16-bit integers; the other kernels give exactly the same numbers
//! faster. So a net judges alike on every machine and in every browser, and a test can hold them together.

mod scalar;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod x86;

/// The width of a layer is a multiple of this, so that no kernel has a remainder to treat.
pub(crate) const LANES: usize = 16;

/// The first layer of a net: a row of weights for each input, one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Layer<'a> {
    /// What each unit starts from; as long as a row.
    pub(crate) start: &'a [i16],
    /// The rows.
    pub(crate) rows: &'a [i16],
}

impl<'a> Layer<'a> {
    /// The weights of input `at`, from unit `from` on.
    #[inline]
    fn row(self, at: u16, from: usize, units: usize) -> &'a [i16] {
        let begin = usize::from(at) * self.start.len() + from;
        &self.rows[begin..begin + units]
    }
}

/// The inputs that are not zero.
#[derive(Clone, Copy)]
pub(crate) struct Active<'a> {
    /// Inputs that are 1: their rows are added.
    pub(crate) ones: &'a [u16],
    /// Inputs with a factor, 32,768 times the fraction of the row that is added; above -32,768.
    pub(crate) scaled: &'a [(u16, i16)],
}

/// The rectified sums of the first layer.
///
/// # Panics
/// If an input has no row, or `units` is not as long as a row.
pub(crate) fn first_layer(layer: Layer<'_>, active: Active<'_>, units: &mut [i16]) {
    assert!(units.len() == layer.start.len() && units.len().is_multiple_of(LANES));
    #[cfg(target_arch = "x86_64")]
    if x86::is_available() {
        return x86::first_layer(layer, active, units);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::first_layer(layer, active, units);
    #[cfg(not(target_arch = "wasm32"))]
    scalar::first_layer(layer, active, units);
}

/// The sum of the products of `units` and `weights`, which have the same length.
pub(crate) fn dot(units: &[i16], weights: &[i16]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if x86::is_available() {
        return x86::dot(units, weights);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::dot(units, weights);
    #[cfg(not(target_arch = "wasm32"))]
    scalar::dot(units, weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random, over the whole range of 16 bits.
    fn numbers(count: usize, seed: u32) -> Vec<i16> {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as i16
        };
        (0..count).map(|_| next()).collect()
    }

    #[test]
    fn the_fast_kernel_of_this_machine_gives_the_numbers_of_the_slow_one() {
        for width in [16, 32, 64, 96, 128, 144, 256, 400] {
            for scale in [1, 64] {
                let small = |numbers: Vec<i16>| -> Vec<i16> {
                    numbers.into_iter().map(|number| number / scale).collect()
                };
                let (start, rows) = (numbers(width, 1), small(numbers(20 * width, 2)));
                let layer = Layer {
                    start: &start,
                    rows: &rows,
                };
                let factors = [i16::MAX, -i16::MAX, 1, -1, 0, 12_345, -321, 16_384];
                let scaled: Vec<(u16, i16)> = (9..).zip(factors).collect();
                let active = Active {
                    ones: &[0, 3, 19, 4],
                    scaled: &scaled,
                };
                let (mut fast, mut slow) = (vec![0; width], vec![0; width]);
                first_layer(layer, active, &mut fast);
                scalar::first_layer(layer, active, &mut slow);
                assert_eq!(fast, slow, "{width} units");
                let weights = numbers(width, 3);
                assert_eq!(dot(&slow, &weights), scalar::dot(&slow, &weights));
            }
        }
    }
}
