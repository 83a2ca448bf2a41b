//! Handlers for advice messages: engine requests, hints, explanations, and responses to take-backs.

use analyst::{Analysis, Query};
use rules::{Action, Choice, Decision};
use words::Words;

use super::{
    actions::perform,
    common::refuse,
    plays,
    take_backs::{log_advice, state},
};
use crate::{
    CoachMsg, Effect, JobId, Model,
    state::{
        computer,
        model::{EngineFailed, ShownAdvice},
    },
    view::coach,
};

/// Handles advice messages.
pub(super) fn handle(model: &mut Model, msg: CoachMsg) -> Vec<Effect> {
    match msg {
        CoachMsg::Hint => hint(model),
        CoachMsg::Why => explain_offer(model),
        CoachMsg::WhyPlay(turn) => explain_play(model, turn),
        CoachMsg::ShowChoices => show_choices(model),
        CoachMsg::Play(nth) => play(model, nth),
        CoachMsg::Chances => {
            state(model).chances = true;
            if coach::is_allowed(model) {
                log_advice(model)
            } else {
                Vec::new()
            }
        }
        CoachMsg::Close => {
            clear_shown(model);
            Vec::new()
        }
        CoachMsg::ActAnyway => act_anyway(model),
        CoachMsg::Studied(decision) => studied(model, &decision),
        CoachMsg::Judged(job, analysed) => judged(model, job, analysed),
    }
}

/// Shows the choices. For a play, the board shows them from the position before the play.
fn show_choices(model: &mut Model) -> Vec<Effect> {
    let shown = match state(model).shown {
        ShownAdvice::Mistake(Action::PickUp, _) => ShownAdvice::Choices,
        ShownAdvice::Mistake(action, loss) => ShownAdvice::Loses(action, loss),
        _ => ShownAdvice::Choices,
    };
    let mut effects = undo_moves(model);
    effects.extend(show(model, shown));
    effects
}

/// Performs the action that was taken back; if it was a play, its moves are made again first.
fn act_anyway(model: &mut Model) -> Vec<Effect> {
    let decision = model.session().decision();
    let coach = state(model);
    let (ShownAdvice::Mistake(action, _) | ShownAdvice::Loses(action, _)) = coach.shown else {
        return Vec::new();
    };
    let tried = decision.and_then(|decision| coach.tried(&decision).last().copied());
    clear_shown(model);
    let mut effects = match tried.filter(|_| action == Action::PickUp) {
        Some(tried) => plays::make(model, tried.play),
        None => Vec::new(),
    };
    state(model).agreed = Some(action);
    effects.extend(perform(model, action));
    effects
}

/// Makes the choice at index `nth` in the decision's analysis.
fn play(model: &mut Model, nth: usize) -> Vec<Effect> {
    let decision = model.session().decision();
    let coach = state(model);
    let analysis = decision.and_then(|decision| coach.judged(&decision)?.ok());
    let choice = analysis.and_then(|analysis| analysis.candidates.get(nth));
    let choice = choice.map(|candidate| candidate.choice);
    clear_shown(model);
    match choice {
        Some(Choice::Play(play)) => plays::make(model, play),
        Some(choice) => match computer::action(model.session(), choice) {
            Some(action) => {
                state(model).agreed = Some(action);
                perform(model, action)
            }
            None => Vec::new(),
        },
        None => Vec::new(),
    }
}

/// Marks the game as assisted if the position studied elsewhere is the player's own decision.
fn studied(model: &mut Model, studied: &Decision) -> Vec<Effect> {
    let own = model.session().decision();
    let own = own.filter(|own| coach::is_same_position(own, studied));
    if own.is_none() || !coach::is_allowed(model) {
        return Vec::new();
    }
    log_advice(model)
}

/// Gives a hint, or explains why no hint is available.
fn hint(model: &mut Model) -> Vec<Effect> {
    let decision = model.session().decision();
    let why: fn(&Words) -> String = match decision.filter(|_| coach::is_allowed(model)) {
        Some(decision) if coach::is_judged(&decision) => {
            return help(model);
        }
        _ if coach::hint_button(model).is_none() => return Vec::new(),
        Some(_) => Words::no_choice,
        None if model.is_computers_turn() => Words::no_computers_turn,
        None if model.person_decides() => Words::no_roll_first,
        None => Words::no_game_over,
    };
    // The menu on small screens would cover the reason.
    model.dialog = crate::Dialog::None;
    refuse(model, why)
}

/// Takes back the moves made so far, and shows a hint about the whole roll.
fn help(model: &mut Model) -> Vec<Effect> {
    if asks_first(model, ShownAdvice::AskHint) {
        return vec![Effect::AnnounceAdvice];
    }
    let mut effects = undo_moves(model);
    effects.extend(show(model, ShownAdvice::Nudge));
    effects
}

