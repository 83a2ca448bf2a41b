//! Settings for a board's appearance and the speed of its motions.

use rules::Player;

use crate::View;

/// Settings for a board's appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Board theme, which determines the names of the checkers' colours.
    pub theme: Theme,
    /// `true` if the home boards are on the left (O11).
    pub home_left: bool,
    /// `true` if legal moves are highlighted.
    pub show_targets: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            home_left: false,
            show_targets: true,
        }
    }
}

impl Look {
    /// Returns the view with `bottom`'s home board at the bottom; `turned` rotates it by 90 degrees for portrait
    /// screens.
    pub const fn view(self, bottom: Player, turned: bool) -> View {
        View {
            turned,
            home_left: self.home_left,
            bottom,
        }
    }
}

/// Board theme; the variants are named after the CSS classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Green cloth.
    #[default]
    Felt,
    /// Walnut wood.
    Walnut,
    /// Dark blue.
    Midnight,
    /// Black and white.
    Paper,
    /// Light and plain.
    Flat,
}

impl Theme {
    /// All themes, in menu order.
    pub const ALL: [Self; 5] = [
        Self::Felt,
        Self::Walnut,
        Self::Midnight,
        Self::Paper,
        Self::Flat,
    ];

    /// Returns the theme's CSS class and catalogue key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Walnut => "walnut",
            Self::Felt => "felt",
            Self::Midnight => "midnight",
            Self::Paper => "paper",
            Self::Flat => "flat",
        }
    }
}

/// Animation speed of the checkers, and pace of the computer's play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// No animation, and fast play by the computer.
    Off,
    /// Faster than normal.
    Quick,
    /// Normal speed.
    #[default]
    Normal,
    /// Slow enough to follow easily.
    Slow,
}

impl Speed {
    /// All speeds, in menu order.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quick, Self::Normal, Self::Slow];

    /// Returns the catalogue key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// Returns the factor for all delays and animations, as a percentage.
    pub const fn percent(self) -> u32 {
        match self {
            Self::Off => 40,
            Self::Quick => 60,
            Self::Normal => 100,
            Self::Slow => 180,
        }
    }
}
