//! Helpers shared by the handlers: showing dialogs, refusing input, storing the game.

use board::refusal_text;
use rules::Refusal;
use words::Words;

use crate::{Dialog, Effect, Model, NewSession, state::model::StorageState};

pub(super) fn show(model: &mut Model, dialog: Dialog) -> Vec<Effect> {
    model.dialog = dialog;
    Vec::new()
}

/// Opens the options for a new game.
pub(super) fn choose_game(model: &mut Model) -> Vec<Effect> {
    model.dialog = Dialog::NewGame(NewSession::after(&model.saved));
    vec![Effect::LoadChoices]
}

/// Returns the effect that stores the game; `None` while saving is suspended.
pub(super) fn save(model: &Model) -> Option<Effect> {
    let held = matches!(model.storing, StorageState::Held(_)) || model.elsewhere;
    (!held).then(|| Effect::Save(model.saved.to_text()))
}

/// Refuses an input with the given message.
pub(super) fn refuse(model: &mut Model, why: impl FnOnce(&Words) -> String) -> Vec<Effect> {
    let sentence = why(&model.words);
    model.tell(sentence.clone());
    vec![Effect::Announce(sentence)]
}

/// Refuses an input that violates the rules.
pub(super) fn refuse_by(model: &mut Model, refusal: Refusal) -> Vec<Effect> {
    refuse(model, |words| refusal_text(words, refusal))
}
