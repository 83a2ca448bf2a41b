//! Take-backs: delays actions until they are evaluated, takes back those with a large loss, and logs advice.

use engine::Candidate;
use rules::{Action, Choice};

use super::common::save;
use crate::{
    Effect, Model,
    state::model::{Coach, ShownAdvice, TriedPlay},
    view::coach::{self, min_loss},
};

/// Returns the advice state, creating an empty one before the session's first advice.
pub(super) fn state(model: &mut Model) -> &mut Coach {
    model.coach.get_or_insert_default()
}

/// Logs a hint or an explanation, once per decision.
pub(super) fn log_advice(model: &mut Model) -> Vec<Effect> {
    let decision = model.session().decision();
    if state(model).noted == decision {
        return Vec::new();
    }
    log(model, 0)
}

/// Logs advice with the loss of the choice taken back, in thousandths of EMG, or 0 for other advice.
fn log(model: &mut Model, lost_thousandths: u16) -> Vec<Effect> {
    state(model).noted = model.session().decision();
    // The action is never refused, since a person decides here.
    let _noted = model.apply(Action::Advised(lost_thousandths));
    save(model).into_iter().collect()
}

/// Holds back `action` while its analysis is pending or if it loses too much, and returns the effects; `None` if the
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
    // If the engine failed, nothing is taken back.
    let analysis = found.ok()?.clone();
    let chosen = coach::chosen(model, &analysis, action)?;
    let coach = state(model);
    if coach.is_shallow(chosen) {
        return Some(wait(coach, action));
    }
    (chosen.loss.0 >= min_loss(model, action)?).then(|| stop(model, action, chosen))
}

/// Delays `action` until the engine has evaluated it.
fn wait(coach: &mut Coach, action: Action) -> Vec<Effect> {
    coach.waiting = Some(action);
    coach.shown = ShownAdvice::Nothing;
    Vec::new()
}

/// Shows the loss of `action`, which is not performed; the caller has to undo a play.
fn stop(model: &mut Model, action: Action, chosen: &Candidate) -> Vec<Effect> {
    let about = model.session().decision();
    let is_logged = !matches!(action, Action::Resign(_));
    let first_help = is_logged && !model.was_helped();
    let mut effects = if is_logged {
        log(model, (1_000.0 * chosen.loss.0).round() as u16)
    } else {
        Vec::new()
    };
    let number = model.taken_back();
    let coach = state(model);
    if is_logged {
        coach.warned = about;
    }
    coach.first_help = first_help;
    coach.shown = ShownAdvice::Mistake(action, chosen.loss);
    coach.about = about;
    if let (Choice::Play(play), Some(after), Some(decision)) = (chosen.choice, chosen.after, about)
    {
        coach.add_tried(TriedPlay {
            decision,
            play,
            after,
            loss: chosen.loss,
            number,
        });
    }
    // The player has already answered the confirmation dialog.
    model.dialog = crate::Dialog::None;
    model.wait = None;
    effects.push(Effect::AnnounceAdvice);
    effects
}
