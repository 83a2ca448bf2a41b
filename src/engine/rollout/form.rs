//! The serialised form of [`RolloutSums`], validated when it is read.

use std::ops::Range;

use serde::Deserialize;

use super::RolloutSums;

/// The serialised form of [`RolloutSums`].
#[derive(Deserialize)]
pub(crate) struct SumsForm {
    trials: Vec<Range<u64>>,
    equities: Vec<i128>,
    chances: Vec<[i128; 6]>,
    products: Vec<i128>,
}

impl TryFrom<SumsForm> for RolloutSums {
    type Error = &'static str;

    fn try_from(form: SumsForm) -> Result<Self, Self::Error> {
        let sums = Self {
            trials: form.trials,
            equities: form.equities,
            chances: form.chances,
            products: form.products,
        };
        if sums.positions().is_none() {
            return Err("the sums are of different numbers of positions");
        }
        let is_empty = sums.trials.iter().any(Range::is_empty);
        let touch = sums.trials.windows(2).any(|two| two[0].end >= two[1].start);
        if is_empty || touch {
            return Err("ranges of trials are in order and do not touch");
        }
        Ok(sums)
    }
}
