//! Changes, resets and stores the player's settings.

use words::Words;

use super::{actions, automatic, common::refuse};
use crate::{Effect, Model, Settings, SettingsMsg, StoredItem};

/// Handles messages about the settings and the texts in the chosen language.
pub(super) fn handle(model: &mut Model, msg: SettingsMsg) -> Vec<Effect> {
    match msg {
        SettingsMsg::Change(settings) => change(model, settings),
        SettingsMsg::Reset => reset(model),
        SettingsMsg::UndoReset => undo_reset(model),
        SettingsMsg::WordsLoaded(words) => {
            model.words = words;
            Vec::new()
        }
        SettingsMsg::WordsFailed => refuse(model, Words::language_failed),
    }
}

/// Applies these settings and stores them.
fn change(model: &mut Model, settings: Settings) -> Vec<Effect> {
    let consequences = apply(model, settings);
    let mut effects = save_settings(model);
    effects.extend(consequences);
    effects
}

/// Restores the default settings, keeping the previous ones until a setting is changed.
fn reset(model: &mut Model) -> Vec<Effect> {
    let before = model.settings;
    let effects = change(model, before.reset());
    model.before_reset = Some(before);
    effects
}

/// Restores the settings that the last reset replaced.
fn undo_reset(model: &mut Model) -> Vec<Effect> {
    change(model, model.before_reset.unwrap_or(model.settings))
}

/// Stores the settings, after setting aside any unreadable stored settings.
pub(super) fn save_settings(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(text) = model.unread.take() {
        model.tell_unreadable();
        effects.push(Effect::SetAsideUnreadable(StoredItem::Settings, text));
    }
    effects.push(Effect::SaveSettings(model.settings));
    effects
}

pub(super) fn apply(model: &mut Model, settings: Settings) -> Vec<Effect> {
    let before = std::mem::replace(&mut model.settings, settings);
    model.before_reset = None;
    automatic::cancel_outdated_timer(model);
    let mut effects = Vec::new();
    if before.language != settings.language {
        effects.push(Effect::Translate(settings.language));
    }
    effects.extend(actions::advance(model));
    effects
}
