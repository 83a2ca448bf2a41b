//! Reasons why the choice made in a decision was wrong.

use engine::{Candidate, Evaluator};
use rules::{Decision, Offer, Question, Scoring};

use crate::reasons::{
    Compared, KnownEquities, MAX_REASONS, MIN_EXPLAINED_LOSS, Reason, cube, play,
};

/// Returns why `candidates.made` is worse than `candidates.best`: at most [`MAX_REASONS`] reasons, causes before
/// numbers.
///
/// Both are candidates of [`engine::analyse`] for `decision`. Empty if the loss is below [`MIN_EXPLAINED_LOSS`], if no
/// reason stands out, or if the decision is neither a play nor a double nor its answer: resignations and rolls have no
/// reasons. Misère has none either, as these facts do not apply to it. `judge` evaluates at 0 plies. `known` are the
/// equities that the analysis gives of a double.
pub fn why<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: Compared<&Candidate>,
    known: KnownEquities,
) -> Vec<Reason> {
    let misere = decision.scoring() == Scoring::Misere;
    if misere || candidates.made.loss.0 < MIN_EXPLAINED_LOSS {
        return Vec::new();
    }
    let mut reasons = match decision.question() {
        Question::Play(_) => play::reasons(judge, decision, candidates),
        Question::Double => cube::doubling(judge, decision, candidates, known),
        Question::Answer {
            offer: Offer::Double,
            ..
        } => cube::answering(judge, decision, candidates, known),
        Question::Roll | Question::Answer { .. } | Question::Resignation { .. } => Vec::new(),
    };
    reasons.truncate(MAX_REASONS);
    reasons
}
