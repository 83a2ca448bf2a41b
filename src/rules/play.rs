//! One turn: a [`Play`] is up to four [`Step`]s, each one checker moved by one die.

use std::fmt;

use crate::{Destination, Die, Origin};

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; 2]", into = "[u8; 2]")
)]
pub struct Step {
    /// Where the checker stands before.
    pub from: Origin,
    /// The die that moves it.
    pub die: Die,
}

impl Step {
    /// Where the checker comes to stand; whether it may is not asked here.
    pub const fn to(self) -> Destination {
        self.from.minus(self.die)
    }
}

/// The steps of a whole turn in the order in which they are played; none if the turn is lost (R31).
///
/// Whether it is legal depends on board and roll; see `legal_plays`.
/// Two plays with the same result are the same play to the rules (R32), though not to `==`.
///
/// ```
/// use rules::{Die, Origin, Play, Step};
///
/// let [one, .., six] = Die::ALL;
/// let step = |from, die| Step { from: Origin::from_number(from).expect("a point"), die };
/// let play = Play::new([step(13, six), step(8, one)])?;
/// assert_eq!(play.len(), 2);
/// assert_eq!(play.steps().map(|step| step.to().number()).collect::<Vec<_>>(), [7, 7]);
/// # Ok::<(), rules::TooManySteps>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Vec<Step>", into = "Vec<Step>")
)]
pub struct Play {
    steps: [Option<Step>; 4],
}

impl Play {
    /// The lost turn.
    pub const NONE: Self = Self { steps: [None; 4] };

    /// The play of these steps.
    ///
    /// # Errors
    /// [`TooManySteps`] if there are more than the four that a double gives (R23).
    pub fn new(steps: impl IntoIterator<Item = Step>) -> Result<Self, TooManySteps> {
        let mut play = Self::NONE;
        for step in steps {
            play.push(step)?;
        }
        Ok(play)
    }

    /// The play of one step.
    pub(crate) const fn one(step: Step) -> Self {
        Self {
            steps: [Some(step), None, None, None],
        }
    }

    /// The play of two steps.
    pub(crate) const fn two(first: Step, second: Step) -> Self {
        Self {
            steps: [Some(first), Some(second), None, None],
        }
    }

    /// The play of these steps, the first `made` of which have been made, with `step` as the next.
    #[must_use]
    pub(crate) const fn then(mut self, made: usize, step: Step) -> Self {
        self.steps[made] = Some(step);
        self
    }

    /// Adds a step at the end.
    ///
    /// # Errors
    /// [`TooManySteps`] if there are four already; the play is unchanged then.
    pub fn push(&mut self, step: Step) -> Result<(), TooManySteps> {
        let free = self.steps.iter_mut().find(|slot| slot.is_none());
        *free.ok_or(TooManySteps)? = Some(step);
        Ok(())
    }

    /// Takes the last step back and returns it.
    pub fn pop(&mut self) -> Option<Step> {
        self.steps.iter_mut().rev().find_map(Option::take)
    }

    /// The steps in order.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.steps.iter().copied().flatten()
    }

    /// How many steps there are, 0 to 4.
    pub fn len(&self) -> usize {
        self.steps().count()
    }

    /// Whether nothing is moved.
    pub fn is_empty(&self) -> bool {
        self.steps[0].is_none()
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.steps().map(|step| (step.from, step.to())))
            .finish()
    }
}

/// A turn has at most four steps (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManySteps;

impl fmt::Display for TooManySteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a turn has at most four steps")
    }
}

impl std::error::Error for TooManySteps {}
