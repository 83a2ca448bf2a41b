//! One-sided bear-off database: the distribution of the number of rolls when play minimises the mean.

use rules::Roll;

use super::index::{CHECKERS, Home, size};

/// Threshold below which a probability is added to the previous entry.
const MIN_CHANCE: f32 = 1e-7;

/// Distributions of the number of rolls from all positions.
pub(super) struct OneSided {
    /// Probabilities of all distributions, concatenated.
    chances: Vec<f32>,
    /// Start index of each distribution, and the smallest number of rolls in it.
    starts: Vec<(u32, u8)>,
    /// Mean number of rolls of each position.
    means: Vec<f32>,
}

/// Distribution of the number of rolls from one position.
#[derive(Clone, Copy)]
pub(super) struct RollDistribution<'a> {
    first: usize,
    chances: &'a [f32],
}

/// Best position after one to four moves of the same number, indexed by the number and by the move count, each less
/// one.
type Best = [[u16; 4]; 6];

impl OneSided {
    /// Computes the distribution of the number of rolls until `is_done` for every position.
    pub(super) fn new(is_done: impl Fn(Home) -> bool) -> Self {
        let mut table = Self {
            chances: Vec::new(),
            starts: Vec::with_capacity(size(CHECKERS)),
            means: Vec::new(),
        };
        let homes = Home::all(CHECKERS);
        let mut means: Vec<f32> = Vec::with_capacity(homes.len());
        let mut best: Vec<Best> = Vec::with_capacity(homes.len());
        for (index, home) in homes.into_iter().enumerate() {
            if is_done(home) {
                table.push(0, &[1.0]);
                means.push(0.0);
                // The goal has already been reached, so no moves are needed.
                best.push([[index as u16; 4]; 6]);
                continue;
            }
            let moved = successors(home);
            best.push(std::array::from_fn(|number| {
                let earlier = |moves: usize| {
                    let ends = moved[number].iter().map(|&after| match moves {
                        0 => after,
                        _ => best[usize::from(after)][number][moves - 1],
                    });
                    least(ends, &means)
                };
                std::array::from_fn(earlier)
            }));
            let mut sums = [0.0; 64];
            let mut mean = 1.0;
            for roll in Roll::ALL {
                let after = after_roll(roll, &moved, &best, &means);
                let chance = roll.weight() as f32 / 36.0;
                mean += chance * means[after];
                let rolls = table.at(after);
                for (sum, more) in sums[rolls.first + 1..].iter_mut().zip(rolls.chances) {
                    *sum += chance * more;
                }
            }
            means.push(mean);
            table.push_sums(&mut sums);
        }
        table.means = means;
        table
    }

    /// Returns the mean number of rolls from `home`.
    pub(super) fn mean(&self, home: Home) -> f32 {
        self.means[home.index(CHECKERS)]
    }

    /// Returns the distribution of the number of rolls from `home`.
    pub(super) fn rolls(&self, home: Home) -> RollDistribution<'_> {
        self.at(home.index(CHECKERS))
    }

    fn at(&self, index: usize) -> RollDistribution<'_> {
        let (start, first) = self.starts[index];
        let end = self
            .starts
            .get(index + 1)
            .map_or(self.chances.len(), |next| next.0 as usize);
        RollDistribution {
            first: usize::from(first),
            chances: &self.chances[start as usize..end],
        }
    }

    fn push(&mut self, first: u8, chances: &[f32]) {
        self.starts.push((self.chances.len() as u32, first));
        self.chances.extend(chances);
    }

    /// Appends a distribution, with its negligible tail folded into the last entry.
    fn push_sums(&mut self, sums: &mut [f32; 64]) {
        let first = sums.iter().position(|&chance| chance > 0.0).unwrap_or(0);
        let mut last = 63;
        while last > first && sums[last] < MIN_CHANCE {
            sums[last - 1] += sums[last];
            last -= 1;
        }
        self.push(first as u8, &sums[first..=last]);
    }
}

/// Returns the positions after one move with each number, indexed by the number less one.
fn successors(home: Home) -> [Vec<u16>; 6] {
    std::array::from_fn(|number| {
        let moves = (1..=6).filter_map(|point| home.moved(point, number + 1));
        moves.map(|after| after.index(CHECKERS) as u16).collect()
    })
}

/// Returns the position with the lowest mean number of rolls; the first of these if there are several.
fn least(ends: impl Iterator<Item = u16>, means: &[f32]) -> u16 {
    let mean = |end: &u16| means[usize::from(*end)];
    ends.min_by(|a, b| mean(a).total_cmp(&mean(b))).unwrap_or(0)
}

/// Returns the best position after `roll`.
fn after_roll(roll: Roll, moved: &[Vec<u16>; 6], best: &[Best], means: &[f32]) -> usize {
    let [high, low] = [roll.high(), roll.low()].map(|die| usize::from(die.pips()) - 1);
    let last = |first: usize, then: usize, moves: usize| {
        let ends = moved[first]
            .iter()
            .map(move |&after| best[usize::from(after)][then][moves]);
        least(ends, means)
    };
    let end = if roll.is_double() {
        last(high, high, 2)
    } else {
        least([last(high, low, 0), last(low, high, 0)].into_iter(), means)
    };
    usize::from(end)
}

impl RollDistribution<'_> {
    /// Returns the probability of needing at most `rolls` rolls.
    pub(super) fn chance_within(&self, rolls: usize) -> f32 {
        let counted = (rolls + 1).saturating_sub(self.first);
        let sum: f32 = self.chances.iter().take(counted).sum();
        sum.min(1.0)
    }

    /// Returns the probability of needing no more rolls than `other`, assuming independence.
    pub(super) fn chance_at_most(&self, other: Self) -> f32 {
        self.chance(other, 0)
    }

    /// Returns the probability of needing fewer rolls than `other`, assuming independence.
    pub(super) fn chance_below(&self, other: Self) -> f32 {
        self.chance(other, 1)
    }

    /// Returns the probability that this number of rolls plus `more` is no greater than that of `other`.
    fn chance(&self, other: Self, more: usize) -> f32 {
        let mut sum = 0.0;
        for (rolls, &own) in (self.first + more..).zip(self.chances) {
            let skipped = rolls.saturating_sub(other.first).min(other.chances.len());
            sum += own * other.chances[skipped..].iter().sum::<f32>();
        }
        sum.clamp(0.0, 1.0)
    }
}