/// Explains the computer's offer: first a verdict, then its figures.
fn explain_offer(model: &mut Model) -> Vec<Effect> {
    if asks_first(model, ShownAdvice::AskWhy) {
        return vec![Effect::AnnounceAdvice];
    }
    let shown = match state(model).shown {
        ShownAdvice::Why => ShownAdvice::WhyNumbers,
        _ => ShownAdvice::Why,
    };
    show(model, shown)
}

/// Explains the computer's play in one turn of this game.
fn explain_play(model: &mut Model, turn: usize) -> Vec<Effect> {
    if asks_first(model, ShownAdvice::AskWhyPlay(turn)) {
        return vec![Effect::AnnounceAdvice];
    }
    show(model, ShownAdvice::WhyPlay(turn))
}

/// Shows the confirmation `question` before the first assistance in a session; returns `false` if assistance was given
/// before, the question has been answered, or assistance is not allowed.
fn asks_first(model: &mut Model, question: ShownAdvice) -> bool {
    let decision = model.session().decision();
    let is_settled = model.was_helped() || !coach::is_allowed(model);
    let coach = state(model);
    if is_settled || (coach.shown == question && coach.about == decision) {
        return false;
    }
    coach.shown = question;
    coach.about = decision;
    model.dialog = crate::Dialog::None;
    true
}

/// Takes back the moves made with the current roll.
fn undo_moves(model: &mut Model) -> Vec<Effect> {
    let moved = model.session().draft();
    if moved.is_some_and(|draft| !draft.steps().is_empty()) {
        perform(model, Action::UndoTurn)
    } else {
        Vec::new()
    }
}

/// Clears the advice on display and the waiting action when the player does something else.
pub(super) fn clear_shown(model: &mut Model) {
    if let Some(coach) = &mut model.coach {
        coach.shown = ShownAdvice::Nothing;
        coach.waiting = None;
        coach.agreed = None;
    }
}

/// Shows advice about the player's decision, if advice is allowed, and marks the session as assisted.
fn show(model: &mut Model, shown: ShownAdvice) -> Vec<Effect> {
    let decision = model.session().decision();
    let Some(decision) = decision.filter(|_| coach::is_allowed(model)) else {
        return Vec::new();
    };
    // The menu on small screens would cover the advice.
    model.dialog = crate::Dialog::None;
    let coach = state(model);
    coach.shown = shown;
    coach.about = Some(decision);
    let mut effects = log_advice(model);
    effects.push(Effect::AnnounceAdvice);
    effects
}

fn judged(model: &mut Model, job: JobId, analysis: Option<Box<Analysis>>) -> Vec<Effect> {
    let coach = state(model);
    let Some((_, request)) = coach.pending.take_if(|(pending, _)| *pending == job) else {
        return Vec::new();
    };
    let decision = request.decision;
    coach.judged = Some((
        request,
        analysis.map(|analysis| *analysis).ok_or(EngineFailed),
    ));
    if let Some(action) = coach.waiting {
        // The game may have continued without the action.
        if coach::decision_before(model, action) != Some(decision) {
            return Vec::new();
        }
        state(model).waiting = None;
        return perform(model, action);
    }
    let mut effects = if state(model).chances && coach::is_allowed(model) {
        log_advice(model)
    } else {
        Vec::new()
    };
    let is_shown = coach::wanted(model) == Some(request);
    if is_shown || asks_about_offer(state(model).shown) {
        effects.push(Effect::AnnounceAdvice);
    }
    effects
}

/// Returns `true` if the player has requested an explanation of the computer's offer.
const fn asks_about_offer(shown: ShownAdvice) -> bool {
    matches!(shown, ShownAdvice::Why | ShownAdvice::WhyNumbers)
}

/// Drops the pending request, which the engine has been asked to cancel, and the action waiting for its analysis.
pub(super) fn cancel_request(model: &mut Model) {
    if let Some(coach) = &mut model.coach {
        coach.pending = None;
        coach.waiting = None;
    }
}

/// Requests the analysis needed for the advice, unless it is available or pending.
pub(super) fn ask(model: &mut Model) -> Option<Effect> {
    let wanted = coach::wanted(model)?;
    let coach = model.coach.get_or_insert_default();
    let pending = coach.pending.is_some_and(|(_, pending)| pending == wanted);
    let known = wanted.made.is_none() && coach.judged(&wanted.decision).is_some();
    if pending || known {
        return None;
    }
    let job = model.next_job();
    state(model).pending = Some((job, wanted));
    let query = Query::Analyse {
        decision: wanted.decision,
        made: wanted.made,
        depth: model.settings.depth.hint(),
    };
    Some(Effect::Ask(job, query))
}
