//! One step down the slope of the cross entropy between what a net says and what it should say.

use engine::{HIDDEN, Net, OUTPUTS, Sparse};

/// A position and what a net should say about it.
pub(crate) struct Sample {
    pub(crate) inputs: Sparse,
    pub(crate) target: [f32; OUTPUTS],
}

/// Moves `net` towards `sample` at `rate`; the cross entropy before the step, less that of a perfect answer.
pub(crate) fn step(net: &mut Net, sample: &Sample, rate: f32) -> f32 {
    let units = net.activate(&sample.inputs);
    let said = net.read(&units);
    let loss = said.iter().zip(&sample.target).map(|(said, target)| {
        if *target > 0.0 {
            target * (target / said.max(1e-9)).ln()
        } else {
            0.0
        }
    });
    let loss = loss.sum();
    let mut back = [0.0; HIDDEN];
    for (output, (said, target)) in said.iter().zip(&sample.target).enumerate() {
        let error = said - target;
        net.bias[output] -= rate * error;
        let weights = &mut net.output[output];
        for ((weight, back), unit) in weights.iter_mut().zip(&mut back).zip(&units) {
            *back += error * *weight;
            *weight -= rate * error * unit;
        }
    }
    for (back, unit) in back.iter_mut().zip(&units) {
        if *unit <= 0.0 {
            *back = 0.0;
        }
    }
    for (start, back) in net.hidden.iter_mut().zip(&back) {
        *start -= rate * back;
    }
    for &(at, value) in &sample.inputs {
        let change = rate * value;
        for (weight, back) in net.input[usize::from(at)].iter_mut().zip(&back) {
            *weight -= change * back;
        }
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nets::Nets;

    #[test]
    fn a_net_learns_what_it_is_told() {
        let mut net = Nets::random(1).contact;
        let samples = [
            Sample {
                inputs: vec![(1, 1.0), (5, 0.5)],
                target: [0.7, 0.2, 0.0, 0.1, 0.0, 0.0],
            },
            Sample {
                inputs: vec![(1, 1.0), (9, 1.0)],
                target: [0.0, 0.0, 0.0, 0.1, 0.8, 0.1],
            },
        ];
        let mut loss = [1.0; 2];
        for _ in 0..3_000 {
            for (loss, sample) in loss.iter_mut().zip(&samples) {
                *loss = step(&mut net, sample, 0.1);
            }
        }
        assert!(loss.iter().all(|loss| *loss < 1e-3), "{loss:?}");
    }
}
