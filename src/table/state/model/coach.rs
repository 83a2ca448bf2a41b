//! State of the advice during a game: what the engine has been asked, what it has judged, what is shown of it.

use analyst::JobId;
use engine::{Analysis, Candidate, Equity};
use rules::{Action, Choice, Decision};

/// The advice on the screen, about the player's current decision.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum ShownAdvice {
    /// No advice.
    #[default]
    Nothing,
    /// The question whether a hint may mark the session as assisted.
    AskHint,
    /// The same question before the computer's offer is explained.
    AskWhy,
    /// A nudge: which part of the position matters, without the answer.
    Nudge,
    /// The choices with their losses.
    Choices,
    /// A warning: this action and its loss.
    Warning(Action, Equity),
    /// A warning together with the choices.
    Loses(Action, Equity),
    /// A verdict on the computer's offer.
    Why,
    /// The numbers of the verdict.
    WhyNumbers,
}

/// Decision that the engine has to judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToJudge {
    pub(crate) decision: Decision,
    /// The choice that the player is about to make, if it is to be judged as deep as the best one.
    pub(crate) made: Option<Choice>,
}

/// Error: the engine has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EngineFailed;

/// State of the advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// The pending request to the engine, and what it judges.
    pub(crate) asked: Option<(JobId, ToJudge)>,
    /// The last request that was answered, with its analysis.
    pub(crate) judged: Option<(ToJudge, Result<Analysis, EngineFailed>)>,
    /// The advice on the screen.
    pub(crate) shown: ShownAdvice,
    /// The player's decision that `shown` refers to.
    pub(crate) about: Option<Decision>,
    /// The action that waits for the analysis.
    pub(crate) waiting: Option<Action>,
    /// The action that the player has confirmed despite a warning.
    pub(crate) agreed: Option<Action>,
    /// The decision whose first attempt has been recorded in the log.
    pub(crate) noted: Option<Decision>,
    /// Whether the panel shows the person's chances, for the rest of the session.
    pub(crate) chances: bool,
    /// Whether the last warning was the first help of the session: it comes without a question before it.
    pub(crate) first_help: bool,
}

impl Coach {
    /// Returns the analysis of `decision`; `None` if it has not been judged.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, EngineFailed>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known.decision == *decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }

    /// Whether `chosen`, a choice of the decision that was judged last, was judged less deep than the best one: its loss
    /// then says little.
    pub(crate) fn is_shallow(&self, chosen: &Candidate) -> bool {
        let Some((ToJudge { made, .. }, Ok(analysis))) = &self.judged else {
            return false;
        };
        let best = analysis.candidates.first();
        // Judged with the choice as the one made, it is as deep as it gets.
        *made != Some(chosen.choice) && best.is_some_and(|best| chosen.plies < best.plies)
    }
}
