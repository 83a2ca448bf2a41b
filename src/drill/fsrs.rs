//! Spaced repetition: the Free Spaced Repetition Scheduler, version 6, with its default weights.
//!
//! The formulas and weights come from the page "The Algorithm" in the open-spaced-repetition/fsrs4anki wiki. A memory
//! state consists of a stability, which is the number of days until the probability of recall falls to 0.9, and a
//! difficulty from 1 to 10.
//!
//! No existing crate is suitable. `rs-fsrs` 1.2 reads the system clock and depends on `chrono`, and its manifest states
//! no licence. `fsrs` 6.6 has 42 dependencies, including thread and matrix libraries for fitting weights, and
//! `getrandom`, which does not compile for browsers without a flag that affects the whole build. Scheduling needs only
//! the few lines below. A test compares their results with those of `fsrs` 6.6.2.

/// FSRS-6 default weights.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// Probability of recall at the due date.
const RETENTION: f64 = 0.9;
/// Minimum and maximum stability, in days.
const STABILITY: [f64; 2] = [0.001, 36_500.0];

/// Milliseconds in a day.
pub(crate) const DAY: u64 = 86_400_000;
/// Delay before a question is repeated after a wrong answer, in milliseconds.
const SOON: u64 = 600_000;

/// Rating of a recall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    /// The answer was not recalled.
    Again = 1,
    /// The answer was recalled with effort.
    Hard = 2,
    /// The answer was recalled normally.
    Good = 3,
    /// The answer was recalled immediately.
    Easy = 4,
}

/// Memory state of a card or fact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Number of days until the probability of recall falls to 0.9.
    pub stability: f64,
    /// Difficulty, from 1 to 10.
    pub difficulty: f64,
}

impl Memory {
    /// Returns the memory state after the first answer.
    pub fn first(rating: Rating) -> Self {
        Self::of(W[rating as usize - 1], first_difficulty(rating))
    }

    /// Creates a memory state from stored values; `None` if a value is out of range.
    pub fn new(stability: f64, difficulty: f64) -> Option<Self> {
        let possible = (STABILITY[0]..=STABILITY[1]).contains(&stability);
        let memory = Self {
            stability,
            difficulty,
        };
        (possible && (1.0..=10.0).contains(&difficulty)).then_some(memory)
    }

    /// Returns the probability of recall after this number of days.
    pub fn recall(self, days: f64) -> f64 {
        (1.0 + factor() * days.max(0.0) / self.stability).powf(-W[20])
    }

    /// Returns the number of days from an answer until the next due date.
    pub fn interval(self) -> f64 {
        self.stability / factor() * (RETENTION.powf(-1.0 / W[20]) - 1.0)
    }

    /// Returns the memory state after another answer, given this number of days after the previous one.
    #[must_use]
    pub fn reviewed(self, days: f64, rating: Rating) -> Self {
        let stability = if days < 1.0 {
            self.same_day(rating)
        } else if rating == Rating::Again {
            self.forgotten(days)
        } else {
            self.recalled(days, rating)
        };
        let step = -W[6] * (f64::from(rating as u8) - 3.0) * (10.0 - self.difficulty) / 9.0;
        let difficulty =
            W[7] * first_difficulty(Rating::Easy) + (1.0 - W[7]) * (self.difficulty + step);
        Self::of(stability, difficulty)
    }

    /// Returns the memory state after an answer at `now`, and the time when the question is next due; `before` holds
    /// the previous memory state and the time of the previous answer. Times are in milliseconds since the Unix epoch.
    pub(crate) fn answered(before: Option<(Self, u64)>, found: bool, now: u64) -> (Self, u64) {
        let rating = if found { Rating::Good } else { Rating::Again };
        let memory = match before {
            None => Self::first(rating),
            Some((memory, last)) => {
                memory.reviewed(now.saturating_sub(last) as f64 / DAY as f64, rating)
            }
        };
        let delay = if found {
            (memory.interval().max(1.0) * DAY as f64) as u64
        } else {
            SOON
        };
        (memory, now.saturating_add(delay))
    }

    /// Creates a memory state clamped to the valid ranges and rounded to millionths, as stored, so that storage does
    /// not change it.
    fn of(stability: f64, difficulty: f64) -> Self {
        let stored = |number: f64| (number * 1_000_000.0).round() / 1_000_000.0;
        Self {
            stability: stored(stability.clamp(STABILITY[0], STABILITY[1])),
            difficulty: stored(difficulty.clamp(1.0, 10.0)),
        }
    }

