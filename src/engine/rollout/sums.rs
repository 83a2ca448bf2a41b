//! Integer sums over a rollout's trials, so that merging parts in any order yields identical results.

use std::ops::{Add, Range, Sub};

use rules::Scoring;

use crate::{Chances, Outcomes};

/// Fixed-point scale for equities (in points) and probabilities.
const PARTS: f64 = (1_u64 << 32) as f64;

/// Result of a trial, or luck of a roll, for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Trial {
    /// Equity in units of the cube value before the decision.
    pub(super) equity: f64,
    /// Sums of the outcomes. Those of a whole trial add up to 1, but individual sums may be negative.
    pub(super) chances: Chances,
}

impl Trial {
    /// Returns the result from the perspective of the other player.
    pub(super) fn flipped(self) -> Self {
        Self {
            equity: -self.equity,
            chances: self.chances.flipped(),
        }
    }

    /// Converts probabilities of bearing off first into winning probabilities under `scoring`.
    pub(super) fn scored(self, scoring: Scoring) -> Self {
        Self {
            chances: self.chances.scored(scoring),
            ..self
        }
    }

    /// Adds `weight` times `other`.
    pub(super) fn add(&mut self, weight: f64, other: &Self) {
        self.equity += weight * other.equity;
        self.chances += other.chances.times(weight as f32);
    }
}

impl Add for Trial {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut chances = self.chances;
        chances += other.chances;
        Self {
            equity: self.equity + other.equity,
            chances,
        }
    }
}

impl Sub for Trial {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            equity: self.equity - other.equity,
            chances: self.chances - other.chances,
        }
    }
}

/// Sums over any number of a rollout's trials.
///
/// ```
/// use engine::{MergeError, RolloutSums};
///
/// let mut sums = RolloutSums::new(2);
/// assert_eq!(sums.results(), None, "no trials yet");
/// assert_eq!(sums.merge(&RolloutSums::new(3)), Err(MergeError::Positions));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "SumsForm")
)]
pub struct RolloutSums {
    /// Numbers of the included trials, as sorted ranges that neither overlap nor touch.
    pub trials: Vec<Range<u64>>,
    /// Sum of each position's equities, in units of 2^-32.
    pub equities: Vec<i128>,
    /// Sums of each position's outcomes: a single game, gammon and backgammon won, then the same lost.
    pub chances: Vec<[i128; 6]>,
    /// Sums of the products of the equities of every two positions, stored as the rows of a lower triangle.
    pub products: Vec<i128>,
}

/// Rollout result for one position, from the perspective of the deciding player.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RolledOut {
    /// Mean equity over the trials, in units of the cube value before the decision.
    pub equity: f64,
    /// Standard error of `equity`; 0 after a single trial. It is slightly overestimated, because it ignores the
    /// stratification.
    pub error: f64,
    /// Mean outcomes, clamped to valid probabilities.
    pub outcomes: Outcomes,
}

/// Equity of a choice that was rolled out, for the deciding player.
///
/// ```
/// use engine::Worth;
///
/// assert_eq!(Worth::of(0.3).equity, 0.3);
/// assert_eq!(Worth::of_double(1.4, false).equity, 1.0, "the opponent drops");
/// assert_eq!(Worth::of_double(-0.25, true).equity, -0.5, "the opponent beavers");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Equity in units of the cube value before the decision.
    pub equity: f64,
    /// Derivative of `equity` with respect to the equity found by the rollout; 0 if `equity` does not depend on it.
    pub factor: f64,
}

impl Worth {
    /// Returns the worth of a position in which the opponent has no double to respond to.
    pub const fn of(equity: f64) -> Self {
        Self {
            equity,
            factor: 1.0,
        }
    }

    /// Returns the worth of a double for which the equity of the take is `taken`. It is at most 1, because the opponent
    /// can drop, and twice `taken` if the opponent is the favourite and may beaver.
    pub fn of_double(taken: f64, may_beaver: bool) -> Self {
        let factor = match taken {
            _ if taken > 1.0 => 0.0,
            _ if taken < 0.0 && may_beaver => 2.0,
            _ => 1.0,
        };
        let equity = if factor == 0.0 { 1.0 } else { factor * taken };
        Self { equity, factor }
    }
}

/// Error that occurs when merging two parts of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeError {
    /// Both parts contain this trial.
    Twice(u64),
    /// The parts compare different numbers of positions.
    Positions,
    /// The trials do not belong to the current round; see [`crate::Champion::add`].
    Round,
}

impl std::fmt::Display for MergeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Twice(number) => write!(f, "trial {number} is there twice"),
            Self::Positions => f.write_str("the parts do not compare the same positions"),
            Self::Round => f.write_str("the trials are not those of the round"),
        }
    }
}

