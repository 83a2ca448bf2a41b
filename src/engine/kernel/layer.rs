//! The first layer's weights in the order in which the kernels read them.

use super::chain::{ONE, SHIFT};

/// Number of units of a block, whose accumulators stay in registers from position to position; divides the width of a
/// layer.
pub(crate) const BLOCK: usize = 64;

/// The weights of one pair of inputs for one block of units, two for each unit.
///
/// Aligned to cache lines, so that no vector crosses two of them.
#[derive(Clone, Debug, PartialEq)]
#[repr(align(64))]
pub(super) struct Pair(pub(super) [i16; 2 * BLOCK]);

/// The first layer of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    /// Initial accumulators: the biases plus half a unit, which turns truncation into rounding.
    start: Vec<i32>,
    /// The weights of each block by pairs of inputs.
    weights: Vec<Pair>,
}

impl Layer {
    /// Creates a layer with the biases `start`, and with a row of weights of that length for each of an even number of
    /// inputs.
    ///
    /// # Panics
    /// If the lengths do not fit.
    pub(crate) fn new(start: &[i16], rows: &[i16]) -> Self {
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
        Self {
            start: start
                .iter()
                .map(|&start| (i32::from(start) << SHIFT) + i32::from(ONE) / 2)
                .collect(),
            weights: blocks.flat_map(pairs).collect(),
        }
    }

    /// Returns the number of units.
    pub(crate) fn width(&self) -> usize {
        self.start.len()
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
