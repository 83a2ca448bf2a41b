//! Structures, such as primes and anchors, that one side of a position can have.

use review::{anchors, is_back_game, is_blitz, is_holding_game};
use rules::{Board, Side};
use serde::{Deserialize, Serialize};

/// Structure that one side of a position can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// At least four consecutive points.
    PrimeOfFour,
    /// At least five consecutive points.
    PrimeOfFive,
    /// At least six consecutive points.
    PrimeOfSix,
    /// At least five points made in the home board.
    FivePointBoard,
    /// All six points made in the home board.
    ClosedBoard,
    /// At least one point held in the other side's home board.
    Anchor,
    /// Ace-point game: the ace point is the only point held in the other side's home board, and the other side has
    /// brought all its checkers past its 13 point.
    AcePointGame,
    /// Back game (see [`is_back_game`]).
    BackGame,
    /// Holding game (see [`is_holding_game`]).
    HoldingGame,
    /// Blitz by this side (see [`is_blitz`]).
    Blitz,
    /// At least one checker on the bar.
    OnBar,
    /// At least two checkers on the bar.
    TwoOnBar,
    /// All checkers at home or off.
    BearingOff,
}

/// Structures of both sides of a position, as a bit set for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Structures {
    own: u16,
    other: u16,
}

impl Structure {
    /// All structures in display order.
    pub const ALL: [Self; 13] = [
        Self::PrimeOfFour,
        Self::PrimeOfFive,
        Self::PrimeOfSix,
        Self::FivePointBoard,
        Self::ClosedBoard,
        Self::Anchor,
        Self::AcePointGame,
        Self::BackGame,
        Self::HoldingGame,
        Self::Blitz,
        Self::OnBar,
        Self::TwoOnBar,
        Self::BearingOff,
    ];

    /// Returns the catalogue key of the structure.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PrimeOfFour => "prime-4",
            Self::PrimeOfFive => "prime-5",
            Self::PrimeOfSix => "prime-6",
            Self::FivePointBoard => "board-5",
            Self::ClosedBoard => "closed",
            Self::Anchor => "anchor",
            Self::AcePointGame => "ace-point",
            Self::BackGame => "back-game",
            Self::HoldingGame => "holding-game",
            Self::Blitz => "blitz",
            Self::OnBar => "bar",
            Self::TwoOnBar => "bar-2",
            Self::BearingOff => "bear-off",
        }
    }

    /// Returns `true` if `side` has this structure against `other`.
    pub fn is_of(self, side: &Side, other: &Side) -> bool {
        match self {
            Self::PrimeOfFour => longest_prime(side) >= 4,
            Self::PrimeOfFive => longest_prime(side) >= 5,
            Self::PrimeOfSix => longest_prime(side) >= 6,
            Self::FivePointBoard => (1..=6).filter(|&number| side.at(number) >= 2).count() >= 5,
            Self::ClosedBoard => side.is_closed_board(),
            Self::Anchor => anchors(side) > 0,
            Self::AcePointGame => {
                let has_passed = (13..=25).all(|number| other.at(number) == 0);
                side.at(24) >= 2 && anchors(side) == 1 && has_passed
            }
            Self::BackGame => is_back_game(side, other),
            Self::HoldingGame => is_holding_game(side, other),
            Self::Blitz => is_blitz(side, other),
            Self::OnBar => side.bar() > 0,
            Self::TwoOnBar => side.bar() > 1,
            Self::BearingOff => (7..=25).all(|number| side.at(number) == 0),
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl Structures {
    /// Returns the structures of both sides on `board`.
    pub fn of(board: &Board) -> Self {
        let set = |side: &Side, other: &Side| {
            let all = Structure::ALL.into_iter();
            all.filter(|one| one.is_of(side, other))
                .fold(0, |set, one| set | one.bit())
        };
        let (own, other) = (board.own(), board.opponent());
        Self {
            own: set(own, other),
            other: set(other, own),
        }
    }

    /// Returns `true` if the board's `own` side has the structure.
    pub const fn has_own(self, structure: Structure) -> bool {
        self.own & structure.bit() != 0
    }

    /// Returns `true` if the other side has the structure.
    pub const fn has_other(self, structure: Structure) -> bool {
        self.other & structure.bit() != 0
    }
}

/// Returns the length of a side's longest prime, in points.
fn longest_prime(side: &Side) -> usize {
    let (mut run, mut longest) = (0, 0);
    for number in 1..=24 {
        run = if side.at(number) >= 2 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}
