//! Opponent with a target performance rating (PR), whose errors are most frequent in difficult decisions.
//!
//! The opponent samples choices from a softmax: the probability of a choice that loses `loss_i` is proportional to
//! exp(-`loss_i` / temperature), so that close plays are often confused and clear plays are hardly ever missed. The
//! sampling is deterministic and depends only on the position, the dice, the target PR and the nets, so that replaying
//! a game gives the same choices.

use rules::{Decision, Question};

use crate::{
    Analysis, Candidate, Evaluator, Fnv, Search, Settings, analyse,
    softmax::weights as exponentials,
};

/// Target performance rating for an opponent (PR as defined by XG).
///
/// ```
/// use engine::TargetPr;
///
/// assert_eq!(TargetPr::new(1), None, "better than any opponent that can be asked for");
/// assert!(TargetPr::new(8) < TargetPr::new(15), "a lower rating is a better player");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct TargetPr(u8);

/// Error returned for a rating outside the supported range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetPrError;

impl std::fmt::Display for TargetPrError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (least, most) = (TargetPr::MIN_PR, TargetPr::MAX_PR);
        write!(f, "a PR from {least} to {most}")
    }
}

impl std::error::Error for TargetPrError {}

/// Temperatures in thousandths of EMG, with the PR measured at each of them; see the engine's README.
const MEASURED: [(f32, f32); 8] = [
    (0.0, 0.0),
    (10.0, 0.92),
    (20.0, 2.82),
    (30.0, 5.23),
    (45.0, 9.44),
    (60.0, 14.49),
    (80.0, 21.84),
    (100.0, 29.06),
];

impl TargetPr {
    /// Best supported rating.
    pub const MIN_PR: u8 = 2;
    /// Worst supported rating.
    pub const MAX_PR: u8 = 30;
    /// Default rating if the player's strength is unknown.
    pub const USUAL: Self = Self(15);
    /// Search depth for evaluating the choices, in plies.
    pub const PLIES: u8 = 1;

    /// Creates a rating; `None` unless `pr` is from [`Self::MIN_PR`] to [`Self::MAX_PR`].
    pub const fn new(pr: u8) -> Option<Self> {
        if pr >= Self::MIN_PR && pr <= Self::MAX_PR {
            Some(Self(pr))
        } else {
            None
        }
    }

    /// Returns the performance rating.
    pub const fn pr(self) -> u8 {
        self.0
    }

    /// Returns the temperature for this rating, in EMG, interpolated between measurements.
    pub fn temperature(self) -> f32 {
        let pr = f32::from(self.0);
        let above = MEASURED.iter().skip(1).position(|(_, above)| pr <= *above);
        let nth = above.unwrap_or(MEASURED.len() - 2);
        let ((cool, below), (hot, above)) = (MEASURED[nth], MEASURED[nth + 1]);
        (cool + (hot - cool) * (pr - below) / (above - below)) / 1_000.0
    }
}

impl TryFrom<u8> for TargetPr {
    type Error = TargetPrError;

    fn try_from(pr: u8) -> Result<Self, TargetPrError> {
        Self::new(pr).ok_or(TargetPrError)
    }
}

impl From<TargetPr> for u8 {
    fn from(target_pr: TargetPr) -> Self {
        target_pr.0
    }
}

/// Player that samples choices at a given temperature, deterministically for each decision.
///
/// ```
/// use engine::{Fallible, Judge, Search, TargetPr};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let search = Search::new(Judge::without_nets(), 0);
/// let opponent = Fallible::new(TargetPr::USUAL, Judge::without_nets().fingerprint());
/// let chosen = opponent.choose(&search, &decision).expect("a play");
/// assert_eq!(opponent.choose(&search, &decision), Some(chosen), "the same game repeats");
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fallible {
    temperature: f32,
    key: u64,
}

impl Fallible {
    /// Creates a player with this target rating, for the nets with this fingerprint ([`crate::Judge::fingerprint`]).
    pub fn new(target_pr: TargetPr, nets: u64) -> Self {
        Self::at(target_pr.temperature(), nets ^ u64::from(target_pr.pr()))
    }

    /// Creates a player with this temperature, in EMG. `key` determines in which decisions the player errs.
    pub const fn at(temperature: f32, key: u64) -> Self {
        Self { temperature, key }
    }

