//! The player's settings.

use board::{Look, Speed, Theme};
use words::Language;

/// What ends a person's turn (O9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndOfTurn {
    /// The player picks up the dice.
    #[default]
    ByHand,
    /// Automatically after a complete play.
    WhenPlayed,
    /// Automatically after a complete play, but only if no other was legal.
    WhenForced,
}

/// The light of the page around the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Mode {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Returns the key in the catalogue and in the style.
    pub const fn key(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A kind of help; each is off by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachFeature {
    /// Hints on request.
    Hints,
    /// Warnings before a losing play.
    Plays,
    /// Warnings before a losing cube action.
    Cube,
    /// A running PR of the decisions made so far.
    Running,
}

/// The set of enabled kinds of help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct CoachSettings(u8);

impl CoachSettings {
    /// Whether `help` is enabled.
    pub const fn has(self, help: CoachFeature) -> bool {
        self.0 & (1 << help as u8) != 0
    }

    /// Returns the set with `help` enabled or disabled.
    #[must_use]
    pub const fn with(self, help: CoachFeature, on: bool) -> Self {
        let bit = 1 << help as u8;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }
}

/// The player's settings, stored separately from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the page"
)]
pub struct Settings {
    /// The home boards lie at the left (O11).
    pub home_left: bool,
    /// Black sits at the bottom when two people play; against the computer the person does.
    pub black_at_bottom: bool,
    /// The board turns to the player on roll when two people play.
    pub turn_board: bool,
    /// Whether legal moves are highlighted.
    pub show_targets: bool,
    /// What ends a turn (O9).
    pub end_of_turn: EndOfTurn,
    /// Forced plays are made automatically (O10).
    pub auto_forced: bool,
    /// Checkers are borne off automatically once there is no contact.
    pub auto_bear_off: bool,
    /// Dice are rolled automatically when no double is possible.
    pub auto_roll: bool,
    /// Whether a double must be confirmed.
    pub confirm_double: bool,
    /// The double button is also enabled when the cube is dead; pressing it shows the reason (O8, R75).
    pub show_dead_cube: bool,
    /// Whether single letters, digits and signs are keys of the page (WCAG 2.1.4).
    pub letter_keys: bool,
    /// Whether the panel beside the board shows the race.
    pub show_race: bool,
    /// Whether the panel beside the board shows the rolls in pips.
    pub show_rolls: bool,
    /// How the board looks.
    pub theme: Theme,
    /// The light of the page.
    pub mode: Mode,
    /// How fast checkers move and the computer plays.
    pub motion: Speed,
    /// How loud sounds are, 0 to 100; nothing is heard at 0.
    pub volume: u8,
    /// Whether moves give haptic feedback.
    pub vibrate: bool,
    /// The enabled kinds of help in a game against the computer.
    pub coach: CoachSettings,
    /// The language; `None` means the browser's.
    #[serde(with = "tag")]
    pub language: Option<Language>,
}

/// Stores a language by its tag; an empty or unknown one is the browser's.
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

impl Settings {
    /// Returns the choices for the look of a board.
    pub const fn look(&self) -> Look {
        Look {
            theme: self.theme,
            home_left: self.home_left,
            show_targets: self.show_targets,
        }
    }

    /// Returns the stored form.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the stored form; `None` if it is damaged or from a version with other settings.
    pub fn from_text(text: &str) -> Option<Self> {
        // serde would also read an array of the values as the struct.
        let named = text.trim_start().starts_with('{');
        let read: Option<Self> = named.then(|| serde_json::from_str(text).ok()).flatten();
        read.map(|settings| Self {
            volume: settings.volume.min(100),
            ..settings
        })
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            home_left: false,
            black_at_bottom: false,
            turn_board: false,
            show_targets: true,
            end_of_turn: EndOfTurn::ByHand,
            auto_forced: false,
            auto_bear_off: false,
            auto_roll: false,
            confirm_double: true,
            show_dead_cube: false,
            letter_keys: true,
            show_race: true,
            show_rolls: true,
            theme: Theme::default(),
            mode: Mode::default(),
            motion: Speed::default(),
            volume: 60,
            vibrate: true,
            coach: CoachSettings::default(),
            language: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_of_the_page_is_stored_by_its_key() {
        for mode in Mode::ALL {
            let settings = Settings {
                mode,
                ..Settings::default()
            };
            let text = settings.to_text();
            assert!(
                text.contains(&format!("\"mode\":\"{}\"", mode.key())),
                "{text}"
            );
            assert_eq!(Settings::from_text(&text), Some(settings));
        }
        let older = Settings::from_text("{\"volume\":60}");
        assert_eq!(older, Some(Settings::default()), "as the system has it");
    }

    #[test]
    fn only_choices_by_their_names_are_settings() {
        let settings = Settings {
            volume: 10,
            ..Settings::default()
        };
        assert_eq!(Settings::from_text(&settings.to_text()), Some(settings));
        let loud = Settings::from_text("{\"volume\":255}").map(|settings| settings.volume);
        assert_eq!(loud, Some(100), "what was stored elsewhere");
        let older = Settings::from_text(" {\"volume\":10}");
        assert_eq!(older, Some(settings), "what it did not know is as usual");
        for text in [
            "[]",
            "[true]",
            "null",
            "7",
            "\"\"",
            "",
            "{\"volume\":\"loud\"}",
            "{\"of a newer version\":1}",
        ] {
            assert_eq!(Settings::from_text(text), None, "{text}");
        }
    }
}
