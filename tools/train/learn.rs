//! Stochastic gradient descent on the cross-entropy between a net's chances and those of a label.

use engine::training::{Hidden, Net, Sparse, describe};

use crate::{fit::equity, label::Label};

/// Trains on each label once, in order. Returns the mean squared equity error, in squared points, measured on each
/// label just before it is learnt. `rate` is the learning rate.
pub fn learn(net: &mut Net, labels: &[Label], rate: f32) -> f32 {
    let (mut inputs, mut units) = (Sparse::new(), Hidden::new());
    let mut back = vec![0.0; net.width()];
    let mut error = 0.0;
    for label in labels {
        describe(&label.board, &mut inputs);
        net.activate_into(&inputs, &mut units);
        let chances = net.read(&units);
        let gradient: [f32; 6] = std::array::from_fn(|at| label.target[at] - chances[at]);
        error += equity(&gradient).powi(2);
        back.fill(0.0);
        for (nth, gradient) in gradient.iter().enumerate() {
            let step = rate * gradient;
            net.bias[nth] += step;
            let row = net.output[nth].iter_mut().zip(&mut back).zip(&units);
            for ((weight, back), unit) in row {
                *back += step * *weight;
                *weight += step * unit;
            }
        }
        for (back, unit) in back.iter_mut().zip(&units) {
            *back = if *unit > 0.0 { *back } else { 0.0 };
        }
        for (weight, back) in net.hidden.iter_mut().zip(&back) {
            *weight += back;
        }
        for &(at, value) in &inputs {
            for (weight, back) in net.input[usize::from(at)].iter_mut().zip(&back) {
                *weight += value * back;
            }
        }
    }
    error / labels.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::checkpoint::Checkpoint;

    #[test]
    fn training_on_labels_reduces_their_error() {
        let [mut net, ..] = Checkpoint::new([64; 5]).nets.nets;
        let label = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let labels = [
            label(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            label(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ];
        let first = learn(&mut net, &labels, 0.01);
        let errors = (0..1_000).map(|_| learn(&mut net, &labels, 0.01));
        let last = errors.last().unwrap_or(first);
        assert!(last < 1e-3 && last < first, "from {first} to {last}");
    }
}
