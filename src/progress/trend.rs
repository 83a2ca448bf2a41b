//! A smoothed line through the PR of games.

use review::Interval;

use crate::{
    Sum,
    rate::{PR, Z_95},
};

/// Maximum number of points of the line.
const POINTS: usize = 120;
/// Minimum width of the kernel, in games.
const NARROWEST: f64 = 3.0;
/// Width of the kernel as a share of all games.
const SHARE: f64 = 0.1;
/// Cutoff of the kernel in widths; games further away would weigh less than a hundredth.
const REACH: f64 = 3.0;

/// A point of the smoothed line.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    let width = (SHARE * count as f64).max(NARROWEST);
    let points = count.min(POINTS);
    let place = |point: usize| point * (count - 1) / (points - 1);
    (0..points)
        .filter_map(|point| smoothed(games, place(point), width))
        .collect()
}

fn smoothed(games: &[Sum], at: usize, width: f64) -> Option<Smoothed> {
    let reach = (REACH * width).ceil() as usize;
    let first = at.saturating_sub(reach);
    let near = games
        .iter()
        .enumerate()
        .skip(first)
        .take(at + reach + 1 - first);
    let weighed = near.map(|(nth, game)| {
        let away = (nth as f64 - at as f64) / width;
        ((-0.5 * away * away).exp(), *game)
    });
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