    /// Returns the probabilities of choices with these losses, in EMG.
    ///
    /// ```
    /// let chances = engine::Fallible::at(0.025, 0).chances([0.0, 0.025, 0.25].into_iter());
    /// assert!(chances[1] > 0.25, "a small error is often made");
    /// assert!(chances[2] < 0.001, "a blunder hardly ever");
    /// ```
    pub fn chances(&self, losses: impl Iterator<Item = f32>) -> Vec<f32> {
        let mut chances = exponentials(losses.map(|loss| loss / self.temperature));
        let sum: f32 = chances.iter().sum();
        for chance in &mut chances {
            *chance /= sum;
        }
        chances
    }

    /// Returns the sampled choice; `None` for decisions about a resignation, which should be made without errors.
    pub fn choose<E: Evaluator>(
        &self,
        search: &Search<E>,
        decision: &Decision,
    ) -> Option<Candidate> {
        if let Question::Resignation { .. } = decision.question() {
            return None;
        }
        let settings = Settings::new(TargetPr::PLIES);
        let Analysis { candidates, .. } = analyse(search, decision, None, &settings);
        let chances = self.chances(candidates.iter().map(|one| one.loss.0));
        let mut left = self.share(decision);
        let passed = chances.iter().take_while(|chance| {
            left -= **chance;
            left >= 0.0
        });
        let nth = passed.count();
        // Rounding may leave a remainder after the last choice.
        candidates.get(nth).or(candidates.first()).copied()
    }

    /// Returns a pseudo-random number in the range [0, 1) that depends on the position, the dice and the key.
    fn share(&self, decision: &Decision) -> f32 {
        let mut hash = Fnv::default();
        hash.add(&self.key.to_le_bytes());
        hash.add(decision.board().own().counts());
        hash.add(decision.board().opponent().counts());
        hash.add(&match decision.question() {
            Question::Play(roll) => [roll.high().pips(), roll.low().pips()],
            Question::Roll | Question::Double => [0, 0],
            Question::Answer { .. } | Question::Resignation { .. } => [0, 1],
        });
        (hash.scattered() >> 40) as f32 / (1_u32 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Roll, Variant};

    use super::*;
    use crate::Handcrafted;

    fn rolled(roll: Roll) -> Decision {
        let builder = Decision::builder(Board::start(Variant::Standard));
        let decision = builder.play(roll.high().pips(), roll.low().pips());
        decision.build().expect("a decision")
    }

    #[test]
    fn temperatures_increase_with_the_target_rating() {
        assert_eq!(TargetPr::new(TargetPr::MIN_PR - 1), None);
        assert_eq!(TargetPr::new(TargetPr::MAX_PR + 1), None);
        let all = (TargetPr::MIN_PR..=TargetPr::MAX_PR).filter_map(TargetPr::new);
        let temperatures: Vec<f32> = all.map(TargetPr::temperature).collect();
        assert!(temperatures.is_sorted_by(|a, b| a < b), "{temperatures:?}");
        assert!(temperatures[0] > 0.0);
    }

    #[test]
    fn chances_are_a_softmax_of_the_losses() {
        let chances = Fallible::at(0.025, 0).chances([0.0, 0.025, 1.0].into_iter());
        assert!((chances[0] / chances[1] - 1.0_f32.exp()).abs() < 1e-3);
        assert!(chances[2] < 1e-15);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn choices_are_deterministic_and_have_the_expected_frequencies() {
        let search = Search::new(Handcrafted, 0);
        let hot = |key| Fallible::at(0.05, key);
        let decision = rolled(Roll::ALL[4]);
        let chances = {
            let all = analyse(&search, &decision, None, &Settings::new(TargetPr::PLIES));
            hot(0).chances(all.candidates.iter().map(|one| one.loss.0))
        };
        let best = |key| {
            let chosen = hot(key).choose(&search, &decision).expect("a play");
            assert_eq!(hot(key).choose(&search, &decision), Some(chosen));
            chosen.loss.0 <= 0.0
        };
        let times = (0..400).filter(|&key| best(key)).count();
        let share = times as f32 / 400.0;
        assert!((share - chances[0]).abs() < 0.1, "{share} {chances:?}");
    }

    #[test]
    fn forced_plays_and_low_temperatures_never_err() {
        let search = Search::new(Handcrafted, 0);
        for roll in Roll::ALL {
            let cold = Fallible::at(1e-6, 3).choose(&search, &rolled(roll));
            assert!(cold.is_some_and(|chosen| chosen.loss.0 <= 1e-4));
        }
    }
}
