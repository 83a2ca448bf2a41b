//! What a game is about when a decision is made, by facts of the position.

use review::Theme;
use rules::Board;

/// Each player's first turns in a game from the starting position, together: the opening.
const OPENING_TURNS: usize = 6;

/// The phase of a game: the first of these that fits, in the order of [`Phase::of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// The first three turns of each player.
    Opening,
    /// The players can hit each other, and nothing below fits.
    Contact,
    /// A side has brought its last checkers home past a point that the other holds ([`Theme::HoldingGame`]).
    Holding,
    /// A side has five points in a row before two checkers of the other ([`Theme::Prime`]).
    Priming,
    /// A side attacks checkers in its home board while one is on the bar ([`Theme::Blitz`]).
    Blitz,
    /// A side is 40 pips behind and holds two points in the home board of the other ([`Theme::BackGame`]).
    BackGame,
    /// Nobody can be hit any more.
    Race,
    /// All checkers of the player who decides are at home or off.
    BearOff,
}

impl Phase {
    /// All phases.
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

    /// Its name in files and in the catalogue.
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

    /// The phase of a decision on `board`, seen by the player who decides, after so many turns of both players from the
    /// starting position; no number of turns where the game began elsewhere. Bear-off comes first, then race, opening,
    /// back game, priming, blitz, holding and contact.
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
