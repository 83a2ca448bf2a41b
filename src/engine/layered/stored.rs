//! Integers of a layered net as stored in its file, with a check that its sums fit into 32 bits.

use super::{Head, QuantisedLayeredNet};
use crate::LoadError;
use crate::factors::{Scales, are_valid};
use crate::features::{POINTS, SIDE};
use crate::kernel::{BLOCK, Layer, MAX_LAYER_INPUTS, ONE};
use crate::training::{INPUTS, RESULTS};

/// Maximum number of units in a hidden layer.
pub(super) const MAX_UNITS: usize = MAX_LAYER_INPUTS;
/// Maximum number of fractional bits of a weight.
pub(super) const MAX_SHIFT: u8 = 14;
/// Maximum sum of weights for which a dot product, plus half a unit for rounding, fits into 32 bits, given that factors
/// are at most [`ONE`] in absolute value.
const MAX_WEIGHTS: u64 = (i32::MAX as u64 - ONE as u64) / ONE as u64;
/// Maximum number of a side's checkers on the points.
const CHECKERS: usize = 15;

/// Integers of a net as stored, without padding.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stored {
    /// Binary logarithm of each input's range.
    pub(super) ranges: [u8; INPUTS],
    pub(super) hidden: Vec<StoredLayer>,
    /// Fractional bits of the weights in all heads.
    pub(super) output_shift: u8,
    pub(super) heads: Vec<Head>,
}

/// Integers of a hidden layer as stored.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StoredLayer {
    /// Fractional bits of the weights and biases.
    pub(super) shift: u8,
    /// Weights, one row per unit.
    pub(super) weights: Vec<i16>,
    pub(super) bias: Vec<i16>,
}

impl Stored {
    /// Prepares the net for inference.
    ///
    /// # Errors
    /// Returns an error if the shapes or scales are unsupported, or if a sum could overflow 32 bits.
    pub(super) fn load(&self) -> Result<QuantisedLayeredNet, LoadError> {
        let shifts = self.hidden.iter().map(|layer| layer.shift);
        let are_shifts = shifts
            .chain([self.output_shift])
            .all(|shift| (1..=MAX_SHIFT).contains(&shift));
        if !are_shifts || !are_valid(&self.ranges) {
            return Err(LoadError::Architecture);
        }
        let mut layers = Vec::new();
        for layer in &self.hidden {
            let ranges = layers.is_empty().then_some(self.ranges.as_slice());
            layers.push(layer.load(ranges)?);
        }
        let width = layers.last().map_or(0, Layer::width);
        let heads: Result<_, _> = self.heads.iter().map(|head| head.padded(width)).collect();
        Ok(QuantisedLayeredNet {
            scales: Scales::new(&self.ranges),
            layers,
            heads: heads?,
            unit: 1.0 / f32::from(ONE) / f32::from(1_u16 << self.output_shift),
        })
    }
}

impl StoredLayer {
    /// Returns the layer, padded to whole blocks. An input's range divides its factor and multiplies its weights.
    pub(super) fn load(&self, ranges: Option<&[u8]>) -> Result<Layer, LoadError> {
        let inputs = self.weights.len() / self.bias.len();
        let padded_inputs = ranges.map_or(inputs.next_multiple_of(BLOCK), <[u8]>::len);
        let width = self.bias.len().next_multiple_of(BLOCK);
        let mut rows = vec![0; padded_inputs * width];
        let units = self.weights.chunks_exact(inputs).zip(&self.bias);
        for (unit, (weights, bias)) in units.enumerate() {
            for (input, weight) in weights.iter().enumerate() {
                let range = ranges.map_or(0, |ranges| ranges[input]);
                let scaled = weight.checked_mul(1 << range).ok_or(LoadError::Overflow)?;
                rows[input * width + unit] = scaled;
            }
            let largest = match ranges {
                Some(ranges) => largest_input_sum(weights, ranges),
                None => largest_sum(weights),
            };
            check(largest + u64::from(bias.unsigned_abs()))?;
        }
        let mut start = self.bias.clone();
        start.resize(width, 0);
        Ok(Layer::clipped(&start, &rows, self.shift))
    }
}

impl Head {
    /// Returns the head, padded with zero weights to match a last hidden layer of `width` units.
    fn padded(&self, width: usize) -> Result<Self, LoadError> {
        let mut weights = Vec::with_capacity(RESULTS * width);
        for row in self.weights.chunks_exact(self.weights.len() / RESULTS) {
            check(largest_sum(row))?;
            weights.extend(row);
            weights.resize(weights.len().next_multiple_of(width), 0);
        }
        let bias = self.bias;
        Ok(Self { weights, bias })
    }
}

/// Returns the largest absolute dot product of these weights with units, which are between 0 and 1.
fn largest_sum(weights: &[i16]) -> u64 {
    let sum = |sign: i32| -> u64 {
        let positive = weights.iter().map(|weight| sign * i32::from(*weight));
        positive
            .map(|weight| weight.max(0).unsigned_abs())
            .map(u64::from)
            .sum()
    };
    sum(1).max(sum(-1))
}

/// Returns a bound for the absolute dot product of these weights with the inputs of any position: each checker of a
/// side sets one flag or adds half to a stack, and any other input is at most its range.
fn largest_input_sum(weights: &[i16], ranges: &[u8]) -> u64 {
    let sides = weights.chunks(SIDE).zip(ranges.chunks(SIDE));
    let sums = sides.map(|(weights, ranges)| {
        let (points, others) = weights.split_at(POINTS);
        let checkers = |sign: i32| -> u64 {
            let mut each: Vec<u32> = points
                .iter()
                .map(|weight| (sign * i32::from(*weight)).max(0).unsigned_abs())
                .collect();
            each.sort_unstable_by(|a, b| b.cmp(a));
            each.iter().take(CHECKERS).copied().map(u64::from).sum()
        };
        let others = others.iter().zip(&ranges[POINTS..]);
        let others = others.map(|(weight, range)| u64::from(weight.unsigned_abs()) << range);
        (checkers(1), checkers(-1), others.sum::<u64>())
    });
    let (positive, negative, others) = sums.fold((0, 0, 0), |sum, side| {
        (sum.0 + side.0, sum.1 + side.1, sum.2 + side.2)
    });
    positive.max(negative) + others
}

/// Checks that a sum of weights whose dot product with factors is at most this large fits into 32 bits.
fn check(largest: u64) -> Result<(), LoadError> {
    (largest <= MAX_WEIGHTS)
        .then_some(())
        .ok_or(LoadError::Overflow)
}
