//! How well the computer plays.

use crate::TargetPr;

/// A strength that a person can choose to play against.
///
/// All levels know the same; the easier of those that are the same for everybody misjudge every position a little, always in the same way, and look less
/// far ahead. How much equity each loses is measured; see the engine's README.
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
    /// Misjudges positions widely: a friendly opponent for who has just learnt the rules.
    Beginner,
    /// Misjudges positions clearly.
    Casual,
    /// Misjudges positions slightly.
    #[default]
    Normal,
    /// Judges as well as it can at a glance.
    Strong,
    /// Looks two rolls ahead.
    Expert,
    /// Has a chosen performance rating: see [`crate::Fallible`].
    #[cfg_attr(feature = "serde", serde(rename = "wished"))]
    TargetPr(TargetPr),
}

impl Level {
    /// The levels that are the same for everybody, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Casual,
        Self::Normal,
        Self::Strong,
        Self::Expert,
    ];

    /// How far off a judgement may be: the standard deviation of the winning chance in an even position.
    pub const fn noise(self) -> f32 {
        match self {
            Self::Beginner => 0.10,
            Self::Casual => 0.05,
            Self::Normal => 0.025,
            Self::Strong | Self::Expert | Self::TargetPr(_) => 0.0,
        }
    }

    /// How many rolls it looks ahead.
    pub const fn plies(self) -> u8 {
        match self {
            Self::Expert => 2,
            Self::TargetPr(_) => TargetPr::PLIES,
            _ => 0,
        }
    }
}
