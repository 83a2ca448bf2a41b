//! Stopping conditions of a rollout.

use crate::{Rollout, RolloutState};

/// Minimum number of trials before a stopping condition can end a rollout.
const MIN_TRIALS: u64 = 144;

impl Rollout {
    /// Returns `true` if all trials have been played, or if every condition that is set has been met.
    pub(crate) fn is_enough(&self) -> bool {
        self.next_range().is_none() || self.sums.count() >= MIN_TRIALS && self.meets_conditions()
    }

    fn meets_conditions(&self) -> bool {
        let wanted = self
            .options
            .confidence
            .map(|percent| f64::from(percent) / 100.0);
        let is_sure = || wanted.map(|wanted| self.confidence().is_some_and(|sure| sure >= wanted));
        let limit = self.options.error.map(|limit| f64::from(limit) / 1_000.0);
        let is_exact =
            || limit.map(|limit| self.largest_error().is_some_and(|error| error <= limit));
        match (is_sure(), is_exact()) {
            (None, None) => false,
            (sure, exact) => sure.unwrap_or(true) && exact.unwrap_or(true),
        }
    }

    /// Returns the largest standard error among the choices; `None` before the second trial.
    fn largest_error(&self) -> Option<f64> {
        let sums = self.total();
        let results = (sums.count() > 1).then(|| sums.results()).flatten()?;
        let worth = |(at, result): (usize, &engine::RolledOut)| {
            self.worth(at, result.equity).factor * result.error
        };
        results.iter().enumerate().map(worth).reduce(f64::max)
    }

    /// Returns the probability, from 0 to 1, that the leader is the best choice; `None` before the second trial.
    pub fn confidence(&self) -> Option<f64> {
        let sums = self.total();
        (sums.count() > 1)
            .then(|| sums.leader_by(|at, equity| self.worth(at, equity)))
            .flatten()
            .map(|(_, sure)| sure)
    }

    /// Returns `true` if the rollout ended before its last trial because it met its stopping conditions.
    pub fn is_early(&self) -> bool {
        self.state == RolloutState::Done && self.next_range().is_some()
    }

    /// Returns `true` if both rollouts' trials can be merged, because their decisions, choices and trial settings are
    /// the same.
    pub fn has_same_trials(&self, other: &Self) -> bool {
        let trials = |of: &Self| (of.decision, of.options.settings);
        trials(self) == trials(other) && self.choices == other.choices
    }
}
