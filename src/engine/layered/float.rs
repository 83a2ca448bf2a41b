//! A layered net as trained, with the file that the trainer writes.
//!
//! The inputs are those of [`crate::training::describe`], the same for all phases. The file has little-endian numbers:
//!
//! | bytes | content |
//! |---|---|
//! | 4 | `BGL1` |
//! | 4, 4 | inputs, number of hidden layers |
//! | 4 each | units of each hidden layer |
//! | 4, 4 | heads, in the order of [`Phase::ALL`]; results |
//! | 4 each | for each hidden layer: for each unit its weights, then the biases of all units |
//! | 4 each | for each head: for each result its weights of the last hidden layer, then the biases of the results |

use rules::Board;

use super::MAX_LAYERS;
use super::stored::MAX_UNITS;
use crate::features::described;
use crate::net_file::Reader;
use crate::softmax::softmax;
use crate::training::{INPUTS, Phase, RESULTS, Sparse};
use crate::{Evaluator, Handcrafted, LoadError, Outcomes};

const MAGIC: [u8; 4] = *b"BGL1";

/// A layered net with floating-point weights.
#[derive(Clone, Debug, PartialEq)]
pub struct LayeredNet {
    /// The hidden layers, whose units are clipped to the range from 0 to 1.
    pub(super) hidden: Vec<Dense>,
    /// In the order of [`Phase::ALL`].
    pub(super) heads: Vec<Dense>,
}

/// The weights and biases of some units.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dense {
    /// For each unit a row of weights.
    pub(super) weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl LayeredNet {
    /// Returns the net in `bytes`.
    ///
    /// # Errors
    /// If they are no such file, of another shape than the engine can play with, or if weights are infinite or NaN.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let after = bytes.strip_prefix(&MAGIC).ok_or(LoadError::Kind)?;
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

    /// Returns the outcomes in the position that `inputs` describe; `None` if the weights are too large for numbers.
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

    /// The weights of each unit.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.weights
            .chunks_exact(self.weights.len() / self.bias.len())
    }

    /// Returns the units above 0 with their numbers.
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
