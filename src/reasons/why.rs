//! The reasons of one decision.

use engine::{Candidate, Evaluator};
use rules::{Decision, Offer, Question, Scoring};

use crate::{Compared, Reason, cube, play};

/// More reasons than this are never given.
pub const MOST: usize = 3;

/// A choice that loses less, in points per cube, needs no reasons.
pub const SILENT_BELOW: f32 = 0.020;

/// Why `candidates.made` is worse than `candidates.best`: at most [`MOST`] reasons, causes before numbers.
///
/// Both are candidates of [`engine::analyse`] for `decision`. Empty if the loss is below [`SILENT_BELOW`], if nothing
/// stands out, or if the question is none of plays and doubles: resignations, beavers and rolls have no reasons. Misère
/// has none either: what is good there is not what these facts speak for.
/// `judge` is asked without looking ahead.
pub fn why<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: Compared<&Candidate>,
) -> Vec<Reason> {
    let misere = decision.scoring() == Scoring::Misere;
    if misere || candidates.made.loss.0 < SILENT_BELOW {
        return Vec::new();
    }
    let mut reasons = match decision.question() {
        Question::Play(_) => play::reasons(judge, decision, candidates),
        Question::Double => cube::doubling(judge, decision, candidates),
        Question::Answer {
            offer: Offer::Double,
            ..
        } => cube::answering(decision, candidates),
        Question::Roll | Question::Answer { .. } | Question::Resignation { .. } => Vec::new(),
    };
    reasons.truncate(MOST);
    reasons
}
