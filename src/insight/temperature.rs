//! Temperature map cells, which show how good each roll is after a play, or after one play compared with another.

use engine::Equity;
use words::{Words, signed};

/// Fractions of the largest deviation, from 0 to 1, at which a cell is marked strongly and moderately.
const MARKED: [f32; 2] = [0.5, 0.15];

/// Quantity shown on a temperature map that compares two plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// Equity after the second play minus equity after the first.
    #[default]
    Difference,
    /// Equity after the first play.
    First,
    /// Equity after the second play.
    Second,
}

impl Shown {
    /// All quantities in display order.
    pub const ALL: [Self; 3] = [Self::Difference, Self::First, Self::Second];

    /// Returns the name of the quantity.
    pub fn name(self, words: &Words) -> String {
        match self {
            Self::Difference => words.coach_difference(),
            Self::First => words.coach_rolls_first(),
            Self::Second => words.coach_rolls_second(),
        }
    }

    /// Returns the value of the quantity, given the equities of the first and the second play.
    pub(crate) fn of(self, first: Equity, second: Equity) -> f32 {
        match self {
            Self::Difference => (second - first).0,
            Self::First => first.0,
            Self::Second => second.0,
        }
    }
}

/// Temperature map cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Equity or difference in EMG, from the perspective of the player who made the plays.
    pub text: String,
    /// Strength of the cell's mark, from 0 (none) to 2 (strong).
    pub strength: u8,
    /// `true` if the first play is better after this roll or, on a map for a single play, if the roll is worse than
    /// average.
    pub first: bool,
}

/// Scale of a temperature map: the central value and the largest deviation from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Temperature {
    middle: f32,
    most: f32,
}

impl Temperature {
    /// Returns the scale for these pairs of value and weight, centred on 0 for a difference and on the weighted mean
    /// otherwise.
    pub(crate) fn of(values: impl Iterator<Item = (f32, f32)> + Clone, shown: Shown) -> Self {
        let middle = match shown {
            Shown::Difference => 0.0,
            Shown::First | Shown::Second => {
                let sum = values
                    .clone()
                    .fold((0.0, 0.0), |(sum, all), (value, weight)| {
                        (sum + weight * value, all + weight)
                    });
                if sum.1 > 0.0 { sum.0 / sum.1 } else { 0.0 }
            }
        };
        let most = values.map(|(value, _)| (value - middle).abs());
        Self {
            middle,
            most: most.fold(0.0, f32::max),
        }
    }

    pub(crate) fn cell(self, value: f32, words: &Words) -> Cell {
        let deviation = value - self.middle;
        let share = if self.most > 0.0 {
            deviation.abs() / self.most
        } else {
            0.0
        };
        let [strongly, moderately] = MARKED;
        Cell {
            text: signed(words, f64::from(value), 2),
            strength: u8::from(share >= moderately) + u8::from(share >= strongly),
            first: deviation < 0.0,
        }
    }
}