impl std::error::Error for MergeError {}

impl RolloutSums {
    /// Creates empty sums for this number of positions.
    pub fn new(positions: usize) -> Self {
        Self {
            trials: Vec::new(),
            equities: vec![0; positions],
            chances: vec![[0; 6]; positions],
            products: vec![0; positions * (positions + 1) / 2],
        }
    }

    /// Returns the number of trials included.
    pub fn count(&self) -> u64 {
        self.trials.iter().fold(0, |count, range| {
            count + range.end.saturating_sub(range.start)
        })
    }

    /// Adds the results of trial `number` for all positions.
    ///
    /// Trials must be added in order, and each of them only once.
    pub(super) fn add(&mut self, number: u64, trial: &[Trial]) {
        match self.trials.last_mut() {
            Some(last) if last.end == number => last.end += 1,
            _ => self.trials.push(number..number + 1),
        }
        let parts = |value: f64| (value * PARTS).round() as i128;
        let equities: Vec<i128> = trial.iter().map(|one| parts(one.equity)).collect();
        for (at, one) in trial.iter().enumerate() {
            self.equities[at] += equities[at];
            let chances = one.chances.exclusive();
            for (sum, chance) in self.chances[at].iter_mut().zip(chances) {
                *sum += parts(f64::from(chance));
            }
        }
        let pairs = (0..equities.len()).flat_map(|row| (0..=row).map(move |column| (row, column)));
        for (sum, (row, column)) in self.products.iter_mut().zip(pairs) {
            *sum += equities[row] * equities[column];
        }
    }

