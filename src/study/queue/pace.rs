//! Measured speed of analyses on this device, and the times estimated from it.

use review::ReviewDepth;

use super::Task;

/// Weight of the latest job in the measured speed.
const NEWEST: f64 = 0.4;
/// Range of plausible speeds, in milliseconds per unit; values outside it are ignored.
const PLAUSIBLE_MS: std::ops::RangeInclusive<f64> = 0.01..=600_000.0;

/// Milliseconds per unit for each kind of task: reviews at each depth, in the order of [`ReviewDepth::ALL`], then
/// rollouts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub(super) [f64; 4]);

impl Default for Pace {
    /// Returns the speed of a four-core laptop, used until the first job has been measured.
    fn default() -> Self {
        Self([8.0, 40.0, 700.0, 2.0])
    }
}

impl Pace {
    fn index(task: &Task) -> usize {
        match task {
            Task::Review { depth, .. } => Self::of_depth(*depth),
            Task::Rollout { .. } => ReviewDepth::ALL.len(),
        }
    }

    fn of_depth(depth: ReviewDepth) -> usize {
        match depth {
            ReviewDepth::Quick => 0,
            ReviewDepth::Deep => 1,
            ReviewDepth::Champion => 2,
        }
    }

    /// Returns a review's time per decision, in milliseconds.
    pub(super) fn review_ms(&self, depth: ReviewDepth) -> f64 {
        self.0[Self::of_depth(depth)]
    }

    /// Estimates the time, in milliseconds, for a task with this number of units.
    pub(super) fn ms(&self, task: &Task, units: u32) -> f64 {
        self.0[Self::index(task)] * f64::from(units)
    }

    /// Updates the measured speed with a job's time. Jobs that did no new work are ignored.
    pub(super) fn note(&mut self, task: &Task, units: u32, ms: u64) {
        let measured = ms as f64 / f64::from(units);
        if units > 0 && PLAUSIBLE_MS.contains(&measured) {
            let known = &mut self.0[Self::index(task)];
            *known = NEWEST * measured + (1.0 - NEWEST) * *known;
        }
    }

    /// Creates a pace from these times, replacing implausible ones with the defaults.
    pub(super) fn of(times: [Option<f64>; 4]) -> Self {
        let default = Self::default().0;
        let is_plausible = |ms: &f64| PLAUSIBLE_MS.contains(ms);
        let mut pace = default;
        for (own, read) in pace.iter_mut().zip(times) {
            *own = read.filter(is_plausible).unwrap_or(*own);
        }
        Self(pace)
    }
}

/// Estimated remaining time, rounded for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemainingTime {
    /// Time left in seconds, if it is less than two minutes; a multiple of 5.
    Seconds(u32),
    /// Less than two hours, in minutes.
    Minutes(u32),
    /// Two hours or more, in hours.
    Hours(u32),
}

impl RemainingTime {
    /// Rounds up a time given in milliseconds.
    pub(super) fn of_ms(ms: f64) -> Self {
        let seconds = (ms / 1_000.0).ceil().max(1.0);
        if seconds <= 115.0 {
            Self::Seconds((seconds / 5.0).ceil() as u32 * 5)
        } else if seconds <= 7_140.0 {
            Self::Minutes((seconds / 60.0).ceil() as u32)
        } else {
            Self::Hours((seconds / 3_600.0).ceil() as u32)
        }
    }

    /// Returns the unit's catalogue key, and the number.
    pub const fn parts(self) -> (&'static str, u32) {
        match self {
            Self::Seconds(number) => ("seconds", number),
            Self::Minutes(number) => ("minutes", number),
            Self::Hours(number) => ("hours", number),
        }
    }
}
