//! Handlers for input on the game's board, and the resulting actions.

use board::{Input, Wanted};
use rules::Action;

use super::{actions::perform, common::refuse};
use crate::{Effect, Model, Msg, state::model::Pending, view::scene::turn};

/// Handles taps, drags and keys on the board.
pub(super) fn handle(model: &mut Model, input: Input) -> Vec<Effect> {
    if let Some(effects) = hurry(model, input) {
        return effects;
    }
    let mut hand = std::mem::take(&mut model.hand);
    let wanted = hand.input(input, &turn(model));
    model.hand = hand;
    match wanted {
        Wanted::Lifted(announcement) => vec![Effect::Announce(announcement)],
        Wanted::Refused(why) => refuse(model, |_| why),
        Wanted::Actions(actions) => perform_all(model, actions),
        Wanted::TakenBack(actions, told) => {
            let effects = perform_all(model, actions);
            model.tell(told);
            effects
        }
        Wanted::OtherDie(action, told) => {
            let mut effects = perform(model, action);
            effects.extend(refuse(model, |_| told));
            effects
        }
    }
}

fn perform_all(model: &mut Model, actions: Vec<Action>) -> Vec<Effect> {
    let mut effects = Vec::new();
    for action in actions {
        let is_allowed = model.session().allows(action).is_ok();
        effects.extend(perform(model, action));
        if !is_allowed {
            break;
        }
    }
    effects
}

/// Returns `true` if the message follows a hint's arrows, so that the other arrows remain.
pub(super) fn follows_arrow(model: &Model, msg: &Msg) -> bool {
    match msg {
        Msg::Input(input) => model.hand.follows_arrows(*input, &turn(model)),
        _ => false,
    }
}

/// Dismisses a lost turn or the end of a game on display if the input is a tap, which then has no other effect; `None`
/// if neither is displayed.
fn hurry(model: &mut Model, input: Input) -> Option<Vec<Effect>> {
    let is_tap = match input {
        Input::Tap(_) | Input::DoubleTap(_) | Input::TapDice | Input::PickOrPlace(_) => true,
        Input::MoveBy(..) => turn(model).draft().is_none(),
        Input::Lift(_) | Input::DropOn(_) | Input::Do(_) | Input::OfferDouble => false,
    };
    if !is_tap {
        return None;
    }
    match model.wait?.then {
        Pending::Do(action) if model.lost_turn().is_some() => {
            model.wait = None;
            Some(perform(model, action))
        }
        Pending::Result => {
            model.wait = None;
            Some(Vec::new())
        }
        _ => None,
    }
}
