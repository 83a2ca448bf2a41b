//! How hard a decision is.

/// The loss that makes a choice e times less likely, in EMG.
const SCALE: f32 = 0.025;
/// An error is avoidable where a player loses at most this part of it in the mean.
const AVOIDABLE: f32 = 0.1;

/// The mean loss of a player who chooses at random, the likelier the less a choice loses: in proportion to
/// exp(-loss / 0.025). `losses` and the answer are in EMG.
pub fn difficulty(losses: impl Iterator<Item = f32>) -> f32 {
    let (weights, lost) = losses.fold((0.0, 0.0), |(weights, lost), loss| {
        let weight = (-loss / SCALE).exp();
        (weights + weight, lost + weight * loss)
    });
    if weights > 0.0 { lost / weights } else { 0.0 }
}

/// Whether most players would not have lost so much: `loss` is at least `error`, and the decision easy.
pub fn is_avoidable(loss: f32, difficulty: f32, error: f32) -> bool {
    loss >= error && difficulty <= AVOIDABLE * loss
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hard_decisions_cost_more_in_the_mean() {
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
