//! Opens dialogs and explanations.

use rules::{Action, Win};
use terms::Form;
use words::Words;

use super::{
    common::{choose_game, refuse, refuse_by, show},
    plays,
};
use crate::{Dialog, Effect, Model, Panel, texts::speech};

/// Opens `panel`, or refuses with the reason.
pub(super) fn open(model: &mut Model, panel: Panel) -> Vec<Effect> {
    match panel {
        Panel::NewGame => choose_game(model),
        Panel::Settings => show(model, Dialog::Settings),
        Panel::Library => {
            // The player has followed the link in this notice.
            model.dismiss();
            show(model, Dialog::Library)
        }
        Panel::Clock => {
            let played = model.session().ruleset().playing_match();
            let form = Form::for_rest_of_match(played.map(|played| played.length));
            show(model, Dialog::Clock(form))
        }
        Panel::Resign => ask(model, Action::Resign(Win::Single), Dialog::Resign),
        Panel::Drop => ask(model, Action::Drop, Dialog::Drop),
        Panel::Cube => {
            let explained = speech::cube_explained(model);
            refuse(model, |_| explained)
        }
        Panel::Menu => show(model, Dialog::Menu),
        Panel::TypePlay => plays::open(model),
        Panel::Help => show(model, Dialog::Help),
        Panel::Glossary => show(model, Dialog::Glossary),
        Panel::Keys => show(model, Dialog::Keys),
        Panel::Position => show(model, Dialog::Position),
        Panel::Dice => {
            model.judged.try_again();
            show(model, Dialog::Dice)
        }
        Panel::ScoreSheet => show(model, Dialog::ScoreSheet),
    }
}

/// Asks the player to confirm `action`, which ends the game, or explains why it is not possible.
fn ask(model: &mut Model, action: Action, question: Dialog) -> Vec<Effect> {
    // The menu on small screens would cover the reason.
    model.dialog = Dialog::None;
    if model.is_computers_turn() {
        return refuse(model, Words::no_computers_turn);
    }
    match model.session().allows(action) {
        Ok(()) => show(model, question),
        Err(refusal) => refuse_by(model, refusal),
    }
}
