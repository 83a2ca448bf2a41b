//! Equities, match-winning chances and payoffs.

use std::cmp::Ordering;
use std::ops::{Add, Neg, Sub};

/// Points per cube for one player: +1 is a single game won at the current cube value, and -2 is a gammon lost.
///
/// Values returned by the engine are finite.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Equity(pub f32);

impl Equity {
    /// Compares using the total order of `f32`, so that sorting is deterministic.
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

/// Match-winning chance (MWC) for one player, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mwc(pub f32);

impl Mwc {
    /// Match-winning chance once the match has been won.
    pub const WON: Self = Self(1.0);

    /// Returns the opponent's match-winning chance.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self(1.0 - self.0)
    }
}

/// Payoffs for each result, in points per cube, for the player on roll.
///
/// ```
/// use engine::{Equity, Outcomes, Payoffs};
///
/// assert_eq!(Outcomes::WIN_GAMMON.worth(&Payoffs::MONEY), Equity(2.0));
/// assert_eq!(Outcomes::WIN_GAMMON.worth(&Payoffs::SINGLE), Equity(1.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Payoffs {
    /// Payoffs for winning a single game, gammon and backgammon.
    pub win: [Equity; 3],
    /// Payoffs for losing a single game, gammon and backgammon; usually negative.
    pub lose: [Equity; 3],
}

impl Payoffs {
    /// Payoffs in money play without the Jacoby rule: 1, 2 and 3 points (R58-R60).
    pub const MONEY: Self = Self {
        win: [Equity(1.0), Equity(2.0), Equity(3.0)],
        lose: [Equity(-1.0), Equity(-2.0), Equity(-3.0)],
    };

    /// Payoffs if gammons do not count, as at double match point or under the Jacoby rule (R71).
    pub const SINGLE: Self = Self {
        win: [Equity(1.0); 3],
        lose: [Equity(-1.0); 3],
    };

    /// Payoffs at misère, where the player who bears off first loses one point.
    pub const MISERE: Self = Self {
        win: [Equity(-1.0); 3],
        lose: [Equity(1.0); 3],
    };

    /// Returns the payoffs from the opponent's perspective.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            win: self.lose.map(Neg::neg),
            lose: self.win.map(Neg::neg),
        }
    }
}
