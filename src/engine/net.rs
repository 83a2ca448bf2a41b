//! A small net: sparse inputs, one hidden layer of rectified units, the six results of a game by softmax.
//!
//! Each game is counted in one result only, so that gammons can never wrongly include backgammons. *Whose view*: the
//! player on roll, before he rolls.

use crate::Outcomes;
use crate::training::{INPUTS, Sparse};

/// Single game, gammon, backgammon won, then the same lost.
pub const RESULTS: usize = 6;

/// The hidden layer's values, or what one input adds to each of them.
pub type Hidden = Vec<f32>;

/// Weights as trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input what it adds to each hidden unit.
    pub input: Vec<Hidden>,
    /// What each hidden unit starts from.
    pub hidden: Hidden,
    /// For each result what each hidden unit adds to it.
    pub output: [Hidden; RESULTS],
    /// What each result starts from.
    pub bias: [f32; RESULTS],
}

impl Net {
    /// How many weights a net with `width` hidden units has.
    pub const fn weights_of(width: usize) -> usize {
        INPUTS * width + width + RESULTS * width + RESULTS
    }

    /// A net with `width` hidden units of the numbers that `weight` gives, in the order of the fields.
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

    /// How many hidden units there are.
    pub fn width(&self) -> usize {
        self.hidden.len()
    }

    /// All weights in the order of the fields, row by row, to be changed.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let input = self.input.iter_mut();
        let rest = std::iter::once(&mut self.hidden).chain(&mut self.output);
        let rows = input.chain(rest).map(Vec::as_mut_slice);
        rows.chain(std::iter::once(self.bias.as_mut_slice()))
    }

    /// All weights in the order of the fields.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let input = self.input.iter().flatten();
        let rest = self
            .hidden
            .iter()
            .chain(self.output.iter().flatten())
            .chain(&self.bias);
        input.chain(rest).copied()
    }

    /// The hidden units for `inputs`: rectified sums.
    pub fn activate(&self, inputs: &Sparse) -> Hidden {
        let mut units = Hidden::new();
        self.activate_into(inputs, &mut units);
        units
    }

    /// The same in a buffer that is used again.
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

    /// The six chances for these hidden units.
    pub fn read(&self, units: &[f32]) -> [f32; RESULTS] {
        let mut logits = self.bias;
        for (logit, weights) in logits.iter_mut().zip(&self.output) {
            // Sixteen sums at a time, which the compiler turns into vector instructions.
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

    /// The chances in the position that `inputs` describe; `None` if the weights are damaged.
    pub fn outcomes(&self, inputs: &Sparse) -> Option<Outcomes> {
        Outcomes::from_weights(self.read(&self.activate(inputs)))
    }
}

/// Unlike that of the quantised nets it passes on what is not a number, so that damaged weights are noticed.
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
    fn a_net_of_zeros_finds_every_result_equally_likely() {
        let outcomes = Net::build(32, || 0.0).outcomes(&vec![(3, 1.0)]);
        let chances = outcomes.expect("zeros are no damage").exclusive();
        assert!(
            chances
                .iter()
                .all(|chance| (chance - 1.0 / 6.0).abs() < 1e-6)
        );
    }

    #[test]
    fn inputs_reach_the_results_through_units_above_zero() {
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
    fn damaged_weights_give_no_chances() {
        assert_eq!(Net::build(32, || f32::NAN).outcomes(&vec![(0, 1.0)]), None);
    }
}
