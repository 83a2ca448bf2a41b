//! Layered net as trained, and the file format produced by the trainer.
//!
//! In all phases, the inputs are those of [`crate::training::describe`]. All numbers are little-endian:
//!
//! | bytes | content |
//! |---|---|
//! | 4 | `BGL1` |
//! | 4, 4 | number of inputs, number of hidden layers |
//! | 4 each | number of units of each hidden layer |
//! | 4, 4 | number of heads, in the order of [`Phase::ALL`]; number of results |
//! | 4 each | for each hidden layer: for each unit its weights, then the biases of all units |
//! | 4 each | for each head: for each result its weights for the last hidden layer, then the biases of the results |

use rules::Board;

use super::MAX_LAYERS;
use super::stored::MAX_UNITS;
use crate::features::described;
use crate::net_file::Reader;
use crate::softmax::softmax;
use crate::training::{INPUTS, Phase, RESULTS, Sparse};
use crate::{Evaluator, Handcrafted, LoadError, Outcomes};

/// Layered net with floating-point weights.
#[derive(Clone, Debug, PartialEq)]
pub struct LayeredNet {
    /// Hidden layers, with units clipped to [0, 1].
    pub(super) hidden: Vec<Dense>,
    /// Output heads, in the order of [`Phase::ALL`].
    pub(super) heads: Vec<Dense>,
}

/// Dense layer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dense {
    /// Weights, one row per unit.
    pub(super) weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl LayeredNet {
    /// Magic number at the start of a file produced by the trainer.
    pub const MAGIC: [u8; 4] = *b"BGL1";

    /// Parses a file produced by the trainer.
    ///
    /// # Errors
    /// Returns an error if `bytes` is not such a file, if the net has an unsupported shape, or if a weight is infinite
    /// or NaN.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let after = bytes.strip_prefix(&Self::MAGIC).ok_or(LoadError::Kind)?;
        let mut reader = Reader(after);
        let mut number = || {
            reader
                .array()
                .map(|bytes| u32::from_le_bytes(bytes) as usize)
        };
        let (inputs, layers) = (number()?, number()?);
        if inputs != INPUTS || !(1..=MAX_LAYERS).contains(&layers) {
            return Err(LoadError::Architecture);
        }
        let widths = (0..layers)
            .map(|_| number())
            .collect::<Result<Vec<_>, _>>()?;
        let fit = |width: &usize| (1..=MAX_UNITS).contains(width);
        if !widths.iter().all(fit) || (number()?, number()?) != (Phase::ALL.len(), RESULTS) {
            return Err(LoadError::Architecture);
        }
        let (mut hidden, mut inputs) = (Vec::new(), INPUTS);
        for width in widths {
            hidden.push(Dense::read(&mut reader, inputs, width)?);
            inputs = width;
        }
        let heads = Phase::ALL.map(|_| Dense::read(&mut reader, inputs, RESULTS));
        let heads = heads.into_iter().collect::<Result<_, _>>()?;
        reader.end()?;
        Ok(Self { hidden, heads })
    }

    /// Returns the outcomes for the position described by `inputs`; `None` if a sum overflows to infinity or NaN.
    fn outcomes(&self, phase: Phase, inputs: &Sparse) -> Option<Outcomes> {
        let mut inputs = inputs.clone();
        for layer in &self.hidden {
            inputs = layer.activate(&inputs);
        }
        let mut logits = [0.0; RESULTS];
        let sums = self.heads[phase as usize].sums(&inputs);
        logits
            .iter_mut()
            .zip(sums)
            .for_each(|(logit, sum)| *logit = sum);
        Outcomes::from_weights(softmax(logits))
    }
}

impl Dense {
    fn read(reader: &mut Reader<'_>, inputs: usize, units: usize) -> Result<Self, LoadError> {
        let mut floats = |count: usize| {
            let bytes = reader.take(4 * count)?.as_chunks().0;
            let numbers: Vec<f32> = bytes.iter().map(|four| f32::from_le_bytes(*four)).collect();
            let are_finite = numbers.iter().all(|number| number.is_finite());
            are_finite.then_some(numbers).ok_or(LoadError::Damaged)
        };
        Ok(Self {
            weights: floats(units * inputs)?,
            bias: floats(units)?,
        })
    }

    /// Iterates over the weight rows, one per unit.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.weights
            .chunks_exact(self.weights.len() / self.bias.len())
    }

    /// Returns the units above 0, with their indices.
    pub(super) fn activate(&self, inputs: &Sparse) -> Sparse {
        let units = (0..).zip(self.sums(inputs));
        let clipped = units.map(|(at, sum)| (at, sum.clamp(0.0, 1.0)));
        clipped.filter(|(_, unit)| *unit > 0.0).collect()
    }

    fn sums(&self, inputs: &Sparse) -> impl Iterator<Item = f32> {
        self.rows().zip(&self.bias).map(|(row, bias)| {
            let products = inputs
                .iter()
                .map(|&(at, value)| value * row[usize::from(at)]);
            bias + products.sum::<f32>()
        })
    }
}

impl Evaluator for LayeredNet {
    fn estimate(&self, board: &Board) -> Outcomes {
        let outcomes = described(board, |inputs| self.outcomes(Phase::of(board), inputs));
        outcomes.unwrap_or_else(|| Handcrafted.estimate(board))
    }
}
