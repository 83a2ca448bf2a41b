//! Decision difficulty, and avoidable mistakes.

use engine::exponential_weights;

/// Loss, in EMG, that makes a choice e times less likely.
const SCALE: f32 = 0.025;
/// Maximum ratio of a typical player's mean loss to the actual loss for a mistake to be avoidable.
const AVOIDABLE: f32 = 0.1;

/// Returns the mean loss of a typical player, who is modelled as choosing at random with probabilities proportional to
/// exp(-loss / 0.025). `losses` and the result are in EMG. The result is bit-identical on every machine.
pub fn difficulty(losses: impl Iterator<Item = f32>) -> f32 {
    let losses: Vec<f32> = losses.map(|loss| loss.max(0.0)).collect();
    let chances = exponential_weights(losses.iter().map(|loss| loss / SCALE));
    let sum: f32 = chances.iter().sum();
    let lost: f32 = chances
        .iter()
        .zip(&losses)
        .map(|(chance, loss)| chance * loss)
        .sum();
    if sum > 0.0 { lost / sum } else { 0.0 }
}

/// Returns `true` if a typical player would have lost much less: if `loss` is at least `error`, and `difficulty` is
/// small by comparison. All values are in EMG.
pub fn is_avoidable(loss: f32, difficulty: f32, error: f32) -> bool {
    loss >= error && difficulty <= AVOIDABLE * loss
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn difficult_decisions_cost_more_on_average() {
        let easy = difficulty([0.0, 0.3].into_iter());
        let hard = difficulty([0.0, 0.03].into_iter());
        assert!(easy < 1e-4 && hard > 0.005, "{easy} {hard}");
        assert!(difficulty([0.0].into_iter()).abs() < f32::EPSILON);
        assert!(difficulty(std::iter::empty()).abs() < f32::EPSILON);
    }

    /// Stored difficulties are compared for equality, so they must be identical on every machine.
    #[test]
    fn difficulty_is_reproducible_to_the_last_bit() {
        let losses = [0.0, 0.007, 0.0131, 0.02, 0.044, 0.3];
        let bits = difficulty(losses.into_iter()).to_bits();
        assert_eq!(bits, 1_008_950_276);
    }

    #[test]
    fn a_large_loss_in_an_easy_decision_is_avoidable() {
        assert!(is_avoidable(0.3, 0.001, 0.02));
        assert!(!is_avoidable(0.03, 0.01, 0.02));
        assert!(!is_avoidable(0.01, 0.0, 0.02));
    }
}
