//! Fitting of nets to stored labels in several passes, with a learning rate that decays to a hundredth of its initial
//! value.

use engine::training::{Hidden, Net, RESULTS, Sparse};
use rules::Board;

use crate::{
    adam::Adam,
    label::{Family, Label},
    random::Random,
};

/// Function that computes a net's inputs for a position.
pub type Describe = fn(&Board, &mut Sparse);

/// Hyperparameters for a fit.
#[derive(Clone, Copy, Debug)]
pub struct Hyperparameters {
    pub passes: usize,
    /// Batch size in labels; a batch may exceed it by part of a family.
    pub batch: usize,
    /// Initial learning rate; the final learning rate is a hundredth of it.
    pub step: f32,
    /// Weight of the squared equity error relative to the cross-entropy.
    pub equity: f32,
    /// Additional weight of the equity error's deviation from its mean over the plays of a roll, because an error
    /// shared by all plays does not affect the choice.
    pub family: f32,
    pub seed: u64,
    pub describe: Describe,
    /// Returns the index of the net that evaluates a position.
    pub net_of: fn(&Board) -> usize,
}

/// Family of labels with its weight.
#[derive(Clone, Debug)]
pub struct WeightedFamily {
    pub family: Family,
    /// Weight of the family relative to other families, above 0: smaller for labels with a higher variance. The weight
    /// does not affect the learning rate.
    pub weight: f32,
}

/// Points for each result.
const WORTH: [f32; RESULTS] = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

/// Returns the equity of the player on roll, in points, given these result probabilities.
pub fn equity(chances: &[f32; RESULTS]) -> f32 {
    chances
        .iter()
        .zip(WORTH)
        .map(|(chance, worth)| chance * worth)
        .sum()
}

/// Accumulated equity errors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Errors {
    labels: usize,
    squares: f64,
    /// Sum of squared deviations from the family's mean error.
    within: f64,
}

impl Errors {
    fn add(&mut self, wrong: f32, mean: f32) {
        self.labels += 1;
        self.squares += f64::from(wrong).powi(2);
        self.within += f64::from(wrong - mean).powi(2);
    }

    /// Returns the root mean square error.
    pub fn all(&self) -> f32 {
        (self.squares / self.labels.max(1) as f64).sqrt() as f32
    }

    /// Returns the root mean square deviation within families.
    pub fn within(&self) -> f32 {
        (self.within / self.labels.max(1) as f64).sqrt() as f32
    }
}

/// Returns the errors of each of `nets` on `families`, for example on held-out labels.
pub fn errors(nets: &[Net], families: &[Family], hyperparameters: Hyperparameters) -> Vec<Errors> {
    let (mut views, mut errors) = (Vec::new(), vec![Errors::default(); nets.len()]);
    for family in families {
        look(nets, family, hyperparameters, &mut views, &mut errors);
    }
    errors
}

/// Forward pass of a label through its net.
#[derive(Default)]
struct View {
    /// Index of the net.
    net: usize,
    inputs: Sparse,
    units: Hidden,
    chances: [f32; RESULTS],
    worth: f32,
    /// Equity error: the net's equity minus the label's.
    wrong: f32,
}

impl View {
    fn look(&mut self, nets: &[Net], label: &Label, hyperparameters: Hyperparameters) {
        self.net = (hyperparameters.net_of)(&label.board);
        let net = &nets[self.net];
        (hyperparameters.describe)(&label.board, &mut self.inputs);
        net.activate_into(&self.inputs, &mut self.units);
        self.chances = net.read(&self.units);
        self.worth = equity(&self.chances);
        self.wrong = self.worth - equity(&label.target);
    }
}

