//! What a game is played for.

use crate::{Beavers, ByPlayer, MatchLength, Player};

/// Money play with its options, or a match at its score.
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
    /// Single games for points. Without a cube both options are off.
    Money {
        /// Whether gammons count only once the cube has been turned (R71).
        jacoby: bool,
        /// Immediate redoubles (R72).
        beavers: Beavers,
    },
    /// A match that is not over.
    Match {
        /// The number of points that wins the match.
        length: MatchLength,
        /// Points won so far, less than the length.
        points: ByPlayer<u8>,
        /// Where the match stands with its Crawford game.
        crawford: Crawford,
    },
}

impl Score {
    /// The points that `player` still needs to win the match, from 1 on; none in money play.
    pub fn away(&self, player: Player) -> Option<u8> {
        match self {
            Self::Money { .. } => None,
            Self::Match { length, points, .. } => Some(length.points() - points[player]),
        }
    }

    /// Whether this is the Crawford game.
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

/// Where a match stands with its one game without the cube (R76).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Crawford {
    /// It comes when a player first needs a single point: neither does yet.
    Ahead,
    /// This game is it: one player needs a single point, the other more.
    Now,
    /// It has been played, or the match is played without.
    Over,
}
