//! Variants that differ from standard backgammon only in starting position or scoring (section 12 of the rules).

use crate::{Board, Setup, Side};

/// Scoring of finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Scoring {
    /// A single game counts 1, a gammon 2, and a backgammon 3.
    Standard,
    /// A single game counts 1, and a gammon or backgammon counts 2. There is no cube.
    Portes,
    /// The player who bears off all checkers first loses one point. There is no cube.
    Misere,
}

/// Backgammon variant.
///
/// ```
/// use rules::{Board, Variant};
///
/// assert_eq!(Variant::Hypergammon.checkers(), 3);
/// assert_eq!(Board::start(Variant::Nackgammon).own().at(23), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Variant {
    /// Standard backgammon.
    Standard,
    /// Nackgammon: two more of each side's checkers start far back.
    Nackgammon,
    /// Hypergammon: three checkers per side.
    Hypergammon,
    /// Hypergammon with two checkers per side.
    Hypergammon2,
    /// Hypergammon with a single checker per side.
    Hypergammon1,
    /// Longgammon: all checkers start on the 24 point.
    Longgammon,
    /// Portes: a win counts double at most.
    Portes,
    /// Misère: the first player to bear off all checkers loses.
    Misere,
}

impl Variant {
    /// All variants, starting with standard backgammon.
    pub const ALL: [Self; 8] = [
        Self::Standard,
        Self::Nackgammon,
        Self::Hypergammon,
        Self::Hypergammon2,
        Self::Hypergammon1,
        Self::Longgammon,
        Self::Portes,
        Self::Misere,
    ];

    /// Returns each side's checkers in the starting position, as (own point, count).
    const fn start(self) -> &'static [(usize, u8)] {
        match self {
            Self::Standard | Self::Portes | Self::Misere => &[(24, 2), (13, 5), (8, 3), (6, 5)],
            Self::Nackgammon => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
            Self::Hypergammon => &[(24, 1), (23, 1), (22, 1)],
            Self::Hypergammon2 => &[(24, 1), (23, 1)],
            Self::Hypergammon1 => &[(24, 1)],
            Self::Longgammon => &[(24, 15)],
        }
    }

    /// Returns the number of checkers per side.
    pub fn checkers(self) -> u8 {
        self.start().iter().map(|&(_, count)| count).sum()
    }

    /// Returns the starting position, which is the same for both players.
    pub fn setup(self) -> Setup {
        let mut side = [0; 26];
        for &(point, count) in self.start() {
            side[point] = count;
        }
        Setup {
            own: side,
            opponent: side,
        }
    }

    /// Returns the scoring of finished games.
    pub const fn scoring(self) -> Scoring {
        match self {
            Self::Portes => Scoring::Portes,
            Self::Misere => Scoring::Misere,
            _ => Scoring::Standard,
        }
    }
}

impl Board {
    /// Returns the starting position of `variant`, which is the same for both players.
    pub fn start(variant: Variant) -> Self {
        let Setup { own, opponent } = variant.setup();
        Self {
            own: Side(own),
            opponent: Side(opponent),
        }
    }
}