/// Evaluates a family's labels, adds their errors to `errors`, and returns the mean error.
fn look(
    nets: &[Net],
    family: &[Label],
    hyperparameters: Hyperparameters,
    views: &mut Vec<View>,
    errors: &mut [Errors],
) -> f32 {
    // The buffer never shrinks, so that its allocations are reused.
    views.resize_with(family.len().max(views.len()), View::default);
    let views = &mut views[..family.len()];
    for (view, label) in views.iter_mut().zip(family) {
        view.look(nets, label, hyperparameters);
    }
    let wrong: f32 = views.iter().map(|view| view.wrong).sum();
    let mean = wrong / family.len().max(1) as f32;
    for view in views {
        errors[view.net].add(view.wrong, mean);
    }
    mean
}

/// State of a fit. All nets are fitted together, because a roll's plays may belong to several of them.
pub struct Fitting {
    /// Number of completed passes.
    pub passes: usize,
    pub nets: Vec<Net>,
    pub adams: Vec<Adam>,
}

impl Fitting {
    /// Creates the state before the first pass.
    pub fn new(nets: Vec<Net>) -> Self {
        Self {
            passes: 0,
            adams: nets.iter().map(|net| Adam::new(net.width())).collect(),
            nets,
        }
    }

    /// Fits the nets to `lessons` until `hyperparameters.passes` passes have been completed. `report` is called after
    /// each pass with that pass's errors. A resumed fit yields the same nets as an uninterrupted one.
    ///
    /// # Errors
    /// Returns any error from `report`.
    pub fn learn(
        &mut self,
        lessons: &[WeightedFamily],
        hyperparameters: Hyperparameters,
        mut report: impl FnMut(&Self, &[Errors]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let mut random = Random(hyperparameters.seed);
        (0..self.passes).for_each(|_| random.shuffle(&mut order));
        while self.passes < hyperparameters.passes {
            random.shuffle(&mut order);
            let errors = self.pass(lessons, &order, hyperparameters);
            self.passes += 1;
            report(self, &errors)?;
        }
        Ok(())
    }

    fn pass(
        &mut self,
        lessons: &[WeightedFamily],
        order: &[u32],
        hyperparameters: Hyperparameters,
    ) -> Vec<Errors> {
        let (mut views, mut back) = (Vec::<View>::new(), Hidden::new());
        let Self { nets, adams, .. } = self;
        let mut errors = vec![Errors::default(); nets.len()];
        let (before, all) = (
            self.passes * order.len(),
            hyperparameters.passes * order.len(),
        );
        for (nth, &at) in order.iter().enumerate() {
            let WeightedFamily { family, weight } = &lessons[at as usize];
            let mean = look(nets, family, hyperparameters, &mut views, &mut errors);
            for (view, label) in views.iter().zip(family) {
                let gradient = hyperparameters.gradient(view, label, view.wrong - mean);
                let gradient = gradient.map(|gradient| weight * gradient);
                let seen = (&view.inputs, &view.units);
                adams[view.net].backpropagate(&nets[view.net], seen, gradient, &mut back);
            }
            let learnt = (before + nth + 1) as f64 / all as f64;
            let rate = hyperparameters.rate(learnt as f32);
            let due = nets.iter_mut().zip(&mut *adams);
            due.filter(|(_, adam)| adam.labels >= hyperparameters.batch)
                .for_each(|(net, adam)| adam.step(net, rate));
        }
        errors
    }
}

impl Hyperparameters {
    /// Returns the learning rate once the fraction `learnt` (0 to 1) of the fit is done: a half cosine from the initial
    /// rate down to a hundredth of it.
    fn rate(&self, learnt: f32) -> f32 {
        let turn = std::f32::consts::PI * learnt;
        self.step * (0.01 + 0.99 * 0.5 * (1.0 + turn.cos()))
    }

