//! Why there is no such decision.

use std::fmt;

use crate::{BoardError, Player, Refusal, Variant};

/// Why [`crate::DecisionBuilder::build`] refuses: no game can come to such a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionError {
    /// The position cannot occur.
    Board(BoardError),
    /// The variant is played with another number of checkers.
    Checkers {
        /// How many each side has.
        each: u8,
        /// The variant that is to be played.
        variant: Variant,
    },
    /// A side has borne off its last checker.
    GameOver,
    /// No match has this length; see [`crate::MatchLength`].
    MatchLength(u8),
    /// This player has as many points as the match is played to, or more.
    MatchOver(Player),
    /// Points were given in money play, which counts none.
    ScoreInMoneyPlay,
    /// At this score there is no Crawford game: not exactly one player needs a single point, or the match is money
    /// play or to one point.
    NotCrawford,
    /// A single point is needed by a player while the Crawford game is still ahead.
    CrawfordMissed,
    /// Jacoby or beavers were given in a match (R74).
    MoneyOption,
    /// No cube shows this value; see [`crate::CubeValue`].
    CubeValue(u32),
    /// A cube was given in a game that is played without.
    NoCube,
    /// The cube has been turned in the Crawford game.
    CubeInCrawford,
    /// A player owns a cube that has never been turned.
    OwnedUnturned,
    /// The cube of a match lies in the middle above 1: only money play doubles it automatically.
    CentredAbove(u32),
    /// No die shows this number.
    Die(u8),
    /// The player may not double, or not beaver.
    Cube(Refusal),
    /// The offer does not bring this value: a double is twice the cube's, a beaver twice the double's, and so on.
    OfferedValue(u32),
    /// There is no such win in this variant.
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
