//! Equity, match-winning chances, and the payoff of each kind of result.

use std::cmp::Ordering;
use std::ops::{Add, Neg, Sub};

/// Points per cube for the player meant: +1 is a single game won at the present cube value, -2 a gammon lost.
///
/// Always finite when it comes from the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Equity(pub f32);

impl Equity {
    /// An order in which all values have a place, so that sorting by it is the same everywhere.
    pub fn total_cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Neg for Equity {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Equity {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Equity {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// The chance of winning the match, 0 to 1, for the player meant.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mwc(pub f32);

impl Mwc {
    /// The match is won.
    pub const WON: Self = Self(1.0);

    /// The opponent's chance.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self(1.0 - self.0)
    }
}

/// The payoff of each kind of result for the player on roll, in points per cube.
///
/// ```
/// use engine::{Equity, Outcomes, Payoffs};
///
/// assert_eq!(Outcomes::WIN_GAMMON.worth(&Payoffs::MONEY), Equity(2.0));
/// assert_eq!(Outcomes::WIN_GAMMON.worth(&Payoffs::SINGLE), Equity(1.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Payoffs {
    /// A won single game, gammon, backgammon.
    pub win: [Equity; 3],
    /// A lost single game, gammon, backgammon: negative as a rule.
    pub lose: [Equity; 3],
}

impl Payoffs {
    /// Money play without the Jacoby rule: 1, 2 and 3 points (R58-R60).
    pub const MONEY: Self = Self {
        win: [Equity(1.0), Equity(2.0), Equity(3.0)],
        lose: [Equity(-1.0), Equity(-2.0), Equity(-3.0)],
    };

    /// Only winning counts: when both need one point for the match, or under Jacoby (R71).
    pub const SINGLE: Self = Self {
        win: [Equity(1.0); 3],
        lose: [Equity(-1.0); 3],
    };

    /// Who bears off all his checkers loses one point.
    pub const MISERE: Self = Self {
        win: [Equity(-1.0); 3],
        lose: [Equity(1.0); 3],
    };

    /// The same seen by the opponent.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            win: self.lose.map(Neg::neg),
            lose: self.win.map(Neg::neg),
        }
    }
}
