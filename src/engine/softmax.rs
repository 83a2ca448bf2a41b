//! Softmax and logistic function based on a portable exponential, because the standard exponential differs between
//! machines.

use crate::training::RESULTS;

/// Returns the softmax of `logits`.
pub(crate) fn softmax(logits: [f32; RESULTS]) -> [f32; RESULTS] {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let raised = logits.map(|logit| exp(logit - highest));
    let sum: f32 = raised.iter().sum();
    raised.map(|chance| chance / sum)
}

/// Returns exp(-x) for each x in `depths`, none of which may be negative. The results are identical on every machine.
pub fn weights(depths: impl Iterator<Item = f32>) -> Vec<f32> {
    depths.map(|depth| exp(-depth)).collect()
}

/// Returns the logistic function of `logit`.
pub(crate) fn logistic(logit: f32) -> f32 {
    let rarer = exp(-logit.abs());
    let (rarer, other) = (rarer / (1.0 + rarer), 1.0 / (1.0 + rarer));
    if logit < 0.0 { rarer } else { other }
}

/// Returns e to the power of `x`, which must not be positive, with a relative error below 1e-5.
fn exp(x: f32) -> f32 {
    let x = x.max(-80.0) * std::f32::consts::LOG2_E;
    // Rounds down, because `x` is at most 0; the remainder is between 0 and 1.
    let whole = x as i32 - 1;
    let rest = (x - whole as f32) * std::f32::consts::LN_2;
    let series = TAYLOR
        .into_iter()
        .fold(0.0, |sum, factor| sum * rest + factor);
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

/// Taylor coefficients of the exponential, from the eighth power down.
const TAYLOR: [f32; 9] = [
    1.0 / 40_320.0,
    1.0 / 5_040.0,
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    1.0 / 2.0,
    1.0,
    1.0,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponential_agrees_with_the_standard_library() {
        for tenth in 0..600 {
            let x = -f32::from(tenth as u16) / 10.0;
            let (ours, exact) = (exp(x), f64::from(x).exp() as f32);
            assert!((ours / exact - 1.0).abs() < 1e-5, "{x}: {ours} {exact}");
        }
    }

    #[test]
    fn logistic_of_opposite_logits_adds_up_to_one() {
        assert!((logistic(0.0) - 0.5).abs() < 1e-6);
        assert!((logistic(2.0) - 0.880_797).abs() < 1e-5);
        for tenth in 0..400 {
            let logit = f32::from(tenth as u16) / 10.0;
            assert!((logistic(logit) + logistic(-logit) - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn extreme_logits_give_certainty_without_infinities() {
        let chances = softmax([1e30, 0.0, -1e30, 0.0, 0.0, f32::MIN]);
        assert!((chances[0] - 1.0).abs() < 1e-6);
        assert!(chances.iter().all(|chance| chance.is_finite()));
    }
}
