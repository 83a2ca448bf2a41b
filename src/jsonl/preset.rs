//! Named settings of a rollout, and fields that override them.

use engine::{Champion, RolloutSettings, TrialLimit};
use serde::{Deserialize, Deserializer};

/// Named settings of a rollout.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Preset {
    Champion,
}

impl Preset {
    /// Returns the number of trials of the preset.
    pub(crate) fn trials(self) -> u64 {
        match self {
            Self::Champion => TrialLimit::default().count(),
        }
    }

    /// Returns the settings of each trial.
    pub(crate) const fn settings(self) -> RolloutSettings {
        match self {
            Self::Champion => Champion::ROLLOUT,
        }
    }
}

/// Settings for a request that has neither a preset nor the fields.
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
    /// Value of the preset, because the request has no such field.
    #[default]
    Preset,
    /// Value of the request; `None` plays to the end of the game.
    Given(Option<u32>),
}

impl From<Option<u32>> for Truncation {
    fn from(rolls: Option<u32>) -> Self {
        Self::Given(rolls)
    }
}

impl Truncation {
    /// Returns the number of rolls, which is `preset` if the request has no such field.
    pub(crate) fn or(self, preset: Option<u32>) -> Option<u32> {
        match self {
            Self::Preset => preset,
            Self::Given(rolls) => rolls,
        }
    }
}

/// Deserialises a field that may be absent but not `null`.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    field: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}
