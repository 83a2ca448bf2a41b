//! Options of a rollout: settings of its trials and the conditions for its end.

use engine::RolloutSettings;
use serde::{Deserialize, Serialize};

/// Maximum number of trials of a rollout.
pub(crate) const MAX_TRIALS: u64 = 46_656;

/// Settings of the trials and conditions for the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RolloutOptions {
    /// Settings of each trial.
    pub settings: RolloutSettings,
    /// The rollout ends after this number of trials.
    pub trials: u64,
    /// The rollout ends earlier once the leader is best with this probability, in per cent.
    pub confidence: Option<u8>,
    /// The rollout ends earlier once no choice has a greater standard error, in thousandths of a point. With both this
    /// and a confidence, both must be reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<u8>,
}

impl RolloutOptions {
    /// Limits the trials to [`MAX_TRIALS`] and the confidence to 100 per cent.
    pub(crate) fn within_limits(mut self) -> Self {
        self.trials = self.trials.min(MAX_TRIALS);
        self.confidence = self.confidence.map(|percent| percent.min(100));
        self
    }
}

/// A preset of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutLength {
    /// At most 324 trials, truncated after 7 plies: seconds.
    Quick,
    /// At most 1,296 trials, truncated after 11 plies: about a minute.
    Standard,
    /// At most 5,184 trials to the end of the game.
    Thorough,
}

impl RolloutLength {
    /// All presets.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Standard, Self::Thorough];

    /// Returns the preset's name in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Standard => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// Returns the preset's options.
    pub const fn options(self) -> RolloutOptions {
        let (truncate, trials, confidence) = match self {
            Self::Quick => (Some(7), 324, Some(95)),
            Self::Standard => (Some(11), 1_296, Some(95)),
            Self::Thorough => (None, 5_184, Some(99)),
        };
        RolloutOptions {
            settings: RolloutSettings {
                cubeful: true,
                plies: 0,
                cube_plies: 0,
                truncate,
                seed: 0,
            },
            trials,
            confidence,
            error: None,
        }
    }
}
