//! Rollout options: trial settings and stopping conditions.

use engine::RolloutSettings;
use serde::{Deserialize, Serialize};

/// Maximum number of trials in a rollout.
pub(crate) const MAX_TRIALS: u64 = 46_656;

/// Trial settings and stopping conditions of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RolloutOptions {
    /// Settings of each trial.
    pub settings: RolloutSettings,
    /// Number of trials after which the rollout ends.
    pub trials: u64,
    /// Threshold, in per cent, for the probability that the leader is the best choice; the rollout ends early once the
    /// threshold is reached. `None` for no such condition.
    pub confidence: Option<u8>,
    /// Threshold for the largest standard error of any choice, in thousandths of a point; the rollout ends early once
    /// no error exceeds it. `None` for no such condition. If `confidence` is also set, both conditions must hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<u8>,
}

impl RolloutOptions {
    /// Clamps the number of trials to [`MAX_TRIALS`] and the confidence to 100 per cent.
    pub(crate) fn within_limits(mut self) -> Self {
        self.trials = self.trials.min(MAX_TRIALS);
        self.confidence = self.confidence.map(|percent| percent.min(100));
        self
    }
}

/// Preset of rollout options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutLength {
    /// At most 324 trials, truncated after 7 rolls; takes seconds.
    Quick,
    /// At most 1,296 trials, truncated after 11 rolls; takes about a minute.
    Standard,
    /// At most 5,184 trials, played to the end of the game.
    Thorough,
}

impl RolloutLength {
    /// All presets.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Standard, Self::Thorough];

    /// Returns the catalogue key of the preset's name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Standard => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// Returns the options of the preset.
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
