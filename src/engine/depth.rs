//! Search depth, move filters, and limits on the number of trials.

use std::{fmt, str::FromStr};

use crate::Equity;

/// Maximum search depth in plies. Each further ply multiplies the search time by about 400.
pub const MAX_PLIES: u8 = 3;

/// Search depth, in plies, for selecting the choices that a Champion analysis rolls out.
pub(crate) const CHAMPION_PLIES: u8 = 2;

/// Move filter, which selects the plays that advance from one search depth to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter {
    /// Maximum number of plays to keep.
    pub keep: usize,
    /// Maximum equity loss relative to the best play.
    pub within: Equity,
}

impl Filter {
    /// Default filters before the first, second and third plies.
    pub const DEFAULT: [Self; MAX_PLIES as usize] =
        [Self::new(8, 0.16), Self::new(5, 0.06), Self::new(3, 0.03)];

    const fn new(keep: usize, within: f32) -> Self {
        Self {
            keep,
            within: Equity(within),
        }
    }

    /// Returns how many of the plays with these equities, sorted best first, pass the filter; at least one if there are
    /// any plays.
    pub(crate) fn retained(&self, mut equities: impl Iterator<Item = Equity>) -> usize {
        let Some(best) = equities.next() else {
            return 0;
        };
        let near = equities.take_while(|&equity| best - equity <= self.within);
        1 + near.take(self.keep.saturating_sub(1)).count()
    }
}

/// Search depth and move filters.
///
/// ```
/// use engine::{Filter, Settings};
///
/// let mut settings = Settings::new(2);
/// assert_eq!(settings.filters[0].keep, 8, "the best eight plays are searched one ply deep");
/// settings.filters[0] = Filter { keep: 12, ..settings.filters[0] };
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Settings {
    /// Search depth for the best choices, in plies, at most [`MAX_PLIES`].
    pub plies: u8,
    /// Filters before the first, second and third plies.
    pub filters: [Filter; MAX_PLIES as usize],
}

impl Settings {
    /// Creates settings with this number of plies and the default filters.
    pub const fn new(plies: u8) -> Self {
        Self {
            plies,
            filters: Filter::DEFAULT,
        }
    }

    /// Iterates over the plies, each with its preceding filter.
    pub(crate) fn passes(&self) -> impl Iterator<Item = (u8, &Filter)> {
        (1..=self.plies).zip(&self.filters)
    }

    /// Returns the search depth for the best choices, in plies, clamped to [`MAX_PLIES`].
    pub(crate) fn depth(&self) -> u8 {
        self.plies.min(MAX_PLIES)
    }
}

/// Maximum number of trials per candidate in a Champion analysis, from 1 to [`TrialLimit::MAX`].
///
/// ```
/// use engine::{TrialLimit, TrialLimitError};
///
/// assert_eq!(TrialLimit::new(360).map(TrialLimit::count), Ok(360));
/// assert_eq!(TrialLimit::new(0), Err(TrialLimitError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u64", into = "u64")
)]
pub struct TrialLimit(u64);

impl TrialLimit {
    /// Maximum limit: 36 trials for each pair of rolls.
    pub const MAX: u64 = 36 * 1_296;

    /// Default limit for the Champion level: one trial for each pair of rolls.
    pub const DEFAULT: Self = Self(1_296);

    /// Creates a limit with this number of trials.
    ///
    /// # Errors
    /// Returns [`TrialLimitError`] if the number is 0 or above [`TrialLimit::MAX`].
    pub const fn new(trials: u64) -> Result<Self, TrialLimitError> {
        match trials {
            1..=Self::MAX => Ok(Self(trials)),
            _ => Err(TrialLimitError),
        }
    }

    /// Returns the maximum number of trials.
    pub const fn count(self) -> u64 {
        self.0
    }
}

impl Default for TrialLimit {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl TryFrom<u64> for TrialLimit {
    type Error = TrialLimitError;

    fn try_from(trials: u64) -> Result<Self, TrialLimitError> {
        Self::new(trials)
    }
}

impl From<TrialLimit> for u64 {
    fn from(trials: TrialLimit) -> Self {
        trials.0
    }
}

/// Error returned if the number of trials is 0 or too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialLimitError;

impl fmt::Display for TrialLimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "trials are 1 to {}", TrialLimit::MAX)
    }
}

impl std::error::Error for TrialLimitError {}

/// Analysis depth.
///
/// ```
/// use engine::{Depth, TrialLimit};
///
/// assert_eq!("2".parse(), Ok(Depth::Plies(2)));
/// assert!(matches!("champion".parse(), Ok(Depth::Champion(_))));
/// assert!("4".parse::<Depth>().is_err());
/// let champion = Depth::Champion(TrialLimit::default());
/// assert!(champion.rank() > Depth::Plies(3).rank());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Depth {
    /// Search with this number of plies, at most [`MAX_PLIES`].
    Plies(u8),
    /// 2-ply search, followed by a rollout of the choices that are still close; see [`crate::Champion`].
    Champion(TrialLimit),
}

impl Depth {
    /// Name used for [`Depth::Champion`] in requests and command-line arguments.
    pub const CHAMPION: &str = "champion";

    /// Returns the rank used to compare analyses. A Champion analysis ranks above any search, regardless of its number
    /// of trials.
    pub const fn rank(self) -> (bool, u8) {
        (matches!(self, Self::Champion(_)), self.plies())
    }

    /// Returns the search depth in plies; for a Champion analysis, the depth of the search that precedes the rollout.
    pub const fn plies(self) -> u8 {
        match self {
            Self::Plies(plies) => plies,
            Self::Champion(_) => CHAMPION_PLIES,
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plies(plies) => write!(f, "{plies}-ply"),
            Self::Champion(_) => f.write_str("Champion level"),
        }
    }
}

impl FromStr for Depth {
    type Err = DepthError;

    /// Parses a number of plies or [`Depth::CHAMPION`].
    fn from_str(text: &str) -> Result<Self, DepthError> {
        if text == Self::CHAMPION {
            return Ok(Self::Champion(TrialLimit::default()));
        }
        let plies = text.parse().ok().filter(|plies| *plies <= MAX_PLIES);
        plies.map(Self::Plies).ok_or(DepthError)
    }
}

/// Error returned for text that is not a valid [`Depth`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthError;

impl fmt::Display for DepthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let champion = Depth::CHAMPION;
        write!(f, "a depth is 0 to {MAX_PLIES} plies or {champion}")
    }
}

impl std::error::Error for DepthError {}
