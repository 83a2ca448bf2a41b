//! A small net: sparse inputs, one hidden layer, the six results of a game.
//!
//! The outputs are made chances by softmax, each game counted in one of them only, so that gammons can never wrongly
//! include backgammons. *Whose view*: the player on roll, before he rolls.

use crate::{INPUTS, Outcomes, Sparse};

/// Width of the hidden layer.
pub const HIDDEN: usize = 160;
/// Single game, gammon, backgammon won, then the same lost.
pub const OUTPUTS: usize = 6;

/// Weights as trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input what it adds to each hidden unit.
    pub input: Vec<[f32; HIDDEN]>,
    /// What each hidden unit starts from.
    pub hidden: [f32; HIDDEN],
    /// For each output what each hidden unit adds to it.
    pub output: [[f32; HIDDEN]; OUTPUTS],
    /// What each output starts from.
    pub bias: [f32; OUTPUTS],
}

impl Net {
    /// A net of zeros, which finds every result equally likely.
    pub fn zero() -> Self {
        Self {
            input: vec![[0.0; HIDDEN]; INPUTS],
            hidden: [0.0; HIDDEN],
            output: [[0.0; HIDDEN]; OUTPUTS],
            bias: [0.0; OUTPUTS],
        }
    }

    /// The hidden units for `inputs`: rectified sums.
    pub fn activate(&self, inputs: &Sparse) -> [f32; HIDDEN] {
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
    pub fn read(&self, units: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut logits = self.bias;
        for (logit, weights) in logits.iter_mut().zip(&self.output) {
            // Eight sums at a time, which the compiler turns into vector instructions.
            let (weights, _) = weights.as_chunks::<8>();
            let (units, _) = units.as_chunks::<8>();
            let mut sums = [0.0; 8];
            for (weight, unit) in weights.iter().zip(units) {
                for (sum, (weight, unit)) in sums.iter_mut().zip(weight.iter().zip(unit)) {
                    *sum += weight * unit;
                }
            }
            *logit += sums.iter().sum::<f32>();
        }
        softmax(logits)
    }

    /// The chances of the player on roll in the position described by `inputs`.
    pub fn outcomes(&self, inputs: &Sparse) -> Outcomes {
        let chances = self.read(&self.activate(inputs));
        Outcomes::from_weights(chances).unwrap_or(Outcomes::WIN)
    }
}

fn softmax(logits: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
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
        let chances = Net::zero()
            .outcomes(&vec![(3, 1.0), (200, 0.5)])
            .exclusive();
        assert!(
            chances
                .iter()
                .all(|chance| (chance - 1.0 / 6.0).abs() < 1e-6)
        );
    }

    #[test]
    fn inputs_reach_the_outputs_through_the_hidden_units() {
        let mut net = Net::zero();
        net.input[7][2] = 2.0;
        net.output[1][2] = 1.5;
        let sure = net.outcomes(&vec![(7, 4.0)]).exclusive();
        assert!(sure[1] > 0.99);
        let off = net.outcomes(&vec![(7, -4.0)]).exclusive();
        assert!(
            (off[1] - 1.0 / 6.0).abs() < 1e-6,
            "a hidden unit below zero says nothing"
        );
    }
}
