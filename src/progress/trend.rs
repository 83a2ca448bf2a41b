//! PR trend: at each game, the PR over the latest games up to that game.

use review::Interval;
use serde::{Deserialize, Serialize};

use crate::{Rate, Sum};

/// Number of latest games over which the PR is computed.
pub(crate) const RECENT_GAMES: usize = 20;
/// Minimum number of games for a point on the curve, unless there are fewer games in total.
const MIN_GAMES: usize = 5;
/// Maximum number of points on the curve.
const POINTS: usize = 120;

/// Point on the smoothed PR curve.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrendPoint {
    /// Index of the game, counted from 0.
    pub game: usize,
    /// PR over this game and the latest games before it.
    pub pr: f64,
    /// 95% confidence interval for this PR.
    pub interval: Interval,
}

/// Change in PR from the first games to the latest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Index, counted from 0, of the last game in the initial period.
    pub since: usize,
    /// Decrease in PR; negative if the PR has increased.
    pub gain: f64,
    /// `true` if the difference is significant at the 95% level.
    pub is_sure: bool,
}

impl Change {
    /// Compares the last point of a curve over `games` games with the point after the first half of the games, or after
    /// the first [`RECENT_GAMES`] games if that is earlier. `None` unless the two points differ.
    pub(crate) fn of(line: &[TrendPoint], games: usize) -> Option<Self> {
        let enough = RECENT_GAMES.min(games / 2);
        let first = line.iter().find(|point| point.game + 1 >= enough)?;
        let last = line.last().filter(|last| last.game > first.game)?;
        let margin = |point: &TrendPoint| (point.interval.high - point.interval.low) / 2.0;
        let gain = first.pr - last.pr;
        Some(Self {
            since: first.game,
            gain,
            is_sure: gain.abs() > margin(first).hypot(margin(last)),
        })
    }
}

/// Returns the rate over the latest of `games`, which must be in chronological order.
pub(crate) fn latest_rate(games: &[Sum]) -> Rate {
    let first = games.len().saturating_sub(RECENT_GAMES);
    Rate::of(games.iter().skip(first).copied())
}

/// Returns the smoothed PR curve for games in chronological order, starting once there are enough games; empty if there
/// are fewer than two games.
pub fn trend(games: &[Sum]) -> Vec<TrendPoint> {
    let Some(last) = games.len().checked_sub(1).filter(|&last| last > 0) else {
        return Vec::new();
    };
    let first = last.min(MIN_GAMES - 1);
    let points = (last - first + 1).min(POINTS);
    let place = |point: usize| first + point * (last - first) / (points - 1).max(1);
    let point = |game: usize| {
        let rate = latest_rate(games.get(..=game)?);
        let pr = rate.pr()?;
        let interval = rate.interval.unwrap_or(Interval { low: pr, high: pr });
        Some(TrendPoint { game, pr, interval })
    };
    (0..points).filter_map(|nth| point(place(nth))).collect()
}
