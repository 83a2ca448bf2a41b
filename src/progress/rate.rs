//! Sums of losses, and PRs with confidence intervals.

use review::{Interval, PR};
use serde::{Deserialize, Serialize};

/// Half-width of the 95% interval of a normal distribution, in standard errors.
const Z_95: f64 = 1.96;

/// Number of decisions that count towards the PR, and total loss of all decisions, as in a review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sum {
    /// Number of decisions that count.
    pub count: u32,
    /// Total equity lost, in EMG.
    pub loss: f64,
}

impl Sum {
    /// Adds a decision. The loss of an uncounted decision is also added, but is 0 or nearly 0.
    pub fn add(&mut self, loss: f32, counted: bool) {
        self.count += u32::from(counted);
        self.loss += f64::from(loss);
    }

    /// Adds another sum to this one.
    pub fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.loss += other.loss;
    }

    /// Returns the PR; `None` if no decisions count.
    pub fn pr(self) -> Option<f64> {
        (self.count > 0).then(|| PR * self.loss / f64::from(self.count))
    }
}

/// PR over several games, with its 95% confidence interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rate {
    /// Sum over the decisions in all games.
    pub sum: Sum,
    /// Number of games with decisions.
    pub games: u32,
    /// 95% confidence interval for the PR; `None` if there are fewer than two games, or if all games have the same PR.
    pub interval: Option<Interval>,
}

impl Rate {
    /// Computes the rate over games, each given as a sum. Games with no counted decisions are ignored.
    ///
    /// The interval is for a ratio of sums, based on its linearised variance (Cochran, Sampling Techniques, 2.11), with
    /// games as clusters, because decisions within a game are correlated.
    pub fn of(games: impl Iterator<Item = Sum> + Clone) -> Self {
        let games = games.filter(|game| game.count > 0);
        let (mut sum, mut count) = (Sum::default(), 0_u32);
        for game in games.clone() {
            sum.merge(game);
            count += 1;
        }
        let error = error(sum, games).filter(|&error| count > 1 && error > 0.0);
        let interval = error.map(|error| {
            let correction = (f64::from(count) / f64::from(count - 1)).sqrt();
            around(sum.pr().unwrap_or_default(), error * correction)
        });
        Self {
            sum,
            games: count,
            interval,
        }
    }

    /// Returns the PR; `None` if no decisions count.
    pub fn pr(&self) -> Option<f64> {
        self.sum.pr()
    }
}

/// Returns the 95% confidence interval around `pr` for this standard error; the lower end is at least 0.
fn around(pr: f64, error: f64) -> Interval {
    Interval {
        low: (pr - Z_95 * error).max(0.0),
        high: pr + Z_95 * error,
    }
}

/// Returns the standard error of the PR for `sum`, the total over these games; `None` if no decisions count.
fn error(sum: Sum, games: impl Iterator<Item = Sum>) -> Option<f64> {
    if sum.count == 0 {
        return None;
    }
    let count = f64::from(sum.count);
    let mean = sum.loss / count;
    let squares = games.map(|game| (game.loss - mean * f64::from(game.count)).powi(2));
    Some(PR * squares.sum::<f64>().sqrt() / count)
}
