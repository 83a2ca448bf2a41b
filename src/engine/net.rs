//! A small net: sparse inputs, one hidden layer of rectified units, the six results of a game by softmax.
//!
//! Each game is counted in one result only, so that gammons can never wrongly include backgammons. *Whose view*: the
//! player on roll, before he rolls.

use crate::{INPUTS, Outcomes, Sparse};

/// Width of the hidden layer.
pub const HIDDEN: usize = 128;
/// Single game, gammon, backgammon won, then the same lost.
pub const RESULTS: usize = 6;

/// The hidden layer's values.
pub type Hidden = [f32; HIDDEN];

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
    /// How many weights a net has.
    pub const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN + RESULTS * HIDDEN + RESULTS;

    /// A net of the numbers that `weight` gives, in the order of the fields.
    pub fn build(mut weight: impl FnMut() -> f32) -> Self {
        let mut unit = || -> Hidden { std::array::from_fn(|_| weight()) };
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
        let mut units = self.hidden;
        for &(at, value) in inputs {
            if let Some(weights) = self.input.get(usize::from(at)) {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += value * weight;
                }
            }
        }
        units.map(|unit| unit.max(0.0))
    }

    /// The six chances for these hidden units.
    pub fn read(&self, units: &Hidden) -> [f32; RESULTS] {
        let mut logits = self.bias;
        for (logit, weights) in logits.iter_mut().zip(&self.output) {
            // Sixteen sums at a time, which the compiler turns into vector instructions.
            let mut sums = [0.0; 16];
            for (weights, units) in weights
                .as_chunks::<16>()
                .0
                .iter()
                .zip(units.as_chunks::<16>().0)
            {
                for (sum, (weight, unit)) in sums.iter_mut().zip(weights.iter().zip(units)) {
                    *sum += weight * unit;
                }
            }
            *logit += sums.iter().sum::<f32>();
        }
        softmax(logits)
    }

    /// The chances in the position that `inputs` describe; `None` if the weights are damaged.
    pub fn outcomes(&self, inputs: &Sparse) -> Option<Outcomes> {
        Outcomes::from_weights(self.read(&self.activate(inputs)))
    }
}

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
        let outcomes = Net::build(|| 0.0).outcomes(&vec![(3, 1.0)]);
        let chances = outcomes.expect("zeros are no damage").exclusive();
        assert!(
            chances
                .iter()
                .all(|chance| (chance - 1.0 / 6.0).abs() < 1e-6)
        );
    }

    #[test]
    fn inputs_reach_the_results_through_units_above_zero() {
        let mut net = Net::build(|| 0.0);
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
        assert_eq!(Net::build(|| f32::NAN).outcomes(&vec![(0, 1.0)]), None);
    }
}