    /// Adds the sums of other trials of the same rollout. The result does not depend on how the trials were split.
    ///
    /// # Errors
    /// Returns an error, and leaves the sums unchanged, if the parts overlap or compare different numbers of positions.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        let positions = self.positions();
        if positions.is_none() || positions != other.positions() {
            return Err(MergeError::Positions);
        }
        self.cover(&other.trials)?;
        let add = |sums: &mut [i128], others: &[i128]| {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum = sum.saturating_add(*other);
            }
        };
        add(&mut self.equities, &other.equities);
        add(&mut self.products, &other.products);
        for (sums, others) in self.chances.iter_mut().zip(&other.chances) {
            add(sums, others);
        }
        Ok(())
    }

    /// Returns the number of positions; `None` if the lengths of the sums are inconsistent.
    pub(super) fn positions(&self) -> Option<usize> {
        let positions = self.equities.len();
        let products = positions * (positions + 1) / 2;
        let fit = self.chances.len() == positions && self.products.len() == products;
        fit.then_some(positions)
    }

    /// Returns the results for all positions; `None` if there are no trials, or if the lengths of the sums are
    /// inconsistent.
    pub fn results(&self) -> Option<Vec<RolledOut>> {
        let count = self.count();
        let positions = self.positions().filter(|_| count > 0)?;
        let results = (0..positions).map(|at| {
            let mean = |sum: i128| sum as f64 / PARTS / count as f64;
            let chances = self.chances[at].map(|sum| mean(sum).max(0.0) as f32);
            RolledOut {
                equity: mean(self.equities[at]),
                error: self.covariance(at, at).max(0.0).sqrt(),
                outcomes: Outcomes::from_weights(chances).unwrap_or(Outcomes::WIN),
            }
        });
        Some(results.collect())
    }

    /// Returns the index of the position with the highest equity, and the joint probability that this position is the
    /// best, based on the differences observed with common dice. After a single trial, all positions are equally likely
    /// to be the best. `None` if there are no trials.
    ///
    /// ```
    /// use engine::{Context, Judge, Met, Rollout, RolloutSettings, Search, Settings, Start, analyse};
    /// use rules::{Board, Decision, Variant};
    ///
    /// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
    /// let search = Search::new(Judge::without_nets(), 0);
    /// let plays = analyse(&search, &decision, None, &Settings::new(0)).candidates;
    /// let met = Met::default();
    /// let best_and_worst = [&plays[0], &plays[plays.len() - 1]];
    /// let starts = best_and_worst.map(|play| Start::after(&decision, &play.choice, met).expect("a position"));
    /// let settings = RolloutSettings { cubeful: false, plies: 0, cube_plies: 0, truncate: Some(2), seed: 0 };
    /// let rollout = Rollout::new(&search, &Context::of_decision(&decision, met), starts.into(), &settings);
    /// let (leader, chance) = rollout.run(0..36).leader().expect("trials");
    /// assert!(leader == 0 && chance > 0.99);
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn leader(&self) -> Option<(usize, f64)> {
        self.leader_by(|_, equity| Worth::of(equity))
    }

    /// Returns the leader like [`RolloutSums::leader`], but by worth: `worth` maps a position's index and its equity in
    /// the rollout to the position's worth for the deciding player; see [`Worth::of_double`].
    pub fn leader_by(&self, worth: impl Fn(usize, f64) -> Worth) -> Option<(usize, f64)> {
        let results = self.results()?;
        let equities = results.iter().enumerate();
        let worth: Vec<Worth> = equities
            .map(|(at, result)| worth(at, result.equity))
            .collect();
        let by_worth = |a: &usize, b: &usize| worth[*a].equity.total_cmp(&worth[*b].equity);
        // The first of several equal positions is the leader.
        let leader = (0..results.len()).rev().max_by(by_worth)?;
        if self.count() < 2 {
            return Some((leader, 1.0 / results.len() as f64));
        }
        let others: Vec<usize> = (0..results.len()).filter(|&at| at != leader).collect();
        let lead = |&at: &usize| worth[leader].equity - worth[at].equity;
        let leads: Vec<f64> = others.iter().map(lead).collect();
        let joint = |a: usize, b: usize| worth[a].factor * worth[b].factor * self.covariance(a, b);
        let covariance = |a: usize, b: usize| {
            let (a, b) = (others[a], others[b]);
            joint(leader, leader) - joint(leader, a) - joint(leader, b) + joint(a, b)
        };
        Some((leader, super::confidence::all_positive(&leads, covariance)))
    }

    /// Returns the sums for the positions with these indices, in the given order.
    #[must_use]
    pub fn select(&self, positions: &[usize]) -> Self {
        let pairs = (0..positions.len()).flat_map(|row| (0..=row).map(move |column| (row, column)));
        let product = |(row, column): (usize, usize)| {
            self.products[product_index(positions[row], positions[column])]
        };
        Self {
            trials: self.trials.clone(),
            equities: positions.iter().map(|&at| self.equities[at]).collect(),
            chances: positions.iter().map(|&at| self.chances[at]).collect(),
            products: pairs.map(product).collect(),
        }
    }

    /// Returns the covariance of the mean equities of two positions; 0 if there are fewer than two trials.
    pub fn covariance(&self, a: usize, b: usize) -> f64 {
        let count = i128::from(self.count());
        if count < 2 {
            return 0.0;
        }
        let product = self.products[product_index(a, b)];
        // The result is exact unless the integers saturate; equities are at most a few points.
        let spread = count
            .saturating_mul(product)
            .saturating_sub(self.equities[a].saturating_mul(self.equities[b]));
        let pairs = count as f64 * (count - 1) as f64;
        spread as f64 / PARTS / PARTS / pairs / count as f64
    }

    /// Merges the ranges of trials; returns an error if they overlap.
    fn cover(&mut self, more: &[Range<u64>]) -> Result<(), MergeError> {
        let mut all: Vec<Range<u64>> = self.trials.iter().chain(more).cloned().collect();
        all.sort_by_key(|range| range.start);
        let mut covered: Vec<Range<u64>> = Vec::with_capacity(all.len());
        for range in all {
            match covered.last_mut() {
                Some(last) if range.start < last.end => return Err(MergeError::Twice(range.start)),
                Some(last) if range.start == last.end => last.end = range.end,
                _ => covered.push(range),
            }
        }
        self.trials = covered;
        Ok(())
    }
}

/// Returns the index in the lower triangle of the product of two positions.
fn product_index(a: usize, b: usize) -> usize {
    let (row, column) = (a.max(b), a.min(b));
    row * (row + 1) / 2 + column
}

/// Serialised form of [`RolloutSums`], validated on deserialisation.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct SumsForm {
    trials: Vec<Range<u64>>,
    equities: Vec<i128>,
    chances: Vec<[i128; 6]>,
    products: Vec<i128>,
}

#[cfg(feature = "serde")]
impl TryFrom<SumsForm> for RolloutSums {
    type Error = &'static str;

    fn try_from(form: SumsForm) -> Result<Self, Self::Error> {
        let sums = Self {
            trials: form.trials,
            equities: form.equities,
            chances: form.chances,
            products: form.products,
        };
        if sums.positions().is_none() {
            return Err("the sums are of different numbers of positions");
        }
        let is_empty = sums.trials.iter().any(Range::is_empty);
        let touch = sums.trials.windows(2).any(|two| two[0].end >= two[1].start);
        if is_empty || touch {
            return Err("ranges of trials are in order and do not touch");
        }
        Ok(sums)
    }
}
