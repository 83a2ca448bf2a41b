//! State of the advice during a game: the pending request, the last analysis, and the part on display.

use engine::{Analysis, Candidate, Equity};
use rules::{Action, Board, Choice, Decision, Play};

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
    /// Mistake that was taken back: this action and its loss.
    Mistake(Action, Equity),
    /// Mistake together with the list of the choices.
    Loses(Action, Equity),
    /// Verdict on the computer's offer.
    Why,
    /// Figures of the verdict.
    WhyNumbers,
    /// Confirmation before an explanation of the computer's play in the turn with this index.
    AskWhyPlay(usize),
    /// Explanation of the computer's play in the turn with this index.
    WhyPlay(usize),
}

/// Play that was taken back because of its loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TriedPlay {
    /// Decision that the play belongs to.
    pub(crate) decision: Decision,
    pub(crate) play: Play,
    /// Position after the play, from the opponent's view.
    pub(crate) after: Board,
    pub(crate) loss: Equity,
    /// Number of the take-back in the session, from 1.
    pub(crate) number: usize,
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
    /// Action that the player has confirmed despite its loss.
    pub(crate) agreed: Option<Action>,
    /// Decision for which the log has a record of advice.
    pub(crate) noted: Option<Decision>,
    /// Different plays of the last decision that were taken back, in order.
    pub(crate) tried: Vec<TriedPlay>,
    /// `true` if the panel shows the person's chances for the rest of the session.
    pub(crate) chances: bool,
    /// `true` if the last take-back was the first help of the session, given without a confirmation.
    pub(crate) first_help: bool,
}

impl Coach {
    /// Returns the analysis of `decision`; `None` if the decision has not been evaluated.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, EngineFailed>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known.decision == *decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }

    /// Returns the plays of `decision` that were taken back, in order.
    pub(crate) fn tried(&self, decision: &Decision) -> impl Iterator<Item = &TriedPlay> {
        self.tried
            .iter()
            .filter(|tried| tried.decision == *decision)
    }

    /// Adds a play that was taken back, in place of plays of other decisions and of the same play.
    pub(crate) fn add_tried(&mut self, tried: TriedPlay) {
        let is_kept = |one: &TriedPlay| one.decision == tried.decision && one.after != tried.after;
        self.tried.retain(is_kept);
        self.tried.push(tried);
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
