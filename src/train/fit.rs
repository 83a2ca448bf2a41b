//! Many passes over stored labels, with the steps of Adam (Kingma and Ba, 2014), which shrink to nothing.

use engine::{Hidden, Net, RESULTS, Sparse, describe};

use crate::{label::Label, random::Random};

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub passes: usize,
    pub batch: usize,
    /// The first step; the last is a hundredth of it.
    pub step: f32,
    /// How much the squared error of the equity counts beside the cross-entropy.
    pub equity: f32,
    pub seed: u64,
}

/// Points that each result is worth.
const WORTH: [f32; RESULTS] = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

fn equity(chances: &[f32; RESULTS]) -> f32 {
    chances
        .iter()
        .zip(WORTH)
        .map(|(chance, worth)| chance * worth)
        .sum()
}

/// Root mean square of the equity's error.
pub fn error(net: &Net, labels: &[Label]) -> f32 {
    let (mut inputs, mut units) = (Sparse::new(), Hidden::new());
    let mut sum = 0.0;
    for label in labels {
        describe(&label.board, &mut inputs);
        net.activate_into(&inputs, &mut units);
        sum += (equity(&net.read(&units)) - equity(&label.target)).powi(2);
    }
    (sum / labels.len().max(1) as f32).sqrt()
}

/// How the error changes with each weight, and the mean and mean square of that in the past, which scale the steps.
struct Adam {
    slopes: Net,
    mean: Net,
    square: Net,
    steps: i32,
}

impl Adam {
    fn new(width: usize) -> Self {
        let zeros = || Net::build(width, || 0.0);
        Self {
            slopes: zeros(),
            mean: zeros(),
            square: zeros(),
            steps: 0,
        }
    }

    /// Adds what the error `slope` of the six logits says about the weights that led to them.
    fn blame(
        &mut self,
        net: &Net,
        inputs: &Sparse,
        units: &[f32],
        slope: [f32; RESULTS],
        back: &mut Hidden,
    ) {
        back.clear();
        back.resize(units.len(), 0.0);
        for (nth, slope) in slope.into_iter().enumerate() {
            add_scaled(back, &net.output[nth], slope);
            add_scaled(&mut self.slopes.output[nth], units, slope);
            self.slopes.bias[nth] += slope;
        }
        for (back, unit) in back.iter_mut().zip(units) {
            *back = if *unit > 0.0 { *back } else { 0.0 };
        }
        add_scaled(&mut self.slopes.hidden, back, 1.0);
        for &(at, value) in inputs {
            add_scaled(&mut self.slopes.input[usize::from(at)], back, value);
        }
    }

    /// Moves the weights and forgets the slopes.
    fn step(&mut self, net: &mut Net, rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let warm = (1.0 - KEEP.1.powi(self.steps)).sqrt() / (1.0 - KEEP.0.powi(self.steps));
        let rate = rate * warm;
        let past = self.mean.rows_mut().zip(self.square.rows_mut());
        let rows = net.rows_mut().zip(self.slopes.rows_mut()).zip(past);
        for ((weights, slopes), (means, squares)) in rows {
            let past = means.iter_mut().zip(squares);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(past) {
                *mean += (1.0 - KEEP.0) * (*slope - *mean);
                *square += (1.0 - KEEP.1) * (*slope * *slope - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *slope = 0.0;
            }
        }
    }
}

fn add_scaled(sums: &mut [f32], row: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += factor * value;
    }
}

/// Learns `labels` in `course.passes` passes; `report` gets the number of each, the error in it and the net.
pub fn fit(
    net: &mut Net,
    labels: &[Label],
    course: Course,
    mut report: impl FnMut(usize, f32, &Net),
) {
    let (mut inputs, mut units, mut back) = (Sparse::new(), Hidden::new(), Hidden::new());
    let mut adam = Adam::new(net.width());
    let mut order: Vec<u32> = (0..labels.len() as u32).collect();
    let mut random = Random(course.seed);
    let all = (course.passes * labels.len().div_ceil(course.batch)) as f32;
    for pass in 1..=course.passes {
        random.shuffle(&mut order);
        let mut squares = 0.0;
        for batch in order.chunks(course.batch) {
            let share = 1.0 / batch.len() as f32;
            for &at in batch {
                let Label { board, target } = &labels[at as usize];
                describe(board, &mut inputs);
                net.activate_into(&inputs, &mut units);
                let chances = net.read(&units);
                let worth = equity(&chances);
                let wrong = worth - equity(target);
                squares += wrong * wrong;
                let slope = std::array::from_fn(|nth| {
                    let of_equity = wrong * chances[nth] * (WORTH[nth] - worth);
                    share * (chances[nth] - target[nth] + course.equity * of_equity)
                });
                adam.blame(net, &inputs, &units, slope, &mut back);
            }
            let turn = std::f32::consts::PI * adam.steps as f32 / all;
            let rate = course.step * (0.01 + 0.99 * 0.5 * (1.0 + turn.cos()));
            adam.step(net, rate);
        }
        let error = (squares / labels.len().max(1) as f32).sqrt();
        report(pass, error, net);
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::checkpoint::Checkpoint;

    #[test]
    fn a_net_learns_its_labels() {
        let [mut net, ..] = Checkpoint::new([32; 3]).nets.nets;
        let label = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let labels = [
            label(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            label(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ];
        let course = Course {
            passes: 300,
            batch: 2,
            step: 0.005,
            equity: 1.0,
            seed: 1,
        };
        fit(&mut net, &labels, course, |_, _, _| {});
        assert!(error(&net, &labels) < 0.01);
    }
}
