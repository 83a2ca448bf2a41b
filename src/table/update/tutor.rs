//! Tutor: delays actions until they have been evaluated, warns of actions with a large loss, and logs advice.

use engine::Equity;
use rules::Action;

use super::common::save;
use crate::{
    Effect, Model,
    state::model::{Coach, ShownAdvice},
    view::coach::{self, MIN_WARNED_LOSS},
};

/// Returns the state of the advice, which is empty before the first advice of a session.
pub(super) fn state(model: &mut Model) -> &mut Coach {
    model.coach.get_or_insert_default()
}

/// Logs that advice was given, once per decision, with the loss of its first attempt in thousandths of EMG.
pub(super) fn log_advice(model: &mut Model, lost_thousandths: u16) -> Vec<Effect> {
    let decision = model.session().decision();
    let coach = state(model);
    if coach.noted == decision {
        return Vec::new();
    }
    coach.noted = decision;
    // The action is never refused, since a person decides here.
    let _noted = model.apply(Action::Advised(lost_thousandths));
    save(model).into_iter().collect()
}

/// Delays `action` while its analysis is pending or if the tutor warns of it, and returns the effects; `None` if the
/// action may proceed.
pub(super) fn hold_back(model: &mut Model, action: Action) -> Option<Vec<Effect>> {
    let agreed = model.coach.as_mut().and_then(|coach| coach.agreed.take());
    if agreed == Some(action) {
        return None;
    }
    let decision = coach::decision_before(model, action)?;
    model.session().allows(action).ok()?;
    let coach = state(model);
    let Some(found) = coach.judged(&decision) else {
        return Some(wait(coach, action));
    };
    // If the engine failed, there is no warning.
    let analysis = found.ok()?.clone();
    let chosen = coach::chosen(model, &analysis, action)?;
    let coach = state(model);
    if coach.is_shallow(chosen) {
        return Some(wait(coach, action));
    }
    (chosen.loss.0 >= MIN_WARNED_LOSS).then(|| warn(model, action, chosen.loss))
}

/// Delays `action` until the engine has evaluated it.
fn wait(coach: &mut Coach, action: Action) -> Vec<Effect> {
    coach.waiting = Some(action);
    coach.shown = ShownAdvice::Nothing;
    Vec::new()
}

fn warn(model: &mut Model, action: Action, loss: Equity) -> Vec<Effect> {
    let about = model.session().decision();
    let notes = !matches!(action, Action::Resign(_));
    let first_help = notes && !model.was_helped();
    let coach = state(model);
    coach.first_help = first_help;
    coach.shown = ShownAdvice::Warning(action, loss);
    coach.about = about;
    // The player has already answered the confirmation dialog.
    model.dialog = crate::Dialog::None;
    model.wait = None;
    let mut effects = match action {
        Action::Resign(_) => Vec::new(),
        _ => log_advice(model, (1_000.0 * loss.0).round() as u16),
    };
    effects.push(Effect::AnnounceAdvice);
    effects
}
