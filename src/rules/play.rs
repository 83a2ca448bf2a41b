//! Whole turn as a [`Play`] of up to four [`Step`]s, each of which moves one checker with one die.

use std::fmt;

use crate::{Destination, Die, Origin};

/// Move of one checker with one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; 2]", into = "[u8; 2]")
)]
pub struct Step {
    /// Checker's place before the step.
    pub from: Origin,
    /// Die used for the step.
    pub die: Die,
}

impl Step {
    /// Returns the checker's place after the step, which is not checked for legality.
    pub const fn to(self) -> Destination {
        self.from.minus(self.die)
    }
}

/// Steps of a whole turn, in order; empty if the turn is lost (R31).
///
/// Legality depends on the board and the roll: see [`crate::legal_plays`]. The rules treat two plays with the same
/// result as equal (R32), but `==` does not.
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
    /// Play with no steps, for a lost turn.
    pub const NONE: Self = Self { steps: [None; 4] };

    /// Creates a play from these steps.
    ///
    /// # Errors
    /// Returns [`TooManySteps`] if there are more than four steps, which is the maximum for a double (R23).
    pub fn new(steps: impl IntoIterator<Item = Step>) -> Result<Self, TooManySteps> {
        let mut play = Self::NONE;
        for step in steps {
            play.push(step)?;
        }
        Ok(play)
    }

    /// Creates a play of one step.
    pub(crate) const fn one(step: Step) -> Self {
        Self {
            steps: [Some(step), None, None, None],
        }
    }

    /// Creates a play of two steps.
    pub(crate) const fn two(first: Step, second: Step) -> Self {
        Self {
            steps: [Some(first), Some(second), None, None],
        }
    }

    /// Returns the first `made` steps of this play, followed by `step`.
    #[must_use]
    pub(crate) const fn then(mut self, made: usize, step: Step) -> Self {
        self.steps[made] = Some(step);
        self
    }

    /// Appends a step.
    ///
    /// # Errors
    /// Returns [`TooManySteps`] if the play already has four steps; the play is then unchanged.
    pub fn push(&mut self, step: Step) -> Result<(), TooManySteps> {
        let free = self.steps.iter_mut().find(|slot| slot.is_none());
        *free.ok_or(TooManySteps)? = Some(step);
        Ok(())
    }

    /// Removes and returns the last step; `None` if the play is empty.
    pub fn pop(&mut self) -> Option<Step> {
        self.steps.iter_mut().rev().find_map(Option::take)
    }

    /// Returns the steps in order.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.steps.iter().copied().flatten()
    }

    /// Returns the number of steps, 0 to 4.
    pub fn len(&self) -> usize {
        self.steps().count()
    }

    /// Returns `true` if the play has no steps.
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

/// Error returned for a play of more than four steps (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManySteps;

impl fmt::Display for TooManySteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a turn has at most four steps")
    }
}

impl std::error::Error for TooManySteps {}
