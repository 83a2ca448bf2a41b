//! Lines of a stored session: the first contains the settings, and each of the others is a part of a game.

use rules::Ruleset;
use serde::{Deserialize, Serialize};

/// Type of player on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Person using this device.
    Person,
    /// Computer playing at the level with this name.
    Computer(String),
}

/// Settings agreed for a session.
#[derive(Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) version: u32,
    pub(crate) white: Seat,
    pub(crate) black: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) white_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) black_name: Option<String>,
    pub(crate) rules: Ruleset,
    /// Session start, since version 4, or a duplicate, since version 5. See [`crate::Start`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// `true` if the first game uses the dice of an earlier game; only in version 2.
    #[serde(default, skip_serializing)]
    pub(crate) replayed: bool,
}

/// Part of a game. The first part of each game contains its seed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    /// `true` if any of this game's dice were known in advance; since version 3.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) known: bool,
    pub(crate) log: Vec<String>,
}

/// Version field, present in every version of the storage format.
#[derive(Deserialize)]
pub(crate) struct VersionForm {
    pub(crate) version: u32,
}
