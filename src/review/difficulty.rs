//! How hard a decision is, and which mistakes were avoidable.

/// The loss at which a choice is e times less likely, in EMG.
const SCALE: f32 = 0.025;
/// A mistake is avoidable if a typical player loses at most this part of it on average.
const AVOIDABLE: f32 = 0.1;

/// Returns the mean loss of a typical player, who chooses at random with probabilities in proportion to exp(-loss /
/// 0.025). `losses` and the result are in EMG.
pub fn difficulty(losses: impl Iterator<Item = f32>) -> f32 {
    let (weights, lost) = losses.fold((0.0, 0.0), |(weights, lost), loss| {
        let weight = (-loss / SCALE).exp();
        (weights + weight, lost + weight * loss)
    });
    if weights > 0.0 { lost / weights } else { 0.0 }
}

/// Whether a typical player would have lost much less: `loss` is at least `error`, and the difficulty small beside it.
/// All are in EMG.
pub fn is_avoidable(loss: f32, difficulty: f32, error: f32) -> bool {
    loss >= error && difficulty <= AVOIDABLE * loss
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hard_decisions_cost_more_on_average() {
        let easy = difficulty([0.0, 0.3].into_iter());
        let hard = difficulty([0.0, 0.03].into_iter());
        assert!(easy < 1e-4 && hard > 0.005, "{easy} {hard}");
        assert!(difficulty([0.0].into_iter()).abs() < f32::EPSILON);
        assert!(difficulty(std::iter::empty()).abs() < f32::EPSILON);
    }

    #[test]
    fn a_large_loss_in_an_easy_decision_is_avoidable() {
        assert!(is_avoidable(0.3, 0.001, 0.02));
        assert!(!is_avoidable(0.03, 0.01, 0.02));
        assert!(!is_avoidable(0.01, 0.0, 0.02));
    }
}
