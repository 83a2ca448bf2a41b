//! What an [`Analysis`] is read from: it is checked as it is made.

use serde::Deserialize;

use super::{Analysis, Candidate};
use crate::CubeDecision;

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
