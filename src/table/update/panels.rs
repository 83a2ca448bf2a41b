//! Dialogs and explanations that the player opens.

use rules::Action;

use super::{new_game, plays, refuse, refuse_by, show};
use crate::{ClockChoice, Dialog, Effect, Model, Panel, speech};

/// Opens what the player asks for, or says why not.
pub(super) fn open(model: &mut Model, panel: Panel) -> Vec<Effect> {
    match panel {
        Panel::NewGame => new_game::choose(model),
        Panel::Settings => show(model, Dialog::Settings),
        Panel::Library => {
            // The notice that leads there has been followed.
            model.dismiss();
            show(model, Dialog::Library)
        }
        Panel::Clock => show(model, Dialog::Clock(ClockChoice::any())),
        Panel::Resign => show(model, Dialog::Resign),
        Panel::Drop => confirm_drop(model),
        Panel::Cube => {
            let explained = speech::cube_explained(model);
            refuse(model, |_| explained)
        }
        Panel::Menu => show(model, Dialog::Menu),
        Panel::TypePlay => plays::open(model),
        Panel::Help => show(model, Dialog::Help),
        Panel::Keys => show(model, Dialog::Keys),
        Panel::Position => show(model, Dialog::Position),
        Panel::Dice => {
            model.judged.try_again();
            show(model, Dialog::Dice)
        }
        Panel::ScoreSheet => show(model, Dialog::ScoreSheet),
    }
}

/// Asks for a confirmation of the drop, which ends the game.
fn confirm_drop(model: &mut Model) -> Vec<Effect> {
    match model.session().allows(Action::Drop) {
        Ok(()) if model.person_decides() => show(model, Dialog::Drop),
        Ok(()) => Vec::new(),
        Err(refusal) => refuse_by(model, refusal),
    }
}
