//! Search depth and move filters.

use crate::Equity;

/// Maximum search depth in plies: one more ply takes about 400 times as long.
pub const MAX_PLIES: u8 = 3;

/// Move filter: selects the plays that advance from a shallower search to a deeper one.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter {
    /// Maximum number of plays.
    pub keep: usize,
    /// Maximum equity loss against the best play.
    pub within: Equity,
}

impl Filter {
    /// Default filters before the first, second and third ply.
    pub const DEFAULT: [Self; MAX_PLIES as usize] =
        [Self::new(8, 0.16), Self::new(5, 0.06), Self::new(3, 0.03)];

    const fn new(keep: usize, within: f32) -> Self {
        Self {
            keep,
            within: Equity(within),
        }
    }

    /// Returns the number of plays with these equities, sorted best first, that pass the filter; at least one if there
    /// are any plays.
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
    /// Search depth of the best choices in plies, at most [`MAX_PLIES`].
    pub plies: u8,
    /// Filters before the first, second and third ply.
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

    /// Iterates over the plies and the filter before each.
    pub(crate) fn passes(&self) -> impl Iterator<Item = (u8, &Filter)> {
        (1..=self.plies).zip(&self.filters)
    }

    /// Returns the search depth of the best choices in plies, clamped to [`MAX_PLIES`].
    pub(crate) fn depth(&self) -> u8 {
        self.plies.min(MAX_PLIES)
    }
}