    fn recalled(self, days: f64, rating: Rating) -> f64 {
        let weight = match rating {
            Rating::Hard => W[15],
            Rating::Easy => W[16],
            Rating::Again | Rating::Good => 1.0,
        };
        let gain = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((W[10] * (1.0 - self.recall(days))).exp() - 1.0);
        self.stability * (1.0 + gain * weight)
    }

    fn forgotten(self, days: f64) -> f64 {
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - self.recall(days))).exp();
        left.min(self.stability / (W[17] * W[18]).exp())
    }

    fn same_day(self, rating: Rating) -> f64 {
        let change =
            (W[17] * (f64::from(rating as u8) - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        // A successful recall never lowers the stability.
        let change = if rating == Rating::Again {
            change
        } else {
            change.max(1.0)
        };
        self.stability * change
    }
}

fn first_difficulty(rating: Rating) -> f64 {
    W[4] - (W[5] * (f64::from(rating as u8) - 1.0)).exp() + 1.0
}

/// Returns the factor of the forgetting curve, chosen so that the probability of recall is 0.9 when the number of days
/// equals the stability.
fn factor() -> f64 {
    0.9_f64.powf(-1.0 / W[20]) - 1.0
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const RATINGS: [Rating; 4] = [Rating::Again, Rating::Hard, Rating::Good, Rating::Easy];

    /// Days since the last answer, rating, and resulting stability and difficulty, computed with `fsrs` 6.6.2.
    const KNOWN: [&[(f64, u8, f64, f64)]; 2] = [
        &[
            (0.0, 3, 2.306_500, 2.118_104),
            (3.0, 3, 13.826_910, 2.111_214),
            (7.0, 1, 1.614_598, 7.392_238),
            (0.0, 3, 1.643_845, 7.380_074),
            (2.0, 2, 3.679_175, 8.245_999),
            (9.0, 4, 18.243_860, 7.645_123),
            (60.0, 3, 60.406_006, 7.632_706),
            (300.0, 1, 3.789_073, 9.207_115),
        ],
        &[
            (0.0, 1, 0.212_000, 6.413_300),
            (0.0, 1, 0.083_357, 8.806_304),
            (1.0, 3, 0.613_945, 8.792_727),
            (2.0, 4, 3.675_282, 8.374_540),
        ],
    ];

    #[test]
    fn agrees_with_the_reference_implementation() {
        for history in KNOWN {
            let mut memory: Option<Memory> = None;
            for &(days, rating, stability, difficulty) in history {
                let rating = RATINGS[usize::from(rating) - 1];
                let now =
                    memory.map_or_else(|| Memory::first(rating), |it| it.reviewed(days, rating));
                assert!(
                    (now.stability / stability - 1.0).abs() < 1e-4,
                    "{now:?} {stability}"
                );
                assert!(
                    (now.difficulty - difficulty).abs() < 1e-4,
                    "{now:?} {difficulty}"
                );
                memory = Some(now);
            }
        }
    }

    fn rating() -> impl Strategy<Value = Rating> {
        (0..4_usize).prop_map(|nth| RATINGS[nth])
    }

    fn memory() -> impl Strategy<Value = Memory> {
        (0.01..3_000.0, 1.0..10.0_f64).prop_map(|(stability, difficulty)| Memory {
            stability,
            difficulty,
        })
    }

    proptest! {
        #[test]
        fn values_remain_in_range(history in prop::collection::vec((0.0..4_000.0, rating()), 1..40)) {
            let mut memory = Memory::first(history[0].1);
            for (days, rating) in history {
                memory = memory.reviewed(days, rating);
                prop_assert_eq!(Memory::new(memory.stability, memory.difficulty), Some(memory));
                prop_assert!(memory.interval().is_finite() && memory.interval() > 0.0);
            }
        }

        #[test]
        fn is_due_when_recall_falls_to_the_retention(memory in memory()) {
            prop_assert!((memory.recall(memory.interval()) - RETENTION).abs() < 1e-9);
            prop_assert!(memory.recall(0.0) > memory.recall(1.0));
        }

        #[test]
        fn better_recall_lasts_longer_and_is_easier(memory in memory(), days in 1.0..1_000.0) {
            let seen = RATINGS.map(|rating| memory.reviewed(days, rating));
            for pair in seen.windows(2) {
                prop_assert!(pair[0].stability <= pair[1].stability);
                prop_assert!(pair[0].difficulty >= pair[1].difficulty);
            }
            prop_assert!(seen[2].stability >= memory.stability && seen[0].stability <= memory.stability);
        }
    }
}
