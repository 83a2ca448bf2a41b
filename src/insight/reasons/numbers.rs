//! Numbers in reasons: rolls out of 36, chances in thousandths, and pairs of values that compare two choices.

use rules::Roll;
use serde::{Deserialize, Serialize};

/// Smallest difference, in rolls out of 36, that is not slight. One dice combination accounts for at most two rolls.
pub const MIN_TELLING_ROLLS: u8 = 3;

/// Number of rolls, out of the 36 equally likely rolls of two dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rolls(u8);

impl Rolls {
    /// All 36 rolls.
    pub const ALL: Self = Self(36);

    /// Creates a roll count; `None` if `count` is greater than 36.
    pub const fn new(count: u8) -> Option<Self> {
        if count <= Self::ALL.0 {
            Some(Self(count))
        } else {
            None
        }
    }

    /// Adds the number of ways to roll `roll`: one for a double, two otherwise.
    #[must_use]
    pub(crate) fn plus(self, roll: Roll) -> Self {
        Self(self.0.saturating_add(roll.weight() as u8))
    }

    /// Returns the number of rolls, from 0 to 36.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Returns this number minus `other`.
    pub(crate) fn more_than(self, other: Self) -> i16 {
        i16::from(self.0) - i16::from(other.0)
    }
}

impl TryFrom<u8> for Rolls {
    type Error = String;

    fn try_from(count: u8) -> Result<Self, String> {
        Self::new(count).ok_or_else(|| format!("{count} rolls of 36"))
    }
}

impl From<Rolls> for u8 {
    fn from(rolls: Rolls) -> Self {
        rolls.count()
    }
}

/// Chance in thousandths, from 0 to 1000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Share(u16);

impl Share {
    /// Even chance.
    pub const HALF: Self = Self(500);

    /// Clamps `chance` to between 0 and 1, and rounds it to the nearest thousandth.
    pub fn of(chance: f32) -> Self {
        Self((1000.0 * chance.clamp(0.0, 1.0)).round() as u16)
    }

    /// Returns the chance in thousandths, from 0 to 1000.
    pub const fn thousandths(self) -> u16 {
        self.0
    }

    /// Returns 1 minus this chance.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(1000_u16.saturating_sub(self.0))
    }
}

impl TryFrom<u16> for Share {
    type Error = String;

    fn try_from(thousandths: u16) -> Result<Self, String> {
        if thousandths <= 1000 {
            Ok(Self::of(f32::from(thousandths) / 1000.0))
        } else {
            Err(format!("{thousandths} thousandths are no chance"))
        }
    }
}

impl From<Share> for u16 {
    fn from(share: Share) -> Self {
        share.thousandths()
    }
}

/// Pair of values: for the actual choice and for the best choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Compared<T> {
    /// Value for the actual choice.
    pub made: T,
    /// Value for the best choice.
    pub best: T,
}

impl<T> Compared<T> {
    /// Applies `of` to both values.
    pub fn map<U>(self, of: impl Fn(T) -> U) -> Compared<U> {
        Compared {
            made: of(self.made),
            best: of(self.best),
        }
    }
}

impl Compared<Rolls> {
    /// Returns `true` if the two numbers differ by fewer than [`MIN_TELLING_ROLLS`] rolls.
    pub const fn are_close(&self) -> bool {
        self.made.count().abs_diff(self.best.count()) < MIN_TELLING_ROLLS
    }
}
