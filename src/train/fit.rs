//! Many passes over stored labels, with steps that shrink to nothing.

use engine::training::{Hidden, Net, RESULTS, Sparse};
use rules::Board;

use crate::{
    adam::Adam,
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

/// What is learnt together.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub family: Family,
    /// How much it counts beside other lessons, above 0: less where labels scatter more. Steps do not become shorter by
    /// it.
    pub weight: f32,
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

/// How far nets have come in learning labels, all of them together, because the plays of a roll may be judged by
/// several of them.
pub struct Fitting {
    /// Passes over all labels that are done.
    pub passes: usize,
    pub nets: Vec<Net>,
    pub adams: Vec<Adam>,
}

impl Fitting {
    /// Nothing learnt yet.
    pub fn new(nets: Vec<Net>) -> Self {
        Self {
            passes: 0,
            adams: nets.iter().map(|net| Adam::new(net.width())).collect(),
            nets,
        }
    }

    /// Learns `lessons` until `course.passes` passes are done; `report` gets what has come of each, and the errors in
    /// it. Going on after an interruption gives the same nets as no interruption.
    ///
    /// # Errors
    /// What `report` gives.
    pub fn learn(
        &mut self,
        lessons: &[Lesson],
        course: Course,
        mut report: impl FnMut(&Self, &[Errors]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let mut random = Random(course.seed);
        (0..self.passes).for_each(|_| random.shuffle(&mut order));
        while self.passes < course.passes {
            random.shuffle(&mut order);
            let errors = self.pass(lessons, &order, course);
            self.passes += 1;
            report(self, &errors)?;
        }
        Ok(())
    }

    fn pass(&mut self, lessons: &[Lesson], order: &[u32], course: Course) -> Vec<Errors> {
        let (mut views, mut back) = (Vec::<View>::new(), Hidden::new());
        let Self { nets, adams, .. } = self;
        let mut errors = vec![Errors::default(); nets.len()];
        let (before, all) = (self.passes * order.len(), course.passes * order.len());
        for (nth, &at) in order.iter().enumerate() {
            let Lesson { family, weight } = &lessons[at as usize];
            let mean = look(nets, family, course, &mut views, &mut errors);
            for (view, label) in views.iter().zip(family) {
                let slope = course.slope(view, label, view.wrong - mean);
                let slope = slope.map(|slope| weight * slope);
                let seen = (&view.inputs, &view.units);
                adams[view.net].blame(&nets[view.net], seen, slope, &mut back);
            }
            let learnt = (before + nth + 1) as f64 / all as f64;
            let rate = course.rate(learnt as f32);
            let due = nets.iter_mut().zip(&mut *adams);
            due.filter(|(_, adam)| adam.labels >= course.batch)
                .for_each(|(net, adam)| adam.step(net, rate));
        }
        errors
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

    fn course(passes: usize) -> Course {
        Course {
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

    fn lesson(family: Family, weight: f32) -> Lesson {
        Lesson { family, weight }
    }

    #[test]
    fn a_net_learns_its_labels() -> anyhow::Result<()> {
        let family = vec![
            label(Variant::Standard, [0.7, 0.2, 0.0, 0.1, 0.0, 0.0]),
            label(Variant::Longgammon, [0.0, 0.0, 0.0, 0.1, 0.8, 0.1]),
        ];
        let mut fitting = Fitting::new(nets());
        fitting.learn(&[lesson(family.clone(), 1.0)], course(300), |_, _| Ok(()))?;
        for errors in errors(&fitting.nets, &[family], course(300)) {
            assert!(errors.all() < 0.01 && errors.within() < 0.01);
        }
        Ok(())
    }

    #[test]
    fn what_counts_more_is_believed_more() -> anyhow::Result<()> {
        let (won, lost) = (
            [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            [0.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        );
        let about = |target, weight| lesson(vec![label(Variant::Standard, target)], weight);
        let lessons = [about(won, 1.0), about(lost, 0.25)];
        let mut fitting = Fitting::new(nets());
        fitting.learn(&lessons, course(300), |_, _| Ok(()))?;
        let mut view = View::default();
        view.look(&fitting.nets, &lessons[0].family[0], course(300));
        assert!((view.chances[0] - 0.8).abs() < 0.05, "{:?}", view.chances);
        Ok(())
    }

    #[test]
    fn a_fit_that_was_interrupted_ends_with_the_same_nets() -> anyhow::Result<()> {
        let lessons: Vec<Lesson> = (1..8)
            .map(|nth| {
                let share = 0.1 * nth as f32;
                let target = [share, 0.0, 0.0, 1.0 - share, 0.0, 0.0];
                let plays = nth % 3 + 1;
                lesson(vec![label(Variant::Standard, target); plays], 1.0)
            })
            .collect();
        let mut whole = Fitting::new(nets());
        whole.learn(&lessons, course(4), |_, _| Ok(()))?;

        let folder = std::env::temp_dir().join(format!("backgammon-fit-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let file = folder.join("fitting");
        let mut first = Fitting::new(nets());
        let stopped = first.learn(&lessons, course(4), |fitting, _| {
            fitting.save(&[1, 2], &file)?;
            anyhow::ensure!(fitting.passes < 2, "the lights went out");
            Ok(())
        });
        assert!(stopped.is_err());
        assert!(Fitting::load(&[1, 3], &file)?.is_none(), "another task");
        let mut second = Fitting::load(&[1, 2], &file)?.expect("it was saved");
        assert_eq!(second.passes, 2);
        second.learn(&lessons, course(4), |_, _| Ok(()))?;
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
