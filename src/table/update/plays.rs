//! Handlers for whole plays, typed in notation or taken back in practice games.

use record::ParsePlayError;
use rules::{Action, Phase, Play};
use words::Words;

use super::{
    actions::accepted,
    common::{refuse, refuse_by, show},
    manual_dice::withdraw,
};
use crate::{Dialog, Effect, Model, PlayMsg, TypedPlay};

/// Makes a typed play, or takes plays back.
pub(super) fn handle(model: &mut Model, msg: PlayMsg) -> Vec<Effect> {
    match msg {
        PlayMsg::Typed(typed) => play_typed(model, typed),
        PlayMsg::TakeBack => take_back(model),
    }
}

/// Opens the input field for a play if a play is due.
pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    match model.session().phase() {
        Phase::Moving(_) if model.person_decides() => show(model, Dialog::Type(None)),
        Phase::ToRoll if model.person_decides() => refuse(model, Words::no_roll_first),
        _ if model.session().decides().is_some() => refuse(model, Words::no_computers_turn),
        _ => Vec::new(),
    }
}

/// Replaces the moves made so far with the typed play; refuses a text that is not a legal play, with the reason.
fn play_typed(model: &mut Model, typed: TypedPlay) -> Vec<Effect> {
    let moving = matches!(model.session().phase(), Phase::Moving(_));
    if !(moving && model.person_decides()) {
        return show(model, Dialog::None);
    }
    match typed.0 {
        None => show(model, Dialog::None),
        Some(Ok(play)) => {
            model.dialog = Dialog::None;
            make(model, play)
        }
        Some(Err(error)) => {
            let why = sentence(&model.words, &error);
            show(model, Dialog::Type(Some(why)))
        }
    }
}

/// Replaces the moves made so far with a legal play.
pub(super) fn make(model: &mut Model, play: Play) -> Vec<Effect> {
    let mut effects = Vec::new();
    // The rules refuse this action if there are no moves to undo, which is harmless.
    let _undone = model.apply(Action::UndoTurn);
    for step in play.steps() {
        if let Ok(event) = model.apply(Action::Step(step)) {
            effects.extend(accepted(model, &event));
        }
    }
    effects
}

fn sentence(words: &Words, error: &ParsePlayError) -> String {
    match error {
        ParsePlayError::NotAMove(part) => words.play_not_a_move(part),
        ParsePlayError::TooManyMoves => words.play_too_long(),
        ParsePlayError::NotLegal => words.play_not_legal(),
        ParsePlayError::NameTheWay => words.play_name_way(),
    }
}

/// Takes back plays up to and including a person's last play.
fn take_back(model: &mut Model) -> Vec<Effect> {
    let count = match model.plays_to_take_back() {
        Ok(count) => count,
        Err(refusal) => return refuse_by(model, refusal),
    };
    let mut effects = withdraw(model);
    // An earlier engine failure does not apply to the position before the play.
    model.engine_failed = false;
    // `accepted` is called only for the last play, so that the computer does not move between two plays.
    for _ in 1..count {
        if model.apply(Action::TakeBackPlay).is_err() {
            return effects;
        }
    }
    if let Ok(event) = model.apply(Action::TakeBackPlay) {
        effects.extend(accepted(model, &event));
    }
    effects
}
