//! How many rolls one side needs, if it plays for the fewest in the mean.

use rules::Roll;

use super::index::{CHECKERS, Home, size};

/// Chances below this are counted with the roll before.
const MIN_CHANCE: f32 = 1e-7;

/// For each position the chances of needing so many rolls.
pub(super) struct OneSided {
    /// Of all positions, one after the other.
    chances: Vec<f32>,
    /// Where each position's chances begin, and for how many rolls the first one stands.
    starts: Vec<(u32, u8)>,
    /// Of each position the rolls in the mean.
    means: Vec<f32>,
}

/// The chances of one position.
#[derive(Clone, Copy)]
pub(super) struct Rolls<'a> {
    first: usize,
    chances: &'a [f32],
}

/// The best position after up to four moves of the same number, by number (less one) and moves (less one).
type Best = [[u16; 4]; 6];

impl OneSided {
    /// The rolls until `is_done`.
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
                // Nothing has to be moved any more.
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

    /// The rolls for `home` in the mean.
    pub(super) fn mean(&self, home: Home) -> f32 {
        self.means[home.index(CHECKERS)]
    }

    /// The chances for `home`.
    pub(super) fn rolls(&self, home: Home) -> Rolls<'_> {
        self.at(home.index(CHECKERS))
    }

    fn at(&self, index: usize) -> Rolls<'_> {
        let (start, first) = self.starts[index];
        let end = self
            .starts
            .get(index + 1)
            .map_or(self.chances.len(), |next| next.0 as usize);
        Rolls {
            first: usize::from(first),
            chances: &self.chances[start as usize..end],
        }
    }

    fn push(&mut self, first: u8, chances: &[f32]) {
        self.starts.push((self.chances.len() as u32, first));
        self.chances.extend(chances);
    }

    /// Adds a position's chances by rolls, without the ends that hardly ever come.
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

/// By number (less one) the positions after one move of it.
fn successors(home: Home) -> [Vec<u16>; 6] {
    std::array::from_fn(|number| {
        let moves = (1..=6).filter_map(|point| home.moved(point, number + 1));
        moves.map(|after| after.index(CHECKERS) as u16).collect()
    })
}

/// The end with the fewest rolls left in the mean, of equal ones the first.
fn least(ends: impl Iterator<Item = u16>, means: &[f32]) -> u16 {
    let mean = |end: &u16| means[usize::from(*end)];
    ends.min_by(|a, b| mean(a).total_cmp(&mean(b))).unwrap_or(0)
}

/// The best position after `roll`.
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

impl Rolls<'_> {
    /// The chance that these rolls are no more than `other`, if both are independent.
    pub(super) fn is_up_to(&self, other: Self) -> f32 {
        self.against(other, 0)
    }

    /// The chance that these rolls are fewer than `other`.
    pub(super) fn is_below(&self, other: Self) -> f32 {
        self.against(other, 1)
    }

    /// The chance that these rolls and `more` are no more than `other`.
    fn against(&self, other: Self, more: usize) -> f32 {
        let mut chance = 0.0;
        for (rolls, &own) in (self.first + more..).zip(self.chances) {
            let skipped = rolls.saturating_sub(other.first).min(other.chances.len());
            chance += own * other.chances[skipped..].iter().sum::<f32>();
        }
        chance.clamp(0.0, 1.0)
    }
}
