//! Named rollout settings, and fields that override them.

use engine::{Champion, RolloutSettings, TrialLimit};
use serde::{Deserialize, Deserializer};

/// Named rollout settings.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Preset {
    Champion,
}

impl Preset {
    /// Returns the preset's number of trials.
    pub(crate) fn trials(self) -> u64 {
        match self {
            Self::Champion => TrialLimit::default().count(),
        }
    }

    /// Returns the settings for each trial.
    pub(crate) const fn settings(self) -> RolloutSettings {
        match self {
            Self::Champion => Champion::ROLLOUT,
        }
    }
}

/// Settings for a request that contains neither a preset nor these fields.
pub(crate) const WITHOUT_PRESET: RolloutSettings = RolloutSettings {
    cubeful: true,
    plies: 0,
    cube_plies: 0,
    truncate: None,
    seed: 0,
};

/// Number of rolls after which a trial is truncated.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(from = "Option<u32>")]
pub(crate) enum Truncation {
    /// Value from the preset, because the request does not contain the field.
    #[default]
    Preset,
    /// Value from the request; `None` plays to the end of the game.
    Given(Option<u32>),
}

impl From<Option<u32>> for Truncation {
    fn from(rolls: Option<u32>) -> Self {
        Self::Given(rolls)
    }
}

impl Truncation {
    /// Returns the number of rolls, which is `preset` if the request does not contain the field.
    pub(crate) fn or(self, preset: Option<u32>) -> Option<u32> {
        match self {
            Self::Preset => preset,
            Self::Given(rolls) => rolls,
        }
    }
}

/// Deserialises a field that may be absent but must not be `null`.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    field: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}
