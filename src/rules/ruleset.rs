//! Settings agreed before the first game: stakes, variant and house options.
//!
//! The defaults follow the table of house options in the rules (section 15).

use std::num::NonZeroU16;

use crate::{Scoring, Variant};

/// Match length, 1 to 25 points (O14).
///
/// ```
/// use rules::MatchLength;
///
/// assert_eq!(MatchLength::new(7).map(MatchLength::points), Some(7));
/// assert_eq!(MatchLength::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct MatchLength(u8);

impl MatchLength {
    /// Maximum match length.
    pub const MAX: u8 = 25;

    /// Creates a match length; `None` unless `points` is 1 to 25.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=Self::MAX) {
            Some(Self(points))
        } else {
            None
        }
    }

    /// Returns the length in points, 1 to 25.
    pub const fn points(self) -> u8 {
        self.0
    }
}

/// Immediate redoubles by a doubled player, who retains the cube (R72).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Beavers {
    /// No immediate redoubles.
    #[default]
    None,
    /// Beavers are allowed; the doubler may then only take or drop.
    One,
    /// Beaver, raccoon and further redoubles allowed.
    Unlimited,
}

/// Options of money play: single games for points (O6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Money {
    /// `true` if gammons and backgammons count only once the cube has been turned (R71); see [`Ruleset::plays_jacoby`].
    pub jacoby: bool,
    /// Immediate redoubles (R72).
    pub beavers: Beavers,
    /// Maximum number of opening-roll ties that double the centred cube (R73).
    pub automatic_doubles: u8,
    /// Stake per point for the accounts (R63), in an arbitrary unit.
    #[cfg_attr(
        feature = "serde",
        serde(default = "one", skip_serializing_if = "is_one")
    )]
    pub stake: NonZeroU16,
    /// `true` if plays may be taken back after the dice are picked up; such a game is unrated (R56).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not")
    )]
    pub practice: bool,
}

/// Returns the stake for stored forms that lack it.
#[cfg(feature = "serde")]
const fn one() -> NonZeroU16 {
    NonZeroU16::MIN
}

#[cfg(feature = "serde")]
fn is_one(stake: &NonZeroU16) -> bool {
    *stake == one()
}

impl Default for Money {
    fn default() -> Self {
        Self {
            jacoby: false,
            beavers: Beavers::None,
            automatic_doubles: 0,
            stake: NonZeroU16::MIN,
            practice: false,
        }
    }
}

/// Match to a number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Match {
    /// Match length.
    pub length: MatchLength,
    /// `true` if the first game in which a player is one point away is played without the cube (R76, O7).
    pub crawford: bool,
}

/// Stakes of the games (O14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Stakes {
    /// Money play.
    Money(Money),
    /// Match.
    Match(Match),
}

impl Default for Stakes {
    fn default() -> Self {
        Self::Money(Money::default())
    }
}

/// First roll of the starting player (O1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum FirstRoll {
    /// Uses the two dice of the opening roll (R13).
    #[default]
    OpeningDice,
    /// Rolls both dice again.
    Fresh,
}

/// Value of a backgammon with a checker on the bar (R61, O2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum BarBackgammon {
    /// Three points, like any backgammon.
    #[default]
    Three,
    /// Four points.
    Four,
}

/// Turn of a closed-out player (R42, O3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum ClosedOut {
    /// Passes without rolling.
    #[default]
    Passes,
    /// Rolls, although no move is possible.
    Rolls,
}

/// Source of the dice (O12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum DiceBy {
    /// The program rolls the dice.
    #[default]
    Program,
    /// The players roll real dice and enter the results.
    Hand,
}

/// Settings agreed before the first roll, which never change afterwards.
///
/// ```
/// use rules::{MatchLength, Money, Ruleset, Stakes};
///
/// let to_seven = Ruleset::match_to(MatchLength::new(7).expect("1 to 25"));
/// assert!(to_seven.uses_cube() && to_seven.money().is_none());
/// let jacoby = Ruleset {
///     stakes: Stakes::Money(Money { jacoby: true, ..Money::default() }),
///     ..Ruleset::default()
/// };
/// assert!(jacoby.plays_jacoby());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Ruleset {
    /// Setup and scoring (O15).
    pub variant: Variant,
    /// Money play or match (O14).
    pub stakes: Stakes,
    /// `true` if the game has a doubling cube (O5); some variants and 1-point matches never use it.
    pub cube: bool,
    /// First roll of the starting player (O1); in Portes, this is always a new roll.
    pub first_roll: FirstRoll,
    /// Value of a backgammon with a checker on the bar (O2).
    pub bar_backgammon: BarBackgammon,
    /// Turn of a closed-out player (O3).
    pub closed_out: ClosedOut,
    /// Source of the dice (O12).
    pub dice: DiceBy,
}

impl Default for Ruleset {
    fn default() -> Self {
        Self {
            variant: Variant::Standard,
            stakes: Stakes::default(),
            cube: true,
            first_roll: FirstRoll::default(),
            bar_backgammon: BarBackgammon::default(),
            closed_out: ClosedOut::default(),
            dice: DiceBy::default(),
        }
    }
}

impl Ruleset {
    /// Creates a match to `length` points with default options.
    pub fn match_to(length: MatchLength) -> Self {
        Self {
            stakes: Stakes::Match(Match {
                length,
                crawford: true,
            }),
            ..Self::default()
        }
    }

    /// Returns the options of money play; `None` in a match, where all of them are off (R74).
    pub fn money(&self) -> Option<&Money> {
        match &self.stakes {
            Stakes::Money(money) => Some(money),
            Stakes::Match(_) => None,
        }
    }

    /// Returns the match; `None` in money play.
    pub fn playing_match(&self) -> Option<&Match> {
        match &self.stakes {
            Stakes::Money(_) => None,
            Stakes::Match(played) => Some(played),
        }
    }

    /// Returns `true` if the cube is used: not in some variants (section 12), and never in a 1-point match (R76).
    pub fn uses_cube(&self) -> bool {
        let one_point = self
            .playing_match()
            .is_some_and(|played| played.length.points() == 1);
        self.cube && self.variant.scoring() == Scoring::Standard && !one_point
    }

    /// Returns `true` if gammons count only once the cube has been turned (R71); without a cube, the option has no
    /// effect.
    pub fn plays_jacoby(&self) -> bool {
        self.uses_cube() && self.money().is_some_and(|money| money.jacoby)
    }

    /// Returns `true` if the starting player rolls both dice again (O1).
    pub fn starter_rerolls(&self) -> bool {
        self.first_roll == FirstRoll::Fresh || self.variant.scoring() == Scoring::Portes
    }
}
