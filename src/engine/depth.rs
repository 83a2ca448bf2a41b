//! How deep to look, and at which plays.

use crate::Equity;

/// The most plies: one more takes about 400 times as long.
pub const MAX_PLIES: u8 = 3;

/// Which plays are worth a deeper look after a ranking without one.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter {
    /// At most so many.
    pub keep: usize,
    /// Those that are at most so much worse than the best.
    pub within: Equity,
}

impl Filter {
    /// Before the first ply, before the second, before the third.
    pub const DEFAULT: [Self; MAX_PLIES as usize] =
        [Self::new(8, 0.16), Self::new(5, 0.06), Self::new(3, 0.03)];

    const fn new(keep: usize, within: f32) -> Self {
        Self {
            keep,
            within: Equity(within),
        }
    }

    /// How many of these equities, best first, pass; at least one if there is one.
    pub(crate) fn retained(&self, mut equities: impl Iterator<Item = Equity>) -> usize {
        let Some(best) = equities.next() else {
            return 0;
        };
        let near = equities.take_while(|&equity| best - equity <= self.within);
        1 + near.take(self.keep.saturating_sub(1)).count()
    }
}

/// How deep to look, and at which plays.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Settings {
    /// How many rolls ahead the best choices are looked at; [`MAX_PLIES`] if it is more.
    pub plies: u8,
    /// Which plays pass before the first ply, before the second, before the third.
    pub filters: [Filter; MAX_PLIES as usize],
}

impl Settings {
    /// So many plies with the usual filters.
    pub const fn new(plies: u8) -> Self {
        Self {
            plies,
            filters: Filter::DEFAULT,
        }
    }

    /// The plies, and the filter before each.
    pub(crate) fn passes(&self) -> impl Iterator<Item = (u8, &Filter)> {
        (1..=self.plies).zip(&self.filters)
    }

    /// How many rolls ahead the best choices are looked at.
    pub(crate) fn depth(&self) -> u8 {
        self.plies.min(MAX_PLIES)
    }
}
