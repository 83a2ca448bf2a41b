//! Passes of increasing depth, by which a review refines its results.

use engine::{Depth, TrialLimit};

use crate::{Judged, Preset, is_near};

/// Pass over the decisions in a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// Depth of the analysis.
    pub depth: Depth,
    /// Decisions that the pass re-evaluates.
    pub scope: Scope,
}

/// Decisions that a pass re-evaluates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    /// All decisions.
    All,
    /// Decisions whose loss is within this distance, in EMG, of one of the preset's thresholds, so that a deeper search
    /// may change their category, and cube decisions whose best choice may change ([`is_near`]).
    NearThreshold(f32),
}

/// Depth setting for reviews and hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum ReviewDepth {
    /// Search at 1 ply.
    Quick,
    /// Search at 2 plies, then at 3 plies for decisions near a threshold.
    #[default]
    Deep,
    /// Search at 2 plies, then a Champion analysis.
    Champion,
}

impl ReviewDepth {
    /// All depths, shallowest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Deep, Self::Champion];

    /// Returns the key of the depth in the catalogue and in storage.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Deep => "deep",
            Self::Champion => "champion",
        }
    }

    /// Returns the analysis depth for a hint.
    pub const fn hint(self) -> Depth {
        match self {
            Self::Quick => Depth::Plies(1),
            Self::Deep => Depth::Plies(2),
            Self::Champion => Depth::Champion(TrialLimit::DEFAULT),
        }
    }

    /// Returns the passes of a review, each of which is deeper than the previous one.
    pub const fn passes(self) -> &'static [Pass] {
        match self {
            Self::Quick => &const { [Pass::all(0), Pass::all(1)] },
            Self::Deep => &Pass::DEFAULT,
            Self::Champion => &Pass::CHAMPION,
        }
    }
}

impl Pass {
    /// Passes over all decisions at 0, 1 and 2 plies, then over those near a threshold at 3 plies.
    pub const DEFAULT: [Self; 4] = [
        Self::all(0),
        Self::all(1),
        Self::all(2),
        Self {
            depth: Depth::Plies(3),
            scope: Scope::NearThreshold(0.01),
        },
    ];

    /// Passes over all decisions at 0, 1 and 2 plies, then with a Champion analysis.
    const CHAMPION: [Self; 4] = [
        Self::all(0),
        Self::all(1),
        Self::all(2),
        Self {
            depth: ReviewDepth::Champion.hint(),
            scope: Scope::All,
        },
    ];

    /// Creates a pass over all decisions at this number of plies.
    pub const fn all(plies: u8) -> Self {
        Self {
            depth: Depth::Plies(plies),
            scope: Scope::All,
        }
    }

    /// Returns `true` if the pass re-evaluates a decision with the earlier result `known`.
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
        known.rank() < self.depth.rank() && near
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
    fn the_last_pass_re_evaluates_losses_near_a_threshold() {
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
    fn the_last_pass_re_evaluates_cube_decisions_with_close_choices() {
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
    fn the_champion_pass_re_evaluates_decisions_evaluated_by_a_search() {
        let [.., last] = ReviewDepth::Champion.passes() else {
            panic!("it has passes");
        };
        assert!(last.wants(&lost(0.0, 3), &Preset::XG));
        let rolled = Judged {
            candidates: vec![engine::Candidate {
                trials: Some(0),
                ..sample_candidate(Choice::Roll, 0.0)
            }],
            ..lost(0.0, 2)
        };
        let all = ReviewDepth::ALL.map(ReviewDepth::passes);
        assert!(
            !all.into_iter()
                .flatten()
                .any(|pass| pass.wants(&rolled, &Preset::XG))
        );
        let plies = |depth: ReviewDepth| depth.hint().plies();
        assert_eq!(ReviewDepth::ALL.map(plies), [1, 2, 2]);
    }

    #[test]
    fn a_pass_skips_decisions_already_evaluated_at_its_depth() {
        assert!(Pass::all(1).wants(&lost(0.0, 0), &Preset::XG));
        assert!(!Pass::all(1).wants(&lost(0.02, 1), &Preset::XG));
    }
}
