//! Errors that occur when a decision is built.

use std::fmt;

use crate::{BoardError, Player, Refusal, Variant};

/// Reason why [`crate::DecisionBuilder::build`] fails: no game can lead to the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionError {
    /// The position is impossible.
    Board(BoardError),
    /// The variant has a different number of checkers per side.
    Checkers {
        /// Number of checkers per side.
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
    /// Points were given in money play, which has no score.
    ScoreInMoneyPlay,
    /// The score does not allow a Crawford game, because not exactly one player needs a single point, or because the
    /// game is money play or a 1-point match.
    NotCrawford,
    /// A player needs a single point, although the Crawford game is still ahead.
    CrawfordMissed,
    /// Jacoby or beavers were given in a match (R74).
    MoneyOption,
    /// The cube value is impossible: see [`crate::CubeValue`].
    CubeValue(u32),
    /// A cube was given in a game without a cube.
    NoCube,
    /// The cube was turned in the Crawford game.
    CubeInCrawford,
    /// A player owns a cube that has never been turned.
    OwnedUnturned,
    /// The cube of a match is centred above 1; automatic doubles exist only in money play.
    CentredAbove(u32),
    /// The number does not occur on a die.
    Die(u8),
    /// The rules forbid the double or the beaver.
    Cube(Refusal),
    /// The offer does not result in this value: a double doubles the cube value, a beaver doubles it again, and so on.
    OfferedValue(u32),
    /// The variant does not have this kind of win.
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
