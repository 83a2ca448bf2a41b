//! What the players agree on before they begin: stakes, variant and house options, as data.
//!
//! Defaults are those of the table of house options in the rules (section 15).

use std::num::NonZeroU16;

use crate::{Scoring, Variant};

/// The points that a match is played to: 1 to 25 (O14).
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
    /// The longest match.
    pub const MAX: u8 = 25;

    /// A match to `points`, if that is 1 to 25.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=Self::MAX) {
            Some(Self(points))
        } else {
            None
        }
    }

    /// 1 to 25.
    pub const fn points(self) -> u8 {
        self.0
    }
}

/// Whether the player who is doubled may redouble at once and keep the cube (R72).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Beavers {
    /// No.
    #[default]
    None,
    /// Yes; the doubler may only take or drop then.
    One,
    /// Yes, and so may the doubler (a raccoon), and so on.
    Unlimited,
}

/// Single games for points (O6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Money {
    /// Gammons and backgammons count only once the cube has been turned (R71); see [`Ruleset::plays_jacoby`].
    pub jacoby: bool,
    /// Immediate redoubles (R72).
    pub beavers: Beavers,
    /// How many ties of the opening roll double the cube in the middle (R73).
    pub automatic_doubles: u8,
    /// The value of a point in the account (R63): a label, whatever the unit.
    #[cfg_attr(
        feature = "serde",
        serde(default = "one", skip_serializing_if = "is_one")
    )]
    pub stake: NonZeroU16,
    /// Plays may be taken back after the dice are picked up; a game where that happens is unrated (R56).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not")
    )]
    pub practice: bool,
}

/// The value of a point if an older stored form has none.
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

/// A match to a number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct Match {
    /// The number of points that wins the match.
    pub length: MatchLength,
    /// Whether there is a game without the cube when one player first needs a single point (R76, O7).
    pub crawford: bool,
}

/// What the games are played for (O14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Stakes {
    /// Single games for points.
    Money(Money),
    /// A match.
    Match(Match),
}

impl Default for Stakes {
    fn default() -> Self {
        Self::Money(Money::default())
    }
}

/// What the starter plays first (O1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum FirstRoll {
    /// The two dice of the opening roll (R13).
    #[default]
    OpeningDice,
    /// Both dice rolled again.
    Fresh,
}

/// What a backgammon counts when the loser still has a checker on the bar (R61, O2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum BarBackgammon {
    /// Three, as any backgammon.
    #[default]
    Three,
    /// Four.
    Four,
}

/// What a closed-out player does (R42, O3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum ClosedOut {
    /// He passes without rolling.
    #[default]
    Passes,
    /// He rolls for show.
    Rolls,
}

/// Where the dice come from (O12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum DiceBy {
    /// The program rolls them.
    #[default]
    Program,
    /// The players roll real ones and enter what they show.
    Hand,
}

/// Everything agreed before the first roll; it never changes afterwards.
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
    /// Set-up and scoring (O15).
    pub variant: Variant,
    /// Money or match (O14).
    pub stakes: Stakes,
    /// Whether there is a doubling cube (O5); some variants and the 1-point match never use it.
    pub cube: bool,
    /// What the starter plays first (O1); Portes always rerolls.
    pub first_roll: FirstRoll,
    /// What a backgammon from the bar counts (O2).
    pub bar_backgammon: BarBackgammon,
    /// What a closed-out player does (O3).
    pub closed_out: ClosedOut,
    /// Where the dice come from (O12).
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
    /// A match to `length` points with everything else as usual.
    pub fn match_to(length: MatchLength) -> Self {
        Self {
            stakes: Stakes::Match(Match {
                length,
                crawford: true,
            }),
            ..Self::default()
        }
    }

    /// The options of money play, which are all off in a match (R74).
    pub fn money(&self) -> Option<&Money> {
        match &self.stakes {
            Stakes::Money(money) => Some(money),
            Stakes::Match(_) => None,
        }
    }

    /// The match that is played, if it is one.
    pub fn playing_match(&self) -> Option<&Match> {
        match &self.stakes {
            Stakes::Money(_) => None,
            Stakes::Match(played) => Some(played),
        }
    }

    /// Whether the cube is used at all: not in some variants (section 12), never in a 1-point match (R76).
    pub fn uses_cube(&self) -> bool {
        let one_point = self
            .playing_match()
            .is_some_and(|played| played.length.points() == 1);
        self.cube && self.variant.scoring() == Scoring::Standard && !one_point
    }

    /// Whether gammons count only once the cube has been turned (R71). Without a cube the option has no meaning.
    pub fn plays_jacoby(&self) -> bool {
        self.uses_cube() && self.money().is_some_and(|money| money.jacoby)
    }

    /// Whether the starter rolls both dice again (O1).
    pub fn starter_rerolls(&self) -> bool {
        self.first_roll == FirstRoll::Fresh || self.variant.scoring() == Scoring::Portes
    }
}
