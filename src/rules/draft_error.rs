//! Errors in an unfinished turn, each of which is displayed as one short sentence.

use std::fmt;

use crate::{Die, Step, StepError};

/// Reason why a step is illegal in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The roll does not contain this number, or the number has already been played.
    NoSuchDie(Die),
    /// The step itself is illegal.
    Step(StepError),
    /// Both numbers can be played, but this step would make it impossible to play the given number (R25, R26).
    LosesDie(Die),
    /// Only one of the two numbers can be played, and it must be the given higher number (R28).
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

/// Reason why the display order of the dice cannot be swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwapError {
    /// A checker has been moved, so the order is fixed.
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

/// Error returned when the dice are picked up too early, because this die can still be played (R55).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished(pub Die);

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} can still be played", self.0.pips())
    }
}

impl std::error::Error for Unfinished {}

/// Reason why a complete play is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// This step is illegal after the steps before it.
    Step(Step, DraftError),
    /// The play is incomplete.
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
