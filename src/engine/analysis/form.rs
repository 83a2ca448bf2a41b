//! The serialised form of an [`Analysis`], validated when it is read.

use serde::Deserialize;

use super::{Analysis, Candidate};
use crate::CubeDecision;

/// The serialised form of an [`Analysis`].
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
