//! Rollout chunks, each of which is a range of trials.

use std::{fmt, ops::Range};

use engine::{Champion, Context, MAX_PLIES, Met, RolloutSettings, Start};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

/// Range of trials in a rollout that compares positions with the same dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "TrialsForm")]
pub struct Trials {
    unit: Context,
    starts: Vec<Start>,
    settings: RolloutSettings,
    numbers: Range<u64>,
}

/// Deserialised form of [`Trials`], not yet validated.
#[derive(Deserialize)]
struct TrialsForm {
    unit: Context,
    starts: Vec<Start>,
    settings: RolloutSettings,
    numbers: Range<u64>,
}

/// Error returned when creating [`Trials`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsError {
    /// The number of choices is 0 or exceeds [`Trials::MAX_CHOICES`].
    Choices,
    /// A choice is impossible or cannot be rolled out.
    Choice,
    /// The number of trials is 0 or exceeds [`Trials::MAX_TRIALS_PER_CHUNK`], or a trial's index is too large.
    Numbers,
    /// The search depth exceeds [`MAX_PLIES`].
    Plies,
}

impl fmt::Display for TrialsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choices => write!(f, "1 to {} choices are compared", Trials::MAX_CHOICES),
            Self::Choice => f.write_str("this choice cannot be rolled out"),
            Self::Numbers => write!(
                f,
                "a chunk has 1 to {} trials",
                Trials::MAX_TRIALS_PER_CHUNK
            ),
            Self::Plies => write!(f, "at most {MAX_PLIES} plies"),
        }
    }
}

impl std::error::Error for TrialsError {}

impl Trials {
    /// Maximum number of choices.
    pub const MAX_CHOICES: usize = 32;
    /// Maximum number of trials in a chunk.
    pub const MAX_TRIALS_PER_CHUNK: u64 = 1_296;
    /// Exclusive upper bound of a trial's index.
    const NUMBERS_END: u64 = 1 << 48;

    /// Creates the trials with the indices `numbers`, which compare `choices` in `decision`.
    ///
    /// # Errors
    /// Returns an error if a limit is exceeded or a choice cannot be rolled out.
    pub fn new(
        decision: Decision,
        choices: &[Choice],
        settings: RolloutSettings,
        numbers: Range<u64>,
    ) -> Result<Self, TrialsError> {
        let start =
            |choice| Start::after(&decision, choice, Met::default()).ok_or(TrialsError::Choice);
        Self::try_from(TrialsForm {
            unit: Context::of_decision(&decision, Met::default()),
            starts: choices.iter().map(start).collect::<Result<_, _>>()?,
            settings,
            numbers,
        })
    }

    /// Creates the trials with the indices `numbers` for a Champion analysis.
    ///
    /// # Errors
    /// Returns an error if there are no trials or a limit is exceeded.
    pub fn of_champion(champion: &Champion, numbers: Range<u64>) -> Result<Self, TrialsError> {
        // Workers apply the match equity table that comes with each query.
        let met = Met::default();
        let starts = champion.starts().into_iter().map(|start| Start {
            context: start.context.with_met(met),
            ..start
        });
        Self::try_from(TrialsForm {
            unit: champion.unit().with_met(met),
            starts: starts.collect(),
            settings: Champion::ROLLOUT,
            numbers,
        })
    }

    /// Returns the score and the cube, from the deciding player's perspective; equities are in units of this cube.
    pub const fn unit(&self) -> &Context {
        &self.unit
    }

    /// Returns the starting positions.
    pub fn starts(&self) -> &[Start] {
        &self.starts
    }

    /// Returns the settings of the rollout.
    pub const fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// Returns the range of trial indices.
    pub fn numbers(&self) -> Range<u64> {
        self.numbers.clone()
    }
}

impl TryFrom<TrialsForm> for Trials {
    type Error = TrialsError;

    fn try_from(form: TrialsForm) -> Result<Self, TrialsError> {
        let TrialsForm {
            unit,
            starts,
            settings,
            numbers,
        } = form;
        if !(1..=Self::MAX_CHOICES).contains(&starts.len()) {
            return Err(TrialsError::Choices);
        }
        let count = numbers.end.saturating_sub(numbers.start);
        if !(1..=Self::MAX_TRIALS_PER_CHUNK).contains(&count) || numbers.end > Self::NUMBERS_END {
            return Err(TrialsError::Numbers);
        }
        if settings.max_plies() > MAX_PLIES {
            return Err(TrialsError::Plies);
        }
        Ok(Self {
            unit,
            starts,
            settings,
            numbers,
        })
    }
}
