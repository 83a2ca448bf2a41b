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
    /// Which of the nets judges a position.
    pub net_of: fn(&Board) -> usize,
}

/// Points that each result is worth.
const WORTH: [f32; RESULTS] = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

/// Points that the player on roll expects for these chances of the results.
pub fn equity(chances: &[f32; RESULTS]) -> f32 {
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
    squares: f64,
    /// The same of what differs from the mean error of the family.
    within: f64,
}

impl Errors {
    fn add(&mut self, wrong: f32, mean: f32) {
        self.labels += 1;
        self.squares += f64::from(wrong).powi(2);
        self.within += f64::from(wrong - mean).powi(2);
    }

    /// Root mean square.
    pub fn all(&self) -> f32 {
        (self.squares / self.labels.max(1) as f64).sqrt() as f32
    }

    /// Root mean square of the differences within families.
    pub fn within(&self) -> f32 {
        (self.within / self.labels.max(1) as f64).sqrt() as f32
    }
}

/// How wrong each of `nets` is about labels that it has perhaps never seen.
pub fn errors(nets: &[Net], families: &[Family], course: Course) -> Vec<Errors> {
    let (mut views, mut errors) = (Vec::new(), vec![Errors::default(); nets.len()]);
    for family in families {
        look(nets, family, course, &mut views, &mut errors);
    }
    errors
}

/// A label as its net sees it.
#[derive(Default)]
struct View {
    /// Which net that is.
    net: usize,
    inputs: Sparse,
    units: Hidden,
    chances: [f32; RESULTS],
    worth: f32,
    /// By how much the net holds the position for better than it is.
    wrong: f32,
}

impl View {
    fn look(&mut self, nets: &[Net], label: &Label, course: Course) {
        self.net = (course.net_of)(&label.board);
        let net = &nets[self.net];
        (course.describe)(&label.board, &mut self.inputs);
        net.activate_into(&self.inputs, &mut self.units);
        self.chances = net.read(&self.units);
        self.worth = equity(&self.chances);
        self.wrong = self.worth - equity(&label.target);
    }
}

/// Looks at the labels of a family, adds how wrong the nets are about them, and gives how wrong they are in the mean.
fn look(
    nets: &[Net],
    family: &[Label],
    course: Course,
    views: &mut Vec<View>,
    errors: &mut [Errors],
) -> f32 {
    // Views of larger families stay, with their room.
    views.resize_with(family.len().max(views.len()), View::default);
    let views = &mut views[..family.len()];
    for (view, label) in views.iter_mut().zip(family) {
        view.look(nets, label, course);
    }
    let wrong: f32 = views.iter().map(|view| view.wrong).sum();
    let mean = wrong / family.len().max(1) as f32;
    for view in views {
        errors[view.net].add(view.wrong, mean);
    }
    mean
}

/// How the error changes with each weight, and the mean and mean square of that in the past, which scale the steps.
struct Adam {
    slopes: Net,
    mean: Net,
    square: Net,
    steps: i32,
    /// Labels since the last step.
    labels: usize,
}

impl Adam {
    fn new(width: usize) -> Self {
        let zeros = || Net::build(width, || 0.0);
        Self {
            slopes: zeros(),
            mean: zeros(),
            square: zeros(),
            steps: 0,
            labels: 0,
        }
    }

    /// Adds what the error `slope` of the six logits says about the weights that led to them.
    fn blame(&mut self, net: &Net, view: &View, slope: [f32; RESULTS], back: &mut Hidden) {
        let View { inputs, units, .. } = view;
        self.labels += 1;
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
        self.labels = 0;
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

/// Learns `families` in `course.passes` passes, all nets together, because the plays of a roll may be judged by several
/// of them; `report` gets the number of each pass, the errors in it and the nets.
pub fn fit(
    nets: &mut [Net],
    families: &[Family],
    course: Course,
    mut report: impl FnMut(usize, &[Errors], &[Net]),
) {
    let (mut views, mut back) = (Vec::<View>::new(), Hidden::new());
    let mut adams: Vec<_> = nets.iter().map(|net| Adam::new(net.width())).collect();
    let mut order: Vec<u32> = (0..families.len() as u32).collect();
    let mut random = Random(course.seed);
    let (mut learnt, all) = (0.0, (course.passes * families.len()) as f64);
    for pass in 1..=course.passes {
        random.shuffle(&mut order);
        let mut errors = vec![Errors::default(); nets.len()];
        for &at in &order {
            let family = &families[at as usize];
            let mean = look(nets, family, course, &mut views, &mut errors);
            for (view, label) in views.iter().zip(family) {
                let slope = course.slope(view, label, view.wrong - mean);
                adams[view.net].blame(&nets[view.net], view, slope, &mut back);
            }
            learnt += 1.0;
            let rate = course.rate((learnt / all) as f32);
            let due = nets.iter_mut().zip(&mut adams);
            due.filter(|(_, adam)| adam.labels >= course.batch)
                .for_each(|(net, adam)| adam.step(net, rate));
        }
        report(pass, &errors, nets);
    }
}

impl Course {
    /// The size of a step when so much (0 to 1) has been learnt: from the first to a hundredth of it by a half cosine.
    fn rate(&self, learnt: f32) -> f32 {
        let turn = std::f32::consts::PI * learnt;
        self.step * (0.01 + 0.99 * 0.5 * (1.0 + turn.cos()))
    }

    /// How the error changes with each logit, where the error `differs` by so much from that of the family.
    fn slope(&self, view: &View, label: &Label, differs: f32) -> [f32; RESULTS] {
        let of_equity = self.equity * view.wrong + self.family * differs;
        std::array::from_fn(|nth| {
            let chance = view.chances[nth];
            let slope = chance - label.target[nth] + of_equity * chance * (WORTH[nth] - view.worth);
            slope / self.batch as f32
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
        let [first, second, ..] = Checkpoint::new([32; 5]).nets.nets;
        let mut nets = [first, second];
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
            net_of: |board| usize::from(*board == Board::start(Variant::Standard)),
        };
        fit(&mut nets, &families, course, |_, _, _| {});
        for errors in errors(&nets, &families, course) {
            assert!(errors.all() < 0.01 && errors.within() < 0.01);
        }
    }
}
