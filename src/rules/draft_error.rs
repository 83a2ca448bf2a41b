//! Why a turn half made refuses a step, or is not finished, in one short sentence each.

use std::fmt;

use crate::{Die, Step, StepError};

/// Why a step is refused now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The roll has no such number, or it has been played.
    NoSuchDie(Die),
    /// The step itself is forbidden.
    Step(StepError),
    /// Both numbers can be played, but after this step the other one could not (R25, R26).
    LosesDie(Die),
    /// Either number can be played but not both: it must be the higher (R28).
    HigherNumber(Die),
}

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchDie(die) => write!(f, "there is no {} left to play", die.pips()),
            Self::Step(error) => error.fmt(f),
            Self::LosesDie(die) => {
                let die = die.pips();
                write!(f, "both dice can be played: this would lose the {die}")
            }
            Self::HigherNumber(die) => {
                let die = die.pips();
                write!(
                    f,
                    "only one die can be played, and it must be the higher: the {die}"
                )
            }
        }
    }
}

impl std::error::Error for DraftError {}

/// Why the dice are not shown the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwapError {
    /// A checker has been moved: which die comes first is no longer a choice.
    Moved,
    /// The dice show the same number.
    Double,
}

impl fmt::Display for SwapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Moved => "the dice are swapped before a checker is moved, not after",
            Self::Double => "both dice show the same number",
        })
    }
}

impl std::error::Error for SwapError {}

/// The dice cannot be picked up yet (R55): this one can still be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished(pub Die);

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} can still be played", self.0.pips())
    }
}

impl std::error::Error for Unfinished {}

/// Why a whole play is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// This step is refused after those before it.
    Step(Step, DraftError),
    /// More has to be played.
    Unfinished(Unfinished),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(_, error) => error.fmt(f),
            Self::Unfinished(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}
