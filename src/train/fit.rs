//! Many passes over stored labels, with the steps of Adam (Kingma and Ba, 2014), which shrink to nothing.

use engine::{Hidden, Net, RESULTS, Sparse};
use rules::Board;

use crate::{
    label::{Family, Label},
    random::Random,
};

/// What a net sees of a position.
pub type Describe = fn(&Board, &mut Sparse);

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub passes: usize,
    /// Labels before each step, or a few more.
    pub batch: usize,
    /// The first step; the last is a hundredth of it.
    pub step: f32,
    /// How much the squared error of the equity counts beside the cross-entropy.
    pub equity: f32,
    /// How much more counts what the error of the equity differs from its mean over the plays of a roll: an error that
    /// they share changes no play.
    pub family: f32,
    pub seed: u64,
    pub describe: Describe,
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

/// How wrong the equity is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Errors {
    labels: usize,
    squares: f32,
    /// The same of what differs from the mean error of the family.
    within: f32,
}

impl Errors {
    fn add(&mut self, wrong: &[f32]) {
        let mean = mean(wrong);
        self.labels += wrong.len();
        self.squares += wrong.iter().map(|wrong| wrong * wrong).sum::<f32>();
        self.within += wrong
            .iter()
            .map(|wrong| (wrong - mean).powi(2))
            .sum::<f32>();
    }

    /// Root mean square.
    pub fn all(&self) -> f32 {
        (self.squares / self.labels.max(1) as f32).sqrt()
    }

    /// Root mean square of the differences within families.
    pub fn within(&self) -> f32 {
        (self.within / self.labels.max(1) as f32).sqrt()
    }
}

fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / numbers.len().max(1) as f32
}

/// How wrong `net` is about labels that it has perhaps never seen.
pub fn errors(net: &Net, families: &[Family], describe: Describe) -> Errors {
    let (mut view, mut errors) = (View::default(), Errors::default());
    for family in families {
        let wrong = family
            .iter()
            .map(|label| view.look(net, label, describe).wrong);
        errors.add(&wrong.collect::<Vec<_>>());
    }
    errors
}

/// A label as a net sees it.
#[derive(Default)]
struct View {
    inputs: Sparse,
    units: Hidden,
    chances: [f32; RESULTS],
    worth: f32,
    /// By how much the net holds the position for better than it is.
    wrong: f32,
}

impl View {
    fn look(&mut self, net: &Net, label: &Label, describe: Describe) -> &Self {
        describe(&label.board, &mut self.inputs);
        net.activate_into(&self.inputs, &mut self.units);
        self.chances = net.read(&self.units);
        self.worth = equity(&self.chances);
        self.wrong = self.worth - equity(&label.target);
        self
    }
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

/// Learns `families` in `course.passes` passes; `report` gets the number of each, the errors in it and the net.
pub fn fit(
    net: &mut Net,
    families: &[Family],
    course: Course,
    mut report: impl FnMut(usize, &Errors, &Net),
) {
    let (mut views, mut back) = (Vec::<View>::new(), Hidden::new());
    let mut adam = Adam::new(net.width());
    let mut order: Vec<u32> = (0..families.len() as u32).collect();
    let mut random = Random(course.seed);
    let labels: usize = families.iter().map(Vec::len).sum();
    let per_batch = (course.batch * families.len())
        .div_ceil(labels.max(1))
        .max(1);
    let all = (course.passes * families.len().div_ceil(per_batch)) as f32;
    for pass in 1..=course.passes {
        random.shuffle(&mut order);
        let mut errors = Errors::default();
        for batch in order.chunks(per_batch) {
            for &at in batch {
                let family = &families[at as usize];
                views.resize_with(family.len().max(views.len()), View::default);
                let views = views.iter_mut().zip(family);
                let views: Vec<_> = views
                    .map(|(view, label)| (view.look(net, label, course.describe), label))
                    .collect();
                let wrong: Vec<f32> = views.iter().map(|(view, _)| view.wrong).collect();
                errors.add(&wrong);
                for (view, label) in views {
                    let differs = view.wrong - mean(&wrong);
                    let slope = course.slope(view, label, differs);
                    let slope = slope.map(|slope| slope / course.batch as f32);
                    adam.blame(net, &view.inputs, &view.units, slope, &mut back);
                }
            }
            let turn = std::f32::consts::PI * adam.steps as f32 / all;
            let rate = course.step * (0.01 + 0.99 * 0.5 * (1.0 + turn.cos()));
            adam.step(net, rate);
        }
        report(pass, &errors, net);
    }
}

impl Course {
    /// How the error changes with each logit, where the error `differs` by so much from that of the family.
    fn slope(&self, view: &View, label: &Label, differs: f32) -> [f32; RESULTS] {
        let of_equity = self.equity * view.wrong + self.family * differs;
        std::array::from_fn(|nth| {
            let chance = view.chances[nth];
            chance - label.target[nth] + of_equity * chance * (WORTH[nth] - view.worth)
        })
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
        let families = [vec![
            label(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            label(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ]];
        let course = Course {
            passes: 300,
            batch: 2,
            step: 0.005,
            equity: 1.0,
            family: 1.0,
            seed: 1,
            describe: engine::describe,
        };
        fit(&mut net, &families, course, |_, _, _| {});
        assert!(errors(&net, &families, engine::describe).all() < 0.01);
        assert!(errors(&net, &families, engine::describe).within() < 0.01);
    }
}
