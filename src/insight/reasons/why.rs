//! Search for the reasons why the actual choice in a decision is wrong.

use engine::{Candidate, Evaluator};
use rules::{Decision, Offer, Question, Scoring};

use crate::reasons::{
    Compared, KnownEquities, MAX_REASONS, MIN_EXPLAINED_LOSS, Reason, cube, play,
};

/// Returns at most [`MAX_REASONS`] reasons why `candidates.made` is worse than `candidates.best`: first causes, then
/// chances.
///
/// Both candidates must come from [`engine::analyse`] for `decision`. Returns no reasons if the loss is below
/// [`MIN_EXPLAINED_LOSS`], if no reason is strong enough, if the decision is neither a checker play nor a cube action,
/// or in misère, to which these facts do not apply. `judge` evaluates at 0 plies. `known` holds the analysis's equities
/// for a double.
pub fn why<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: &Compared<Candidate>,
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
