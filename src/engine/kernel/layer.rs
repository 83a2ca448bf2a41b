//! The first layer's weights in the order in which the kernels read them.

use super::chain::{ONE, SHIFT};

/// How the accumulators become units: rounded to a scale, then clipped to 0 and a largest number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clip {
    /// Number of fractional bits that are dropped.
    pub(super) shift: u32,
    /// The largest unit.
    pub(super) limit: i16,
}

/// Number of units of a block, whose accumulators stay in registers from position to position; divides the width of a
/// layer.
pub(crate) const BLOCK: usize = 64;

/// The weights of one pair of inputs for one block of units, two for each unit.
///
/// Aligned to cache lines, so that no vector crosses two of them.
#[derive(Clone, Debug, PartialEq)]
#[repr(align(64))]
pub(super) struct Pair(pub(super) [i16; 2 * BLOCK]);

/// A hidden layer of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    clip: Clip,
    /// Initial accumulators: the biases plus half a unit, which turns truncation into rounding.
    start: Vec<i32>,
    /// The weights of each block by pairs of inputs.
    weights: Vec<Pair>,
}

impl Layer {
    /// Creates a layer of rectified units with the biases `start`, and with a row of weights of that length for each of
    /// an even number of inputs. The units have the scale of the biases.
    ///
    /// # Panics
    /// If the lengths do not fit.
    pub(crate) fn new(start: &[i16], rows: &[i16]) -> Self {
        let (shift, limit) = (SHIFT, i16::MAX);
        Self::with_clip(start, rows, Clip { shift, limit })
    }

    /// Creates the same of units that are clipped at 1, and whose biases and weights have `shift` fractional bits, at
    /// least 1 and at most 14. The units have the scale of factors ([`ONE`]), so that they can be the inputs of a layer.
    ///
    /// # Panics
    /// If the lengths or the shift do not fit.
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

    /// Returns how the accumulators become units.
    pub(super) const fn clip(&self) -> Clip {
        self.clip
    }

    /// Returns the biases, as given to [`Layer::new`].
    pub(crate) fn start(&self) -> impl Iterator<Item = i16> {
        self.start.iter().map(|start| (start >> SHIFT) as i16)
    }

    /// Returns the rows, as given to [`Layer::new`].
    pub(crate) fn rows(&self) -> impl Iterator<Item = i16> {
        let blocks = self.width() / BLOCK;
        let pairs = self.weights.len() / blocks;
        (0..2 * pairs).flat_map(move |input| {
            let pair = self.weights.iter().skip(input / 2).step_by(pairs);
            pair.flat_map(move |pair| pair.0.iter().skip(input % 2).step_by(2).copied())
        })
    }

    /// Returns the initial accumulators of each block with its weights by pairs of inputs.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&[i32; BLOCK], &[Pair])> {
        let starts = self.start.as_chunks().0;
        starts
            .iter()
            .zip(self.weights.chunks_exact(self.weights.len() / starts.len()))
    }
}
