//! How well the computer plays.

/// A strength that a person can choose to play against.
///
/// Error rates are equity lost per unforced checker play in millipoints, on 2,000 decisions from real games, judged
/// by GNU Backgammon 2-ply; playing at random loses 233.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Misjudges positions widely: a friendly opponent for who has just learned the rules (108 millipoints).
    Beginner,
    /// Misjudges positions somewhat (46 millipoints).
    Casual,
    /// Judges as well as it can and looks one roll ahead (22 millipoints).
    #[default]
    Normal,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Normal];

    /// How far off a judgement may be: the standard deviation of the winning chance in an even position.
    pub const fn noise(self) -> f32 {
        match self {
            Self::Beginner => 0.12,
            Self::Casual => 0.04,
            Self::Normal => 0.0,
        }
    }

    /// How many rolls it looks ahead.
    pub const fn plies(self) -> u8 {
        match self {
            Self::Beginner | Self::Casual => 0,
            Self::Normal => 1,
        }
    }
}
