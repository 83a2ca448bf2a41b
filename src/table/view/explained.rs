//! Choice for which the advice on display gives a reason.

use rules::{Action, Choice, Decision};

use crate::{
    Model,
    state::model::ShownAdvice,
    texts::speech::name_alone,
    view::coach::{chosen, computers_play},
};

/// Role of the explained choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExplainedChoice {
    /// Best choice, shown by a hint.
    Best,
    /// The player's choice that was taken back; the explanation must not name the best choice.
    Mistake,
    /// The computer's choice, with the computer's display name.
    Computers(String),
}

/// Decision and choice explained by the advice on display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Decision to which the choice belongs.
    pub decision: Decision,
    /// Explained choice.
    pub choice: Choice,
    /// Role of the choice.
    pub role: ExplainedChoice,
    /// `true` if the player is a beginner, who reads the reason in everyday words.
    pub for_beginner: bool,
}

/// Returns the choice explained by the advice on display; `None` if there is no such advice.
pub(crate) fn explained(model: &Model) -> Option<Explained> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    if coach.about != Some(decision) {
        return None;
    }
    let own = |choice, role| Explained {
        decision,
        choice,
        role,
        for_beginner: model.is_beginner(),
    };
    let analysis = || coach.judged(&decision)?.ok();
    match coach.shown {
        ShownAdvice::Choices => {
            let best = analysis()?.candidates.first()?;
            Some(own(best.choice, ExplainedChoice::Best))
        }
        ShownAdvice::Mistake(Action::PickUp, _) => {
            let tried = coach.tried(&decision).last()?;
            Some(own(Choice::Play(tried.play), ExplainedChoice::Mistake))
        }
        ShownAdvice::Mistake(action, _) => {
            let chosen = chosen(model, analysis()?, action)?;
            Some(own(chosen.choice, ExplainedChoice::Mistake))
        }
        ShownAdvice::WhyPlay(turn) if !looks_elsewhere(model, turn) => {
            let (decision, choice) = computers_play(model, turn)?;
            let name = name_alone(model, decision.player());
            Some(Explained {
                decision,
                choice,
                role: ExplainedChoice::Computers(name),
                for_beginner: model.is_beginner(),
            })
        }
        _ => None,
    }
}

/// Returns `true` if the board shows the play of another turn than `turn`, so that no advice about `turn` is displayed.
pub(crate) fn looks_elsewhere(model: &Model, turn: usize) -> bool {
    model.looks_at().is_some_and(|shown| shown != turn)
}
