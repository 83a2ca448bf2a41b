//! Game phases, derived from the position at the time of a decision.

use review::Theme;
use rules::Board;
use serde::{Deserialize, Serialize};

/// Total number of turns by both players that make up the opening, counted from the starting position.
const OPENING_TURNS: usize = 6;

/// Phase of a game. If several phases apply, [`Phase::of`] defines the precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// The first three turns of each player.
    Opening,
    /// Contact positions that none of the more specific phases covers.
    Contact,
    /// A side has brought all its checkers past its 13 point, while the other side holds one of that side's 3 to 7
    /// points ([`Theme::HoldingGame`]).
    Holding,
    /// A side has a five-point prime in front of two of the other side's checkers ([`Theme::Prime`]).
    Priming,
    /// A side attacks blots in its own home board while a checker is on the bar ([`Theme::Blitz`]).
    Blitz,
    /// A side trails by at least 40 pips and holds two points in the other side's home board ([`Theme::BackGame`]).
    BackGame,
    /// The two sides have no more contact.
    Race,
    /// All the deciding player's checkers are at home or off.
    BearOff,
}

impl Phase {
    /// All phases in display order.
    pub const ALL: [Self; 8] = [
        Self::Opening,
        Self::Contact,
        Self::Holding,
        Self::Priming,
        Self::Blitz,
        Self::BackGame,
        Self::Race,
        Self::BearOff,
    ];

    /// Returns the key of the phase in files and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Contact => "contact",
            Self::Holding => "holding",
            Self::Priming => "priming",
            Self::Blitz => "blitz",
            Self::BackGame => "back-game",
            Self::Race => "race",
            Self::BearOff => "bear-off",
        }
    }

    /// Returns the phase of a decision on `board`, which is from the deciding player's perspective. `turns` is the
    /// total number of turns by both players since the starting position, or `None` if the game started from a
    /// different position. The order of precedence is bear-off, race, opening, back game, priming, blitz, holding and
    /// contact.
    pub fn of(board: &Board, turns: Option<usize>) -> Self {
        let at_home = (7..=25).all(|number| board.own().at(number) == 0);
        if at_home {
            Self::BearOff
        } else if !board.has_contact() {
            Self::Race
        } else if turns.is_some_and(|turns| turns < OPENING_TURNS) {
            Self::Opening
        } else {
            match Theme::of(board) {
                Some(Theme::BackGame) => Self::BackGame,
                Some(Theme::Prime) => Self::Priming,
                Some(Theme::Blitz) => Self::Blitz,
                Some(Theme::HoldingGame) => Self::Holding,
                Some(Theme::Anchor | Theme::Race) | None => Self::Contact,
            }
        }
    }
}
