//! Stochastic gradient descent on the cross-entropy between a net's chances and a lesson's.

use engine::training::{Hidden, Net, Sparse, describe};

use crate::{fit::equity, label::Label};

/// Learns each lesson once, in order; gives the mean squared error of the equity before learning.
pub fn learn(net: &mut Net, lessons: &[Label], rate: f32) -> f32 {
    let (mut inputs, mut units) = (Sparse::new(), Hidden::new());
    let mut back = vec![0.0; net.width()];
    let mut error = 0.0;
    for lesson in lessons {
        describe(&lesson.board, &mut inputs);
        net.activate_into(&inputs, &mut units);
        let chances = net.read(&units);
        let slope: [f32; 6] = std::array::from_fn(|at| lesson.target[at] - chances[at]);
        error += equity(&slope).powi(2);
        back.fill(0.0);
        for (nth, slope) in slope.iter().enumerate() {
            let step = rate * slope;
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
    error / lessons.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::checkpoint::Checkpoint;

    #[test]
    fn a_net_learns_what_it_is_told() {
        let [mut net, ..] = Checkpoint::new([64; 5]).nets.nets;
        let lesson = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let lessons = [
            lesson(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            lesson(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ];
        let first = learn(&mut net, &lessons, 0.01);
        let errors = (0..1_000).map(|_| learn(&mut net, &lessons, 0.01));
        let last = errors.last().unwrap_or(first);
        assert!(last < 1e-3 && last < first, "from {first} to {last}");
    }
}
