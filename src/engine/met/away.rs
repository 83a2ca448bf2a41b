//! Number of points that a player still needs to win the match.

use rules::MatchLength;

/// Number of points that a player still needs to win the match, from 1 to 25.
///
/// ```
/// use engine::Away;
///
/// assert_eq!(Away::new(1), Some(Away::ONE));
/// assert_eq!(Away::new(0), None, "the match is won");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Away(u8);

impl Away {
    /// Minimum number: one point away.
    pub const ONE: Self = Self(1);

    /// Creates the number; `None` unless it is 1 to 25.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=MatchLength::MAX) {
            Some(Self(points))
        } else {
            None
        }
    }

    /// Returns the number of points, 1 to 25.
    pub const fn points(self) -> u8 {
        self.0
    }

    /// Returns the number of points still needed after winning `points`; `None` if that wins the match.
    pub(super) fn after(self, points: u32) -> Option<Self> {
        let left = u32::from(self.0).checked_sub(points)?;
        Self::new(left as u8)
    }
}
