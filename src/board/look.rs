//! How a board looks and how fast it moves, as the player likes it.

use rules::Player;

use crate::View;

/// The player's choices for the look of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The theme, which determines what the colours of the checkers are called.
    pub theme: Theme,
    /// `true` if the home boards lie at the left (O11).
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
    /// Returns the view with the home board of `bottom` at the bottom; `turned` by 90 degrees for portrait screens.
    pub const fn view(self, bottom: Player, turned: bool) -> View {
        View {
            turned,
            home_left: self.home_left,
            bottom,
        }
    }
}

/// Theme of the board; the variants have the names of its CSS classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A green cloth.
    #[default]
    Felt,
    /// Wood.
    Walnut,
    /// Dark blue.
    Midnight,
    /// Black and white.
    Paper,
    /// Light and plain.
    Flat,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Felt,
        Self::Walnut,
        Self::Midnight,
        Self::Paper,
        Self::Flat,
    ];

    /// Returns its CSS class and catalogue key.
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

/// How fast checkers move and the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Nothing is animated, and the computer's checkers follow each other quickly.
    Off,
    /// Faster than normal.
    Quick,
    /// The normal speed.
    #[default]
    Normal,
    /// Slow enough to follow easily.
    Slow,
}

impl Speed {
    /// All of them, in the order in which they are offered.
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

    /// Returns the factor on all delays and animations, in per cent.
    pub const fn percent(self) -> u32 {
        match self {
            Self::Off => 40,
            Self::Quick => 60,
            Self::Normal => 100,
            Self::Slow => 180,
        }
    }
}
