//! Weights of a hidden layer, in the memory order required by the kernels.

use super::chain::{ONE, SHIFT};

/// Conversion of accumulators to units: a rounding shift, followed by clamping to between 0 and a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clip {
    /// Number of fractional bits dropped by the shift.
    pub(super) shift: u32,
    /// Maximum value of a unit.
    pub(super) limit: i16,
}

/// Number of units per block, whose accumulators stay in registers between positions. Every layer width is a multiple
/// of this number.
pub(crate) const BLOCK: usize = 64;

/// Weights between one pair of inputs and one block of units; two weights per unit.
///
/// Aligned to cache lines, so that no vector crosses a cache line boundary.
#[derive(Clone, Debug, PartialEq)]
#[repr(align(64))]
pub(super) struct Pair(pub(super) [i16; 2 * BLOCK]);

/// Hidden layer of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    clip: Clip,
    /// Initial accumulators: the biases plus half a unit, so that the shift rounds to nearest.
    start: Vec<i32>,
    /// Weights per block, in pairs of inputs.
    weights: Vec<Pair>,
}

impl Layer {
    /// Creates a layer of ReLU units from the biases in `start` and one weight row per input; the number of inputs must
    /// be even. The units have the same scale as the biases.
    ///
    /// # Panics
    /// Panics if the lengths do not match.
    pub(crate) fn new(start: &[i16], rows: &[i16]) -> Self {
        let (shift, limit) = (SHIFT, i16::MAX);
        Self::with_clip(start, rows, Clip { shift, limit })
    }

    /// Creates a layer of units clipped to [0, 1], whose biases and weights have `shift` fractional bits (1 to 14). The
    /// units have the same scale as factors ([`ONE`]), so that they can serve as inputs to another layer.
    ///
    /// # Panics
    /// Panics if the lengths do not match or the shift is out of range.
    pub(crate) fn clipped(start: &[i16], rows: &[i16], shift: u8) -> Self {
        let shift = u32::from(shift);
        assert!((1..=SHIFT).contains(&shift));
        Self::with_clip(start, rows, Clip { shift, limit: ONE })
    }

    fn with_clip(start: &[i16], rows: &[i16], clip: Clip) -> Self {
        let width = start.len();
        assert!(width > 0 && width.is_multiple_of(BLOCK) && rows.len().is_multiple_of(2 * width));
        let blocks = (0..width).step_by(BLOCK);
        let pairs = |first: usize| {
            let of = move |pair: &[i16]| -> Pair {
                Pair(std::array::from_fn(|at| {
                    pair[at % 2 * width + first + at / 2]
                }))
            };
            rows.chunks_exact(2 * width).map(of)
        };
        let half = 1 << (clip.shift - 1);
        Self {
            clip,
            start: start
                .iter()
                .map(|&start| (i32::from(start) << SHIFT) + half)
                .collect(),
            weights: blocks.flat_map(pairs).collect(),
        }
    }

    /// Returns the number of units.
    pub(crate) fn width(&self) -> usize {
        self.start.len()
    }

    /// Returns the conversion of accumulators to units.
    pub(super) const fn clip(&self) -> Clip {
        self.clip
    }

    /// Returns the biases passed to [`Layer::new`].
    pub(crate) fn start(&self) -> impl Iterator<Item = i16> {
        self.start.iter().map(|start| (start >> SHIFT) as i16)
    }

    /// Returns the weight rows passed to [`Layer::new`].
    pub(crate) fn rows(&self) -> impl Iterator<Item = i16> {
        let blocks = self.width() / BLOCK;
        let pairs = self.weights.len() / blocks;
        (0..2 * pairs).flat_map(move |input| {
            let pair = self.weights.iter().skip(input / 2).step_by(pairs);
            pair.flat_map(move |pair| pair.0.iter().skip(input % 2).step_by(2).copied())
        })
    }

    /// Iterates over the blocks, each consisting of initial accumulators and of weights in pairs of inputs.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&[i32; BLOCK], &[Pair])> {
        let starts = self.start.as_chunks().0;
        starts
            .iter()
            .zip(self.weights.chunks_exact(self.weights.len() / starts.len()))
    }
}
