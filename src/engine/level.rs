//! Playing strengths of the computer.

use crate::{TargetPr, depth::CHAMPION_PLIES};

/// Playing strength that the player can choose for the computer.
///
/// All levels use the same evaluator. Among the fixed levels, the weaker ones add deterministic errors to the
/// evaluations and search less deeply. The engine's README lists the measured equity loss of each level.
///
/// ```
/// use engine::{Judge, Level, Noisy, Search};
///
/// let level = Level::Casual;
/// let computer = Search::new(Noisy::new(Judge::without_nets(), level.noise()), level.plies());
/// assert_eq!(computer.plies(), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Level {
    /// Large evaluation errors; a gentle opponent for beginners.
    Beginner,
    /// Moderate evaluation errors.
    Casual,
    /// Small evaluation errors.
    #[default]
    Normal,
    /// Full evaluator without search.
    Strong,
    /// 2-ply search.
    Expert,
    /// 2-ply search, followed by a rollout of the choices that are still close; see [`crate::Champion`].
    Champion,
    /// Performance rating chosen by the player; see [`crate::Fallible`].
    #[cfg_attr(feature = "serde", serde(rename = "wished"))]
    TargetPr(TargetPr),
}

impl Level {
    /// Fixed levels without rollouts, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Casual,
        Self::Normal,
        Self::Strong,
        Self::Expert,
    ];

    /// Returns the standard deviation of the winning-chance error in an even position.
    pub const fn noise(self) -> f32 {
        match self {
            Self::Beginner => 0.10,
            Self::Casual => 0.05,
            Self::Normal => 0.025,
            Self::Strong | Self::Expert | Self::Champion | Self::TargetPr(_) => 0.0,
        }
    }

    /// Returns the search depth in plies.
    pub const fn plies(self) -> u8 {
        match self {
            Self::Expert => 2,
            Self::Champion => CHAMPION_PLIES,
            Self::TargetPr(_) => TargetPr::PLIES,
            _ => 0,
        }
    }
}
