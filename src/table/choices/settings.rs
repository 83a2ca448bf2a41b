//! The player's settings.

use board::{Look, Speed, Theme};
use review::ReviewDepth;
use words::Language;

use super::coach_settings::CoachSettings;

/// Event that ends the player's turn (O9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndOfTurn {
    /// The turn ends when the player picks up the dice.
    #[default]
    ByHand,
    /// The turn ends automatically after a complete play.
    WhenPlayed,
    /// The turn ends automatically after a complete play that had no legal alternative.
    WhenForced,
}

/// Colour scheme of the page around the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// System colour scheme.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Mode {
    /// All schemes, in menu order.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Returns the key used in the message catalogue and in the style sheet.
    pub const fn key(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
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
    /// `true` if the home boards are on the left (O11).
    pub home_left: bool,
    /// `true` if Black is at the bottom when two people play; against the computer, the person is always at the bottom.
    pub black_at_bottom: bool,
    /// `true` if, when two people play, the board turns to face the player on roll.
    pub turn_board: bool,
    /// `true` if legal moves are highlighted.
    pub show_targets: bool,
    /// Event that ends a turn (O9).
    pub end_of_turn: EndOfTurn,
    /// `true` if forced plays are made automatically (O10).
    pub auto_forced: bool,
    /// `true` if checkers are borne off automatically once there is no contact.
    pub auto_bear_off: bool,
    /// `true` if the dice are rolled automatically when no double is possible.
    pub auto_roll: bool,
    /// `true` if the player must confirm a double.
    pub confirm_double: bool,
    /// `true` if the Double button is enabled even when the cube is dead; pressing it then shows the reason (O8, R75).
    pub show_dead_cube: bool,
    /// `true` if single letters, digits and symbols work as keyboard shortcuts (WCAG 2.1.4).
    pub letter_keys: bool,
    /// `true` if the panel beside the board shows the race.
    pub show_race: bool,
    /// `true` if the panel beside the board shows the pips rolled on each turn.
    pub show_rolls: bool,
    /// Board theme.
    pub theme: Theme,
    /// Colour scheme of the page.
    pub mode: Mode,
    /// Animation speed of the checkers, and pace of the computer's play.
    pub motion: Speed,
    /// Volume of the sounds, 0 (silent) to 100.
    pub volume: u8,
    /// `true` if moves trigger haptic feedback.
    pub vibrate: bool,
    /// Assistance in games against the computer.
    pub coach: CoachSettings,
    /// Analysis depth for reviews and hints.
    pub depth: ReviewDepth,
    /// `true` once the player has completed the lesson.
    pub lesson_done: bool,
    /// Page language; `None` means the browser's language.
    #[serde(with = "tag")]
    pub language: Option<Language>,
}

/// Serialises a language as its tag; an empty or unknown tag means the browser's language.
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
    /// Returns the settings that affect the board's appearance.
    pub const fn look(&self) -> Look {
        Look {
            theme: self.theme,
            home_left: self.home_left,
            show_targets: self.show_targets,
        }
    }

    /// Returns the default settings for the same player, who may have completed the lesson.
    pub(crate) fn reset(self) -> Self {
        Self {
            lesson_done: self.lesson_done,
            ..Self::default()
        }
    }

    /// Returns the settings as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Parses stored settings; `None` if the text is damaged or was written by a version with different settings.
    pub fn from_text(text: &str) -> Option<Self> {
        // serde would also accept a struct given as an array of values.
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
            depth: ReviewDepth::default(),
            lesson_done: false,
            language: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_scheme_is_stored_as_its_key() {
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
    fn accepts_only_an_object_of_known_settings() {
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
