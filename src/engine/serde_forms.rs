//! The plain forms of checked types, for serde: what is read is checked as it is made.

use std::ops::Range;

use serde::Deserialize;

use crate::{Analysis, Candidate, CubeDecision, Outcomes, RolloutSums};

/// How far the sum of six chances may be from 1: they are rounded numbers.
const ROUNDING: f32 = 1e-3;

impl TryFrom<[f32; 6]> for Outcomes {
    type Error = &'static str;

    fn try_from(chances: [f32; 6]) -> Result<Self, Self::Error> {
        let sum: f32 = chances.iter().sum();
        let proper = chances.iter().all(|&chance| chance >= 0.0) && (sum - 1.0).abs() <= ROUNDING;
        proper
            .then(|| Self::from_exclusive(chances))
            .ok_or("six chances are not negative and add up to 1")
    }
}

impl From<Outcomes> for [f32; 6] {
    fn from(outcomes: Outcomes) -> Self {
        outcomes.exclusive()
    }
}

/// What an [`Analysis`] is read from.
#[derive(Deserialize)]
pub(crate) struct AnalysisForm {
    candidates: Vec<Candidate>,
    made: Option<usize>,
    cube: Option<CubeDecision>,
}

impl TryFrom<AnalysisForm> for Analysis {
    type Error = &'static str;

    fn try_from(form: AnalysisForm) -> Result<Self, Self::Error> {
        if form.candidates.is_empty() {
            return Err("an analysis has a candidate");
        }
        if form.made.is_some_and(|made| made >= form.candidates.len()) {
            return Err("the choice that was made is one of the candidates");
        }
        Ok(Self {
            candidates: form.candidates,
            made: form.made,
            cube: form.cube,
        })
    }
}

/// What [`RolloutSums`] are read from.
#[derive(Deserialize)]
// Nobody is shown what serde says of a wrong form, and its sentences weigh.
#[serde(expecting = "fields")]
pub(crate) struct SumsForm {
    trials: Vec<Range<u64>>,
    equities: Vec<i128>,
    chances: Vec<[i128; 6]>,
    products: Vec<i128>,
}

impl TryFrom<SumsForm> for RolloutSums {
    type Error = &'static str;

    fn try_from(form: SumsForm) -> Result<Self, Self::Error> {
        let positions = form.equities.len();
        let products = positions * (positions + 1) / 2;
        if form.chances.len() != positions || form.products.len() != products {
            return Err("the sums are of different numbers of positions");
        }
        let is_empty = form.trials.iter().any(Range::is_empty);
        let touch = form.trials.windows(2).any(|two| two[0].end >= two[1].start);
        if is_empty || touch {
            return Err("ranges of trials are in order and do not touch");
        }
        Ok(Self {
            trials: form.trials,
            equities: form.equities,
            chances: form.chances,
            products: form.products,
        })
    }
}
