//! Errors returned when building a decision.

use std::fmt;

use crate::{BoardError, Player, Refusal, Variant};

/// Reason why [`crate::DecisionBuilder::build`] fails: the decision cannot occur in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionError {
    /// The position is impossible.
    Board(BoardError),
    /// The board does not have the variant's number of checkers per side.
    Checkers {
        /// Number of checkers per side on the board.
        each: u8,
        /// Variant of the decision.
        variant: Variant,
    },
    /// A side has borne off its last checker.
    GameOver,
    /// The match length is out of range: see [`crate::MatchLength`].
    MatchLength(u8),
    /// This player has reached the match length.
    MatchOver(Player),
    /// A score was given in money play.
    ScoreInMoneyPlay,
    /// The score does not allow a Crawford game: neither or both of the players need a single point, or the game is
    /// money play or a 1-point match.
    NotCrawford,
    /// A player needs only one point, although the Crawford game is marked as still to come.
    CrawfordMissed,
    /// The Jacoby rule or beavers were enabled in a match (R74).
    MoneyOption,
    /// The cube value is impossible: see [`crate::CubeValue`].
    CubeValue(u32),
    /// A cube was given in a game without a cube.
    NoCube,
    /// The cube was turned in the Crawford game.
    CubeInCrawford,
    /// A player owns a cube that has never been turned.
    OwnedUnturned,
    /// The cube is centred at a value above 1 in a match; automatic doubles exist only in money play.
    CentredAbove(u32),
    /// No die has this number.
    Die(u8),
    /// The rules forbid the double or the redouble.
    Cube(Refusal),
    /// The offer does not lead to this value: a double doubles the cube value, a beaver doubles it again, and so on.
    OfferedValue(u32),
    /// The variant does not have this type of win.
    NoSuchWin,
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Checkers { each, variant } => write!(
                f,
                "each side has {each} checkers, but {variant:?} is played with {}",
                variant.checkers()
            ),
            Self::GameOver => f.write_str("a side has borne off all its checkers"),
            Self::MatchLength(points) => write!(f, "no match is played to {points} points"),
            Self::MatchOver(player) => write!(f, "{player:?} has won the match already"),
            Self::ScoreInMoneyPlay => f.write_str("money play has no score"),
            Self::NotCrawford => f.write_str("this score has no Crawford game"),
            Self::CrawfordMissed => {
                f.write_str("a player needs one point, so the Crawford game is now or over")
            }
            Self::MoneyOption => f.write_str("Jacoby and beavers are for money play"),
            Self::CubeValue(value) => write!(f, "no cube shows {value}"),
            Self::NoCube => f.write_str("this game is played without a cube"),
            Self::CubeInCrawford => f.write_str("the cube is not turned in the Crawford game"),
            Self::OwnedUnturned => f.write_str("a cube at 1 has no owner"),
            Self::CentredAbove(value) => {
                write!(f, "the cube of a match is not in the middle at {value}")
            }
            Self::Die(pips) => write!(f, "no die shows {pips}"),
            Self::Cube(refusal) => refusal.fmt(f),
            Self::OfferedValue(value) => write!(f, "no such offer brings the cube to {value}"),
            Self::NoSuchWin => Refusal::NoSuchWin.fmt(f),
        }
    }
}

impl std::error::Error for DecisionError {}
