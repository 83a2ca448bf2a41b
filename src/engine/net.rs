//! Feed-forward net: sparse inputs, one hidden ReLU layer and a softmax over the six game results.
//!
//! The results are mutually exclusive, so the gammon and backgammon probabilities are always consistent. Positions are
//! from the perspective of the player on roll, before the roll.

use crate::Outcomes;
use crate::training::{INPUTS, Sparse};

/// Number of results: a single game, gammon or backgammon won, then the same lost.
pub const RESULTS: usize = 6;

/// Hidden-layer vector, containing either activations or the weights of one input.
pub type Hidden = Vec<f32>;

/// Net with floating-point weights, as trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Input weights: one row of hidden-unit weights per input.
    pub input: Vec<Hidden>,
    /// Biases of the hidden units.
    pub hidden: Hidden,
    /// Output weights: one row of hidden-unit weights per result.
    pub output: [Hidden; RESULTS],
    /// Biases of the results.
    pub bias: [f32; RESULTS],
}

impl Net {
    /// Returns the number of weights and biases in a net with `width` hidden units.
    pub const fn weights_of(width: usize) -> usize {
        INPUTS * width + width + RESULTS * width + RESULTS
    }

    /// Builds a net with `width` hidden units from the numbers returned by `weight`, in field order.
    pub fn build(width: usize, mut weight: impl FnMut() -> f32) -> Self {
        let mut unit = || -> Hidden { (0..width).map(|_| weight()).collect() };
        let input = (0..INPUTS).map(|_| unit()).collect();
        let hidden = unit();
        let output = std::array::from_fn(|_| unit());
        let bias = std::array::from_fn(|_| weight());
        Self {
            input,
            hidden,
            output,
            bias,
        }
    }

    /// Returns the number of hidden units.
    pub fn width(&self) -> usize {
        self.hidden.len()
    }

    /// Iterates mutably over all weights in field order, row by row.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let input = self.input.iter_mut();
        let rest = std::iter::once(&mut self.hidden).chain(&mut self.output);
        let rows = input.chain(rest).map(Vec::as_mut_slice);
        rows.chain(std::iter::once(self.bias.as_mut_slice()))
    }

    /// Iterates over all weights in field order.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let input = self.input.iter().flatten();
        let rest = self
            .hidden
            .iter()
            .chain(self.output.iter().flatten())
            .chain(&self.bias);
        input.chain(rest).copied()
    }

    /// Returns the hidden units' activations for `inputs`.
    pub fn activate(&self, inputs: &Sparse) -> Hidden {
        let mut units = Hidden::new();
        self.activate_into(inputs, &mut units);
        units
    }

    /// Computes the same activations as [`Net::activate`] into a reused buffer.
    pub fn activate_into(&self, inputs: &Sparse, units: &mut Hidden) {
        units.clear();
        units.extend_from_slice(&self.hidden);
        for &(at, value) in inputs {
            if let Some(weights) = self.input.get(usize::from(at)) {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += value * weight;
                }
            }
        }
        for unit in units {
            *unit = unit.max(0.0);
        }
    }

    /// Returns the six result probabilities for these hidden-unit activations.
    pub fn read(&self, units: &[f32]) -> [f32; RESULTS] {
        let mut logits = self.bias;
        for (logit, weights) in logits.iter_mut().zip(&self.output) {
            // Sixteen independent sums allow the compiler to vectorise the loop.
            let mut sums = [0.0; 16];
            let (weights, rest) = weights.as_chunks::<16>();
            let (units, last) = units.as_chunks::<16>();
            for (weights, units) in weights.iter().zip(units) {
                for (sum, (weight, unit)) in sums.iter_mut().zip(weights.iter().zip(units)) {
                    *sum += weight * unit;
                }
            }
            let rest = rest.iter().zip(last).map(|(weight, unit)| weight * unit);
            *logit += sums.iter().sum::<f32>() + rest.sum::<f32>();
        }
        softmax(logits)
    }

    /// Returns the outcomes for the position described by `inputs`; `None` if the weights are damaged.
    pub fn outcomes(&self, inputs: &Sparse) -> Option<Outcomes> {
        Outcomes::from_weights(self.read(&self.activate(inputs)))
    }
}

/// Returns the softmax of `logits`. Unlike the softmax used for quantised nets, this function propagates NaN, so that
/// damaged weights are detected.
fn softmax(logits: [f32; RESULTS]) -> [f32; RESULTS] {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let raised = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = raised.iter().sum();
    raised.map(|chance| chance / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_weights_give_uniform_outcomes() {
        let outcomes = Net::build(32, || 0.0).outcomes(&vec![(3, 1.0)]);
        let chances = outcomes.expect("zeros are no damage").exclusive();
        assert!(
            chances
                .iter()
                .all(|chance| (chance - 1.0 / 6.0).abs() < 1e-6)
        );
    }

    #[test]
    fn only_units_above_zero_affect_the_results() {
        let mut net = Net::build(32, || 0.0);
        net.input[7][2] = 2.0;
        net.output[1][2] = 1.5;
        let gammon = |value| {
            net.outcomes(&vec![(7, value)])
                .map(|outcomes| outcomes.won()[1])
        };
        assert!(gammon(4.0).is_some_and(|chance| chance > 0.99));
        assert!(gammon(-4.0).is_some_and(|chance| (chance - 1.0 / 6.0).abs() < 1e-6));
    }

    #[test]
    fn damaged_weights_give_no_outcomes() {
        assert_eq!(Net::build(32, || f32::NAN).outcomes(&vec![(0, 1.0)]), None);
    }
}