    /// Returns the gradient of the loss with respect to the logits; `differs` is the deviation of the error from the
    /// family's mean.
    fn gradient(&self, view: &View, label: &Label, differs: f32) -> [f32; RESULTS] {
        let of_equity = self.equity * view.wrong + self.family * differs;
        std::array::from_fn(|nth| {
            let chance = view.chances[nth];
            let gradient =
                chance - label.target[nth] + of_equity * chance * (WORTH[nth] - view.worth);
            gradient / self.batch as f32
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::checkpoint::Checkpoint;

    fn hyperparameters(passes: usize) -> Hyperparameters {
        Hyperparameters {
            passes,
            batch: 2,
            step: 0.005,
            equity: 1.0,
            family: 1.0,
            seed: 1,
            describe: engine::training::describe,
            net_of: |board| usize::from(*board == Board::start(Variant::Standard)),
        }
    }

    fn nets() -> Vec<Net> {
        let [first, second, ..] = Checkpoint::new([32; 5]).nets.nets;
        vec![first, second]
    }

    fn label(variant: Variant, target: [f32; RESULTS]) -> Label {
        Label {
            board: Board::start(variant),
            target,
        }
    }

    fn lesson(family: Family, weight: f32) -> WeightedFamily {
        WeightedFamily { family, weight }
    }

    #[test]
    fn a_net_learns_its_labels() -> anyhow::Result<()> {
        let family = vec![
            label(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            label(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ];
        let mut fitting = Fitting::new(nets());
        fitting.learn(
            &[lesson(family.clone(), 1.0)],
            hyperparameters(300),
            |_, _| Ok(()),
        )?;
        for errors in errors(&fitting.nets, &[family], hyperparameters(300)) {
            assert!(errors.all() < 0.01 && errors.within() < 0.01);
        }
        Ok(())
    }

    #[test]
    fn heavier_labels_dominate() -> anyhow::Result<()> {
        let (won, lost) = (
            [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            [0.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        );
        let about = |target, weight| lesson(vec![label(Variant::Standard, target)], weight);
        let lessons = [about(won, 1.0), about(lost, 0.25)];
        let mut fitting = Fitting::new(nets());
        fitting.learn(&lessons, hyperparameters(300), |_, _| Ok(()))?;
        let mut view = View::default();
        view.look(&fitting.nets, &lessons[0].family[0], hyperparameters(300));
        assert!((view.chances[0] - 0.8).abs() < 0.05, "{:?}", view.chances);
        Ok(())
    }

    #[test]
    fn a_resumed_fit_yields_the_same_nets() -> anyhow::Result<()> {
        let lessons: Vec<WeightedFamily> = (1..8)
            .map(|nth| {
                let share = 0.1 * nth as f32;
                let target = [share, 0.0, 0.0, 1.0 - share, 0.0, 0.0];
                let plays = nth % 3 + 1;
                lesson(vec![label(Variant::Standard, target); plays], 1.0)
            })
            .collect();
        let mut whole = Fitting::new(nets());
        whole.learn(&lessons, hyperparameters(4), |_, _| Ok(()))?;

        let folder = std::env::temp_dir().join(format!("backgammon-fit-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let file = folder.join("fitting");
        let mut first = Fitting::new(nets());
        let stopped = first.learn(&lessons, hyperparameters(4), |fitting, _| {
            fitting.save(&[1, 2], &file)?;
            anyhow::ensure!(fitting.passes < 2, "the lights went out");
            Ok(())
        });
        assert!(stopped.is_err());
        assert!(Fitting::load(&[1, 3], &file)?.is_none(), "another task");
        let mut second = Fitting::load(&[1, 2], &file)?.expect("it was saved");
        assert_eq!(second.passes, 2);
        second.learn(&lessons, hyperparameters(4), |_, _| Ok(()))?;
        assert!(second.nets == whole.nets);

        std::fs::write(&file, "not a fit")?;
        assert!(Fitting::load(&[1, 2], &file).is_err());
        std::fs::remove_dir_all(&folder)?;
        assert!(
            Fitting::load(&[1, 2], &file)?.is_none(),
            "nothing to go on from"
        );
        Ok(())
    }
}
