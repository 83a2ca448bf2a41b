//! The settings are changed, reset and stored.

use super::{drive, tell_unreadable};
use crate::{Effect, Model, Settings, StoredItem};

/// Goes on with these settings and stores them.
pub(super) fn set(model: &mut Model, settings: Settings) -> Vec<Effect> {
    let followed = choose(model, settings);
    let mut effects = save_settings(model);
    effects.extend(followed);
    effects
}

/// Sets all settings back to their defaults, and remembers them until one is changed.
pub(super) fn reset(model: &mut Model) -> Vec<Effect> {
    let before = model.settings;
    let effects = set(model, Settings::default());
    model.before_reset = Some(before);
    effects
}

/// Goes back to the settings before they were all reset.
pub(super) fn undo_reset(model: &mut Model) -> Vec<Effect> {
    set(model, model.before_reset.unwrap_or(model.settings))
}

/// Stores the settings, after what stands there and cannot be read has been put aside.
pub(super) fn save_settings(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(text) = model.unread.take() {
        tell_unreadable(model);
        effects.push(Effect::PutAside(StoredItem::Settings, text));
    }
    effects.push(Effect::SaveSettings(model.settings));
    effects
}

/// Goes on with these settings.
pub(super) fn choose(model: &mut Model, settings: Settings) -> Vec<Effect> {
    let before = std::mem::replace(&mut model.settings, settings);
    model.before_reset = None;
    drive::reconsider(model);
    let mut effects = Vec::new();
    if before.language != settings.language {
        effects.push(Effect::Translate(settings.language));
    }
    effects.extend(drive::drive(model));
    effects
}
