//! Input handlers: pointer input on the board, keys, and buttons.

use std::ops::ControlFlow;

use board::Input;
use rules::Action;
use words::Words;

use super::{
    actions::{self, perform},
    coach,
    common::{refuse, refuse_by, show},
    hand, manual_dice, tabs,
};
use crate::{Dialog, Effect, Model, Msg, Panel};

/// Carries out the player's input, or refuses it with the reason.
pub(super) fn handle(model: &mut Model, input: Input) -> Vec<Effect> {
    match input {
        Input::Do(action) => act(model, action),
        Input::OfferDouble => offer_double(model),
        Input::Tap(_)
        | Input::DoubleTap(_)
        | Input::TapDice
        | Input::PickOrPlace(_)
        | Input::MoveBy(..)
        | Input::Lift(_)
        | Input::DropOn(_) => hand::handle(model, input),
    }
}

/// Applies the effects common to all inputs; returns `Break` if the input is consumed.
pub(super) fn before(model: &mut Model, msg: &Msg) -> ControlFlow<Vec<Effect>, Vec<Effect>> {
    let is_input = match msg {
        Msg::Input(input) => input.is_new(),
        Msg::Open(panel) => *panel == Panel::TypePlay,
        _ => false,
    };
    if !is_input {
        return ControlFlow::Continue(Vec::new());
    }
    // A dismissed notice about a persistent condition reappears when that condition prevents an input.
    model.put_away = false;
    if !hand::follows_arrow(model, msg) {
        coach::clear_shown(model);
    }
    if model.elsewhere && tabs::plays(msg) {
        return ControlFlow::Continue(Vec::new());
    }
    if model.past.take().is_some() {
        // The first input while an earlier position is shown only returns to the game.
        return ControlFlow::Break(Vec::new());
    }
    // Any input completes the computer's play on display, so that the player does not have to wait.
    let effects = actions::finish_computer_play(model);
    model.refused = None;
    let taps = matches!(
        msg,
        Msg::Input(
            Input::Tap(_)
                | Input::DoubleTap(_)
                | Input::TapDice
                | Input::Do(Action::PickUp | Action::Undo)
        )
    );
    if !effects.is_empty() && taps {
        // The tap only completes the computer's play and must not also move a checker or roll.
        return ControlFlow::Break(effects);
    }
    ControlFlow::Continue(effects)
}

/// Performs an action requested by a person; refused unless a person has to decide.
fn act(model: &mut Model, action: Action) -> Vec<Effect> {
    let between_games = model.session().decides().is_none();
    // Dice entered for the computer may have been cocked (R15); only the people who rolled them can tell.
    if action == Action::Cocked && model.dice_by_hand() && model.session().allows(action).is_ok() {
        return manual_dice::cocked(model);
    }
    if !between_games && !model.person_decides() {
        return refuse(model, Words::no_computers_turn);
    }
    if action == Action::NextGame && !model.is_result_shown() {
        // Pressing the button while the last checker is still moving shows the result immediately instead of starting
        // the next game.
        model.wait = None;
        return Vec::new();
    }
    perform(model, action)
}

/// Offers a double, after a confirmation if the settings require one.
fn offer_double(model: &mut Model) -> Vec<Effect> {
    if model.is_computers_turn() {
        return refuse(model, Words::no_computers_turn);
    }
    match model.session().allows(Action::Double) {
        Ok(()) if model.settings.confirm_double => show(model, Dialog::Double),
        Ok(()) => perform(model, Action::Double),
        Err(refusal) => refuse_by(model, refusal),
    }
}
