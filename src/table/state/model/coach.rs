//! State of the advice during a game: the pending request, the last analysis, and the part on display.

use engine::{Analysis, Candidate, Equity};
use rules::{Action, Choice, Decision};

use crate::state::job::JobId;

/// Advice on the screen about the player's current decision.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum ShownAdvice {
    /// No advice.
    #[default]
    Nothing,
    /// Confirmation before a hint that marks the session as assisted.
    AskHint,
    /// Confirmation before an explanation of the computer's offer.
    AskWhy,
    /// Nudge: names the aspect of the position that matters, without the answer.
    Nudge,
    /// List of the choices with their losses.
    Choices,
    /// Warning: this action and its loss.
    Warning(Action, Equity),
    /// Warning together with the list of the choices.
    Loses(Action, Equity),
    /// Verdict on the computer's offer.
    Why,
    /// Figures of the verdict.
    WhyNumbers,
}

/// Decision that the engine has to evaluate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToJudge {
    pub(crate) decision: Decision,
    /// Choice that the player is about to make, if it must be searched as deeply as the best choice.
    pub(crate) made: Option<Choice>,
}

/// Error: the engine has not replied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EngineFailed;

/// State of the advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// Pending request to the engine, and its subject.
    pub(crate) pending: Option<(JobId, ToJudge)>,
    /// Subject and analysis of the last request that was answered.
    pub(crate) judged: Option<(ToJudge, Result<Analysis, EngineFailed>)>,
    /// Advice on the screen.
    pub(crate) shown: ShownAdvice,
    /// Decision of the player to which `shown` refers.
    pub(crate) about: Option<Decision>,
    /// Action that waits for the analysis.
    pub(crate) waiting: Option<Action>,
    /// Action that the player has confirmed despite a warning.
    pub(crate) agreed: Option<Action>,
    /// Decision whose first attempt has been recorded in the log.
    pub(crate) noted: Option<Decision>,
    /// `true` if the panel shows the person's chances for the rest of the session.
    pub(crate) chances: bool,
    /// `true` if the last warning was the first help of the session, given without a confirmation.
    pub(crate) first_help: bool,
}

impl Coach {
    /// Returns the analysis of `decision`; `None` if the decision has not been evaluated.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, EngineFailed>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known.decision == *decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }

    /// Returns `true` if `chosen`, a choice of the last analysis, was searched less deeply than the best choice, so
    /// that its loss is unreliable.
    pub(crate) fn is_shallow(&self, chosen: &Candidate) -> bool {
        let Some((ToJudge { made, .. }, Ok(analysis))) = &self.judged else {
            return false;
        };
        let best = analysis.candidates.first();
        // A choice that was requested as the choice made already has the greatest depth available.
        *made != Some(chosen.choice) && best.is_some_and(|best| chosen.plies < best.plies)
    }
}
