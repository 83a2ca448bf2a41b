//! Passes of increasing depth in which a review refines its numbers.

use engine::Settings;

use crate::{Judged, Preset, is_near};

/// Pass over the decisions of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// Search depth in plies.
    pub plies: u8,
    /// Decisions that the pass evaluates again.
    pub scope: Scope,
}

/// Decisions that a pass evaluates again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    /// All decisions.
    All,
    /// Decisions whose loss differs by less than this, in EMG, from a threshold of the preset, so that a deeper search
    /// may change the category, and cube decisions whose best choice may change ([`is_near`]).
    NearThreshold(f32),
}

impl Pass {
    /// 0, 1 and 2 plies for all decisions, then 3 for those near a threshold.
    pub const DEFAULT: [Self; 4] = [
        Self::all(0),
        Self::all(1),
        Self::all(2),
        Self {
            plies: 3,
            scope: Scope::NearThreshold(0.01),
        },
    ];

    /// Returns a pass at this depth over all decisions.
    pub const fn all(plies: u8) -> Self {
        Self {
            plies,
            scope: Scope::All,
        }
    }

    /// Returns the engine's settings for this pass.
    pub const fn settings(&self) -> Settings {
        Settings::new(self.plies)
    }

    /// Returns `true` if the pass evaluates a decision again whose earlier result is `known`.
    pub fn wants(&self, known: &Judged, preset: &Preset) -> bool {
        let near = match self.scope {
            Scope::All => true,
            Scope::NearThreshold(within) => {
                let mut thresholds = preset.thresholds();
                let losses = known.candidates.iter().map(|one| one.loss.0);
                let is_close = thresholds.any(|threshold| (known.loss - threshold).abs() < within);
                !known.forced && (is_close || is_near(known.kind, losses))
            }
        };
        known.plies < self.plies && near
    }
}

#[cfg(test)]
mod tests {
    use rules::{Choice, Player};

    use super::*;
    use crate::{Kind, sample_candidate};

    fn lost(loss: f32, plies: u8) -> Judged {
        Judged {
            plies,
            ..Judged::sample(Player::White, Kind::Double, loss)
        }
    }

    #[test]
    fn last_pass_evaluates_losses_near_a_threshold() {
        let [.., last] = Pass::DEFAULT;
        for (loss, wanted) in [(0.0, false), (0.015, true), (0.04, false), (0.085, true)] {
            assert_eq!(last.wants(&lost(loss, 2), &Preset::XG), wanted, "{loss}");
        }
        let forced = Judged {
            forced: true,
            ..lost(0.02, 2)
        };
        assert!(!last.wants(&forced, &Preset::XG));
    }

    #[test]
    fn last_pass_evaluates_cubes_with_near_choices() {
        let [.., last] = Pass::DEFAULT;
        let judged = |kind, second| Judged {
            kind,
            candidates: vec![
                sample_candidate(Choice::Roll, 0.0),
                sample_candidate(Choice::Double, second),
            ],
            ..lost(0.0, 2)
        };
        assert!(last.wants(&judged(Kind::Double, 0.003), &Preset::XG));
        assert!(!last.wants(&judged(Kind::Double, 0.04), &Preset::XG));
        assert!(!last.wants(&judged(Kind::Checker, 0.003), &Preset::XG));
    }

    #[test]
    fn pass_skips_decisions_of_the_same_depth() {
        assert!(Pass::all(1).wants(&lost(0.0, 0), &Preset::XG));
        assert!(!Pass::all(1).wants(&lost(0.02, 1), &Preset::XG));
    }
}
