//! Difference between two equities, estimated by search and rollout.

/// Number of standard deviations at which a lead is clear.
const CLEAR: f64 = 2.5;

/// Typical errors in the difference between two equities, as standard deviations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errors {
    /// Search error.
    searched: f64,
    /// Error of a rollout with infinitely many trials, caused by its plays and by truncation.
    rolled: f64,
}

impl Errors {
    /// Errors when comparing two plays.
    pub(super) const PLAYS: Self = Self {
        searched: 0.012,
        rolled: 0.003,
    };

    /// Errors when comparing two cube actions.
    pub(super) const CUBE: Self = Self {
        searched: 0.03,
        rolled: 0.008,
    };
}

/// Estimated lead of one choice over another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lead {
    /// Expected difference between the equities.
    pub(super) mean: f64,
    /// Standard deviation of `mean`.
    pub(super) deviation: f64,
    /// Weight of the rollout in `mean`, from 0 to 1.
    pub(super) weight: f64,
}

impl Lead {
    /// Returns the lead according to the search alone.
    pub(super) const fn searched(difference: f64, errors: &Errors) -> Self {
        Self {
            mean: difference,
            deviation: errors.searched,
            weight: 0.0,
        }
    }

    /// Returns the precision-weighted mean of the differences found by search and rollout; `variance` is the variance
    /// of the difference found by the rollout.
    pub(super) fn combined(searched: f64, rolled: f64, variance: f64, errors: &Errors) -> Self {
        let known = errors.searched * errors.searched;
        let variance = variance.max(0.0) + errors.rolled * errors.rolled;
        let weight = known / (known + variance);
        Self {
            mean: searched + weight * (rolled - searched),
            deviation: (weight * variance).sqrt(),
            weight,
        }
    }

    pub(super) fn is_ahead(&self) -> bool {
        self.mean >= CLEAR * self.deviation
    }

    pub(super) fn is_behind(&self) -> bool {
        self.mean <= -CLEAR * self.deviation
    }

    pub(super) fn is_clear(&self) -> bool {
        self.is_ahead() || self.is_behind()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_trials_do_not_change_the_search_order() {
        let noisy = Lead::combined(0.01, -0.05, 0.1 * 0.1, &Errors::PLAYS);
        assert!(noisy.mean > 0.0 && noisy.weight < 0.02, "{noisy:?}");
        let precise = Lead::combined(0.01, -0.05, 0.002 * 0.002, &Errors::PLAYS);
        assert!(precise.is_behind() && precise.weight > 0.9, "{precise:?}");
    }

    #[test]
    fn combined_estimate_is_more_precise_than_either() {
        let lead = Lead::combined(0.0, 0.0, 0.01 * 0.01, &Errors::PLAYS);
        assert!(lead.deviation < 0.01 && lead.deviation > 0.005, "{lead:?}");
        let exact = Errors {
            searched: 0.01,
            rolled: 0.0,
        };
        let known = Lead::combined(0.0, 0.02, 0.0, &exact);
        assert!((known.mean - 0.02).abs() < 1e-12, "{known:?}");
    }

    #[test]
    fn a_lead_by_search_alone_is_clear_beyond_its_error() {
        assert!(!Lead::searched(0.029, &Errors::PLAYS).is_clear());
        assert!(Lead::searched(-0.031, &Errors::PLAYS).is_behind());
        assert!(Lead::searched(0.031, &Errors::PLAYS).is_ahead());
    }
}
