//! State of the advice during a game: what the engine has been asked, what it has judged, what is shown of it.

use engine::{Analysis, Equity};
use protocol::JobId;
use rules::{Action, Decision};

/// The advice on the screen, about the player's current decision.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum ShownAdvice {
    /// No advice.
    #[default]
    Nothing,
    /// The question whether a hint may mark the session as assisted.
    AskHint,
    /// The same question before an explanation of the computer's offer.
    AskWhy,
    /// A nudge: which part of the position matters, without the answer.
    Nudge,
    /// The choices with their losses.
    Choices,
    /// A warning: this action and its loss.
    Warning(Action, Equity),
    /// A warning together with the choices.
    Loses(Action, Equity),
    /// An explanation of the computer's offer.
    Why,
}

/// Error: the engine has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EngineFailed;

/// State of the advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// The pending request to the engine and the decision it judges.
    pub(crate) asked: Option<(JobId, Decision)>,
    /// The last decision that was judged, with its analysis.
    pub(crate) judged: Option<(Decision, Result<Analysis, EngineFailed>)>,
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
    /// Whether the warning on the screen is the first help of the session.
    pub(crate) first_help: bool,
}

impl Coach {
    /// Returns the analysis of `decision`; `None` if it has not been judged.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, EngineFailed>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known == decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }
}
