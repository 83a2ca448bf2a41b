//! Settings agreed before the first game: stakes, variant and house options.
//!
//! The defaults follow the house options table in section 15 of the rules.

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

/// Limit on immediate redoubles by a doubled player, who keeps the cube (R72).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Beavers {
    /// Immediate redoubles are not allowed.
    #[default]
    None,
    /// Beavers are allowed; the doubler may then only take or drop.
    One,
    /// Beavers, raccoons and further redoubles are allowed.
    Unlimited,
}

/// Money-play options; in money play, individual games are played for points (O6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Money {
    /// `true` if gammons and backgammons count only once the cube has been turned (R71); see [`Ruleset::plays_jacoby`].
    pub jacoby: bool,
    /// Limit on immediate redoubles (R72).
    pub beavers: Beavers,
    /// Maximum number of ties in the opening roll that double the centred cube (R73).
    pub automatic_doubles: u8,
    /// Stake per point for the running account (R63), in arbitrary units.
    #[cfg_attr(
        feature = "serde",
        serde(default = "one", skip_serializing_if = "is_one")
    )]
    pub stake: NonZeroU16,
    /// `true` if plays may be taken back after the dice have been picked up, in which case a game becomes unrated
    /// (R56).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not")
    )]
    pub practice: bool,
}

/// Returns the default stake, for saved data that does not contain one.
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

/// Match length and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Match {
    /// Match length.
    pub length: MatchLength,
    /// `true` if the first game after a player comes within one point of winning is played without the cube (R76, O7).
    pub crawford: bool,
}

/// Type of stakes: money play or a match (O14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Stakes {
    /// Money play, with its options.
    Money(Money),
    /// Match, with its options.
    Match(Match),
}

impl Default for Stakes {
    fn default() -> Self {
        Self::Money(Money::default())
    }
}

/// Dice for the starting player's first play (O1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum FirstRoll {
    /// The starting player uses both dice of the opening roll (R13).
    #[default]
    OpeningDice,
    /// The starting player rerolls both dice.
    Fresh,
}

/// Value of a backgammon when the loser has a checker on the bar (R61, O2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum BarBackgammon {
    /// Three points, as for any other backgammon.
    #[default]
    Three,
    /// Four points, one more than for any other backgammon.
    Four,
}

/// Rule for a closed-out player's turns (R42, O3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum ClosedOut {
    /// The player passes without rolling.
    #[default]
    Passes,
    /// The player rolls even though no move is possible.
    Rolls,
}

/// Dice source (O12).
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

/// Settings agreed before the first roll and fixed from then on.
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
    /// Variant, which determines the starting position and scoring (O15).
    pub variant: Variant,
    /// Money play or a match (O14).
    pub stakes: Stakes,
    /// `true` if the game has a doubling cube (O5). Some variants, and 1-point matches, never use it.
    pub cube: bool,
    /// Dice for the starting player's first play (O1); always a new roll in Portes.
    pub first_roll: FirstRoll,
    /// Value of a backgammon when the loser has a checker on the bar (O2).
    pub bar_backgammon: BarBackgammon,
    /// Rule for a closed-out player's turns (O3).
    pub closed_out: ClosedOut,
    /// Dice source (O12).
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
    /// Creates the rules for a match to `length` points with default options.
    pub fn match_to(length: MatchLength) -> Self {
        Self {
            stakes: Stakes::Match(Match {
                length,
                crawford: true,
            }),
            ..Self::default()
        }
    }

    /// Returns the money-play options; `None` in a match, where all of them are off (R74).
    pub fn money(&self) -> Option<&Money> {
        match &self.stakes {
            Stakes::Money(money) => Some(money),
            Stakes::Match(_) => None,
        }
    }

    /// Returns the match length and options; `None` in money play.
    pub fn playing_match(&self) -> Option<&Match> {
        match &self.stakes {
            Stakes::Money(_) => None,
            Stakes::Match(played) => Some(played),
        }
    }

    /// Returns `true` if the cube is used. Some variants (section 12), and 1-point matches (R76), never use it.
    pub fn uses_cube(&self) -> bool {
        let one_point = self
            .playing_match()
            .is_some_and(|played| played.length.points() == 1);
        self.cube && self.variant.scoring() == Scoring::Standard && !one_point
    }

    /// Returns `true` if gammons count only once the cube has been turned (R71). The option has no effect in games
    /// without a cube.
    pub fn plays_jacoby(&self) -> bool {
        self.uses_cube() && self.money().is_some_and(|money| money.jacoby)
    }

    /// Returns `true` if the starting player rerolls both dice (O1).
    pub fn starter_rerolls(&self) -> bool {
        self.first_roll == FirstRoll::Fresh || self.variant.scoring() == Scoring::Portes
    }
}
