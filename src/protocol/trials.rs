//! Chunks of a rollout.

use std::{fmt, ops::Range};

use engine::{Context, DEEPEST, RolloutSettings, Start};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

/// Trials of a rollout that compares choices of a decision on common dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "TrialsForm", into = "TrialsForm")]
pub struct Trials {
    decision: Decision,
    choices: Vec<Choice>,
    settings: RolloutSettings,
    numbers: Range<u64>,
    /// Where the trials of each choice begin.
    starts: Vec<Start>,
}

/// The plain form of [`Trials`].
#[derive(Serialize, Deserialize)]
struct TrialsForm {
    decision: Decision,
    choices: Vec<Choice>,
    settings: RolloutSettings,
    numbers: Range<u64>,
}

/// Why trials cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsError {
    /// None or more than [`Trials::MOST_CHOICES`] are compared.
    Choices,
    /// A choice that is not possible, or that cannot be rolled out.
    Choice,
    /// No trials, more than [`Trials::MOST`], or numbers that are too large.
    Numbers,
    /// More than [`DEEPEST`] plies.
    Plies,
}

impl fmt::Display for TrialsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choices => write!(f, "1 to {} choices are compared", Trials::MOST_CHOICES),
            Self::Choice => f.write_str("this choice cannot be rolled out"),
            Self::Numbers => write!(f, "a chunk has 1 to {} trials", Trials::MOST),
            Self::Plies => write!(f, "at most {DEEPEST} plies"),
        }
    }
}

impl std::error::Error for TrialsError {}

impl Trials {
    /// So many choices are compared at most.
    pub const MOST_CHOICES: usize = 32;
    /// A chunk has so many trials at most.
    pub const MOST: u64 = 1_296;
    /// All trials have smaller numbers.
    const LAST: u64 = 1 << 48;

    /// The trials with these numbers, which compare `choices` of `decision`.
    ///
    /// # Errors
    /// If there are too many of something, or a choice cannot be rolled out.
    pub fn new(
        decision: Decision,
        choices: Vec<Choice>,
        settings: RolloutSettings,
        numbers: Range<u64>,
    ) -> Result<Self, TrialsError> {
        if !(1..=Self::MOST_CHOICES).contains(&choices.len()) {
            return Err(TrialsError::Choices);
        }
        let count = numbers.end.saturating_sub(numbers.start);
        if !(1..=Self::MOST).contains(&count) || numbers.end > Self::LAST {
            return Err(TrialsError::Numbers);
        }
        if settings.plies > DEEPEST {
            return Err(TrialsError::Plies);
        }
        let start = |choice| Start::after(&decision, choice).ok_or(TrialsError::Choice);
        let starts = choices.iter().map(start).collect::<Result<_, _>>()?;
        Ok(Self {
            decision,
            choices,
            settings,
            numbers,
            starts,
        })
    }

    /// What the game is played for, seen by the player on roll; its cube is the unit of equities.
    pub fn unit(&self) -> Context {
        Context::of_decision(&self.decision)
    }

    /// Where the trials of each choice begin.
    pub fn starts(&self) -> &[Start] {
        &self.starts
    }

    /// How the trials are played.
    pub const fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// The numbers of the trials.
    pub fn numbers(&self) -> Range<u64> {
        self.numbers.clone()
    }
}

impl TryFrom<TrialsForm> for Trials {
    type Error = TrialsError;

    fn try_from(form: TrialsForm) -> Result<Self, TrialsError> {
        Self::new(form.decision, form.choices, form.settings, form.numbers)
    }
}

impl From<Trials> for TrialsForm {
    fn from(trials: Trials) -> Self {
        Self {
            decision: trials.decision,
            choices: trials.choices,
            settings: trials.settings,
            numbers: trials.numbers,
        }
    }
}
