//! Lines of a stored session: the first contains the settings, each other line is a part of a game.

use rules::Ruleset;
use serde::{Deserialize, Serialize};

/// Player type of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Person on this device.
    Person,
    /// Computer with the level of this name.
    Computer(String),
}

/// Agreed settings.
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
    /// Start of the session, from version 4 on; a duplicate from version 5 on. See [`crate::Start`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// Version 2 only: the first game has the dice of an earlier game.
    #[serde(default, skip_serializing)]
    pub(crate) replayed: bool,
}

/// Part of a game; the first part of each game has its seed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    /// `true` if dice of this game were known in advance; from version 3 on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) known: bool,
    pub(crate) log: Vec<String>,
}

/// Version field, which every form has.
#[derive(Deserialize)]
pub(crate) struct VersionForm {
    pub(crate) version: u32,
}
