//! Games that differ from backgammon in set-up or scoring alone (section 12 of the rules): data, not code.

use crate::{Board, Setup, Side};

/// How a finished game counts in a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Single 1, gammon 2, backgammon 3.
    Standard,
    /// Single 1, gammon 2, never more; played without a cube.
    Portes,
    /// Who bears off all his checkers loses one point; played without a cube.
    Misere,
}

/// A variant of the game.
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
    /// Backgammon.
    Standard,
    /// Two more checkers far back.
    Nackgammon,
    /// Three checkers a side.
    Hypergammon,
    /// Two checkers a side.
    Hypergammon2,
    /// One checker a side.
    Hypergammon1,
    /// All checkers start on the 24 point.
    Longgammon,
    /// Backgammon without triple games.
    Portes,
    /// The first to bear off loses.
    Misere,
}

impl Variant {
    /// All variants, the standard game first.
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

    /// Each side's checkers at the start as (own point, how many).
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

    /// How many checkers each side has.
    pub fn checkers(self) -> u8 {
        self.start().iter().map(|&(_, count)| count).sum()
    }

    /// The position at the start of a game, the same for both players.
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

    /// How a finished game counts.
    pub const fn scoring(self) -> Scoring {
        match self {
            Self::Portes => Scoring::Portes,
            Self::Misere => Scoring::Misere,
            _ => Scoring::Standard,
        }
    }
}

impl Board {
    /// The position at the start of a game of `variant`, the same for both players.
    pub fn start(variant: Variant) -> Self {
        let Setup { own, opponent } = variant.setup();
        Self {
            own: Side(own),
            opponent: Side(opponent),
        }
    }
}
