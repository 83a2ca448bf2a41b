//! Score and stakes for a decision.

use crate::{Beavers, ByPlayer, MatchLength, Player};

/// Money-play options, or the score of a match.
///
/// ```
/// use rules::{ByPlayer, Crawford, MatchLength, Player, Score};
///
/// let score = Score::Match {
///     length: MatchLength::new(5).expect("1 to 25"),
///     points: ByPlayer { white: 4, black: 2 },
///     crawford: Crawford::Now,
/// };
/// assert!(score.is_crawford());
/// assert_eq!(score.away(Player::Black), Some(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Money play. Both options are off if the game is played without a cube.
    Money {
        /// `true` if gammons count only once the cube has been turned (R71).
        jacoby: bool,
        /// Limit on immediate redoubles (R72).
        beavers: Beavers,
    },
    /// Match in progress.
    Match {
        /// Match length.
        length: MatchLength,
        /// Current score; both scores are below the match length.
        points: ByPlayer<u8>,
        /// Crawford state of the match.
        crawford: Crawford,
    },
}

impl Score {
    /// Returns the number of points that `player` still needs to win the match, at least 1; `None` in money play.
    pub fn away(&self, player: Player) -> Option<u8> {
        match self {
            Self::Money { .. } => None,
            Self::Match { length, points, .. } => Some(length.points() - points[player]),
        }
    }

    /// Returns `true` during the Crawford game.
    pub const fn is_crawford(&self) -> bool {
        matches!(
            self,
            Self::Match {
                crawford: Crawford::Now,
                ..
            }
        )
    }
}

/// Crawford state of a match. The Crawford game is played without the cube (R76).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Crawford {
    /// Neither player is one point away, so the Crawford game is still to come.
    Ahead,
    /// The current game is the Crawford game: exactly one player is one point away.
    Now,
    /// The Crawford game has been played, or the match has no Crawford game.
    Over,
}
