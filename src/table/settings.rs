//! How a player likes the page.

use words::Language;

/// What ends a person's turn (O9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndOfTurn {
    /// He picks up his dice.
    #[default]
    ByHand,
    /// The dice are picked up by themselves once all is played.
    WhenPlayed,
    /// The same, but only where a single play was legal.
    WhenForced,
}

/// How a player likes the page; kept beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the page"
)]
pub struct Settings {
    /// The home boards lie at the left (O11).
    pub home_left: bool,
    /// Black sits at the bottom when two people play; against the computer the person does.
    pub black_at_bottom: bool,
    /// Whether what may move and where to is marked.
    pub show_targets: bool,
    /// What ends a turn (O9).
    pub end_of_turn: EndOfTurn,
    /// A play without a choice is played by itself (O10).
    pub auto_forced: bool,
    /// Dice are thrown by themselves when no double is possible.
    pub auto_roll: bool,
    /// A double that cannot help is offered for pressing too, and refused with its reason (O8, R75).
    pub show_dead_cube: bool,
    /// The language; without one it is the browser's.
    #[serde(with = "tag")]
    pub language: Option<Language>,
}

/// A language as it is stored: by its tag; nothing, or one that is unknown, is the browser's.
mod tag {
    use serde::{Deserialize, Deserializer, Serializer};
    use words::Language;

    #[expect(clippy::ref_option, reason = "serde asks for it so")]
    pub(super) fn serialize<S: Serializer>(
        language: &Option<Language>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(language.map_or("", Language::tag))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Language>, D::Error> {
        String::deserialize(from).map(|tag| Language::of_tag(&tag))
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            home_left: false,
            black_at_bottom: false,
            show_targets: true,
            end_of_turn: EndOfTurn::ByHand,
            auto_forced: false,
            auto_roll: false,
            show_dead_cube: false,
            language: None,
        }
    }
}
