//! The first layer's weights in the order in which the kernels read them.

use super::{ONE, SHIFT};

/// The width of a layer is a multiple of this: units whose sums stay in registers while positions go by.
pub(crate) const BLOCK: usize = 64;

/// The weights of one pair of inputs for one block of units: for each unit one for each input.
///
/// Aligned like the lines of a cache, so that no vector lies in two of them, which would be loaded twice.
#[derive(Clone, Debug, PartialEq)]
#[repr(align(64))]
pub(super) struct Pair(pub(super) [i16; 2 * BLOCK]);

/// The first layer of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    /// What the sums start from, and half a unit that makes cutting them off rounding.
    start: Vec<i32>,
    /// For each block of units its weights of each pair of inputs.
    weights: Vec<Pair>,
}

impl Layer {
    /// A layer whose units start from `start`, with one row of weights as long as that for each of an even number of
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

    /// How many units there are.
    pub(crate) fn width(&self) -> usize {
        self.start.len()
    }

    /// What each unit starts from, as [`Layer::new`] was told.
    pub(crate) fn start(&self) -> impl Iterator<Item = i16> {
        self.start.iter().map(|start| (start >> SHIFT) as i16)
    }

    /// The rows one after the other, as [`Layer::new`] was told.
    pub(crate) fn rows(&self) -> impl Iterator<Item = i16> {
        let blocks = self.width() / BLOCK;
        let pairs = self.weights.len() / blocks;
        (0..2 * pairs).flat_map(move |input| {
            let pair = self.weights.iter().skip(input / 2).step_by(pairs);
            pair.flat_map(move |pair| pair.0.iter().skip(input % 2).step_by(2).copied())
        })
    }

    /// Of each block of units what the sums start from and the weights by pairs of inputs.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&[i32; BLOCK], &[Pair])> {
        let starts = self.start.as_chunks().0;
        starts
            .iter()
            .zip(self.weights.chunks_exact(self.weights.len() / starts.len()))
    }
}
