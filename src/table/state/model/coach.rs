//! Advice state during a game: the pending request, the last analysis, and the advice on display.

use engine::{Analysis, Candidate, Equity};
use rules::{Action, Board, Choice, Decision, Play};

use crate::state::job::JobId;

/// Advice on display about the player's current decision.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum ShownAdvice {
    /// No advice.
    #[default]
    Nothing,
    /// Confirmation before a hint that would mark the session as assisted.
    AskHint,
    /// Confirmation before an explanation of the computer's offer.
    AskWhy,
    /// Nudge that names the relevant aspect of the position without giving the answer.
    Nudge,
    /// List of choices with their losses.
    Choices,
    /// Mistake that was taken back: the action and its loss.
    Mistake(Action, Equity),
    /// Mistake that was taken back, together with the list of choices.
    Loses(Action, Equity),
    /// Verdict on the computer's offer.
    Why,
    /// Figures behind the verdict.
    WhyNumbers,
    /// Confirmation before an explanation of the computer's play in the turn with this index.
    AskWhyPlay(usize),
    /// Explanation of the computer's play in the turn with this index.
    WhyPlay(usize),
}

/// Play that was taken back because of its loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TriedPlay {
    /// Decision for which the play was made.
    pub(crate) decision: Decision,
    pub(crate) play: Play,
    /// Position after the play, from the opponent's view.
    pub(crate) after: Board,
    pub(crate) loss: Equity,
    /// 1-based number of the take-back within the session.
    pub(crate) number: usize,
}

/// Decision that the engine has to evaluate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToJudge {
    pub(crate) decision: Decision,
    /// Choice that the player is about to make, if it must be searched as deeply as the best choice.
    pub(crate) made: Option<Choice>,
}

/// Error returned when the engine has not replied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EngineFailed;

/// Advice state.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// Pending engine request, and its subject.
    pub(crate) pending: Option<(JobId, ToJudge)>,
    /// Subject and analysis of the last answered request.
    pub(crate) judged: Option<(ToJudge, Result<Analysis, EngineFailed>)>,
    pub(crate) shown: ShownAdvice,
    /// The player's decision to which `shown` refers.
    pub(crate) about: Option<Decision>,
    /// Action that is waiting for the analysis.
    pub(crate) waiting: Option<Action>,
    /// Action that the player has confirmed despite its loss.
    pub(crate) agreed: Option<Action>,
    /// Decision for which advice has been logged.
    pub(crate) noted: Option<Decision>,
    /// Last decision for which a choice was taken back.
    pub(crate) warned: Option<Decision>,
    /// Distinct plays that were taken back for the last decision, in order.
    pub(crate) tried: Vec<TriedPlay>,
    /// `true` if the panel shows the person's winning chances for the rest of the session.
    pub(crate) chances: bool,
    /// `true` if the last take-back was the first assistance in the session, given without confirmation.
    pub(crate) first_help: bool,
}

impl Coach {
    /// Returns the analysis of `decision`; `None` if the decision has not been evaluated.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, EngineFailed>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known.decision == *decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }

    /// Returns the plays that were taken back for `decision`, in order.
    pub(crate) fn tried(&self, decision: &Decision) -> impl Iterator<Item = &TriedPlay> {
        self.tried
            .iter()
            .filter(|tried| tried.decision == *decision)
    }

    /// Adds a play that was taken back, replacing an equal play and all plays for other decisions.
    pub(crate) fn add_tried(&mut self, tried: TriedPlay) {
        let is_kept = |one: &TriedPlay| one.decision == tried.decision && one.after != tried.after;
        self.tried.retain(is_kept);
        self.tried.push(tried);
    }

    /// Returns `true` if `chosen`, a choice in the last analysis, was searched less deeply than the best choice, so
    /// that its loss is unreliable.
    pub(crate) fn is_shallow(&self, chosen: &Candidate) -> bool {
        let Some((ToJudge { made, .. }, Ok(analysis))) = &self.judged else {
            return false;
        };
        let best = analysis.candidates.first();
        // A choice already requested as `made` has been searched to the greatest available depth.
        *made != Some(chosen.choice) && best.is_some_and(|best| chosen.plies < best.plies)
    }
}
