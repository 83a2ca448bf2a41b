//! Confidence interval for a PR that is based on few decisions.

/// Number of bootstrap samples.
const SAMPLES: usize = 1_000;
/// Bootstrap seed, fixed so that the same losses always give the same interval.
const SEED: u64 = 0x9E37_79B9_7F4A_7C15;

/// 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Interval {
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Interval {
    /// Returns the interval for `factor` times the mean of `losses`, from a percentile bootstrap with a fixed seed. The
    /// order of the losses does not matter. `None` if there are no losses or all of them are equal.
    pub fn of_mean(losses: &[f32], factor: f64) -> Option<Self> {
        let count = losses.len();
        let mut sorted = losses.to_vec();
        sorted.sort_by(f32::total_cmp);
        if sorted.first() == sorted.last() {
            return None;
        }
        let mut random = SplitMix(SEED);
        let mut draw = || {
            let drawn = (0..count).map(|_| sorted[random.below(count)]);
            factor * drawn.map(f64::from).sum::<f64>() / count as f64
        };
        let mut means: Vec<f64> = (0..SAMPLES).map(|_| draw()).collect();
        means.sort_by(f64::total_cmp);
        let tail = SAMPLES / 40;
        Some(Self {
            low: means[tail],
            high: means[SAMPLES - 1 - tail],
        })
    }
}

/// Vigna's `SplitMix64` generator.
struct SplitMix(u64);

impl SplitMix {
    /// Returns a pseudo-random number below `count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(SEED);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * count as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_close_to_the_normal_approximation() {
        let losses: Vec<f32> = (0..400).map(|nth| (nth % 20) as f32 / 100.0).collect();
        let found = Interval::of_mean(&losses, 500.0).expect("enough losses");
        // The mean is 0.095 and the standard deviation 0.0577, so the PR is 47.5 ± 1.96 * 500 * 0.0577 / 20.
        assert!((found.low - 44.7).abs() < 0.5, "{found:?}");
        assert!((found.high - 50.3).abs() < 0.5, "{found:?}");
    }

    #[test]
    fn order_of_losses_does_not_matter() {
        let losses = [0.0, 0.3, 0.02, 0.0, 0.1];
        let mut other = losses;
        other.reverse();
        assert_eq!(
            Interval::of_mean(&losses, 1.0),
            Interval::of_mean(&other, 1.0)
        );
        assert_eq!(Interval::of_mean(&losses[..1], 1.0), None);
        assert_eq!(
            Interval::of_mean(&[0.0; 12], 1.0),
            None,
            "no error says little"
        );
    }
}
