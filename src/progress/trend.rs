//! A smoothed line through the PR of games.

use review::{Interval, PR};
use serde::{Deserialize, Serialize};

use crate::{Sum, rate::Z_95};

/// Maximum number of points of the line.
const POINTS: usize = 120;
/// Minimum width of the kernel, in games.
const MIN_WIDTH: f64 = 3.0;
/// Width of the kernel as a share of all games.
const WIDTH_SHARE: f64 = 0.1;
/// Cutoff of the kernel in widths; games further away would weigh less than a hundredth.
const CUTOFF: f64 = 3.0;

/// A point of the smoothed line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Smoothed {
    /// Index of the game, from 0.
    pub game: usize,
    /// PR of the games around it, with Gaussian weights.
    pub pr: f64,
    /// The 95 % interval of this PR.
    pub interval: Interval,
}

/// Returns the smoothed line through games in their order: PR with Gaussian weights, and its interval from the
/// linearised variance of a ratio. Empty for fewer than two games.
pub fn trend(games: &[Sum]) -> Vec<Smoothed> {
    let count = games.len();
    if count < 2 {
        return Vec::new();
    }
    let width = (WIDTH_SHARE * count as f64).max(MIN_WIDTH);
    // Once for all points: thousands of games would take a phone longer than a frame.
    let weight = |away: usize| (-0.5 * (away as f64 / width).powi(2)).exp();
    let kernel: Vec<f64> = (0..=(CUTOFF * width).ceil() as usize).map(weight).collect();
    let points = count.min(POINTS);
    let place = |point: usize| point * (count - 1) / (points - 1);
    (0..points)
        .filter_map(|point| smoothed(games, place(point), &kernel))
        .collect()
}

/// The point of the line at a game; `kernel` has the weights of games by their distance.
fn smoothed(games: &[Sum], at: usize, kernel: &[f64]) -> Option<Smoothed> {
    let first = (at + 1).saturating_sub(kernel.len());
    let near = games.iter().enumerate().skip(first);
    let weighed = near.map_while(|(nth, game)| Some((*kernel.get(nth.abs_diff(at))?, *game)));
    let (mut loss, mut count) = (0.0, 0.0);
    for (weight, game) in weighed.clone() {
        loss += weight * game.loss;
        count += weight * f64::from(game.count);
    }
    if count <= 0.0 {
        return None;
    }
    let mean = loss / count;
    let squares = weighed.map(|(weight, game)| {
        let residual = weight * (game.loss - mean * f64::from(game.count));
        residual * residual
    });
    let error = squares.sum::<f64>().sqrt() / count;
    Some(Smoothed {
        game: at,
        pr: PR * mean,
        interval: Interval {
            low: (PR * (mean - Z_95 * error)).max(0.0),
            high: PR * (mean + Z_95 * error),
        },
    })
}
