//! The lines of a stored session: the first says what was agreed, each of the others is a part of a game.

use rules::Ruleset;
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer at the level with this name.
    Computer(String),
}

/// What was agreed.
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
    /// Where the session begins: in version 4 and later; a duplicate in version 5. See [`crate::Start`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// Version 2 wrote here that the first game has the dice of an earlier one.
    #[serde(default, skip_serializing)]
    pub(crate) replayed: bool,
}

/// A part of a game: the first one has its seed, the others go on.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    /// Whether dice of this game were known before: in version 3 and later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) known: bool,
    pub(crate) log: Vec<String>,
}

/// The version alone, which every form has.
#[derive(Deserialize)]
pub(crate) struct VersionForm {
    pub(crate) version: u32,
}
