//! Handlers for loaded data and for the results of writes to browser storage.

use super::{backup, fair, new_game};
use crate::{
    AfterSetAside, Effect, Model, Notice, StorageFull, StoreMsg, StoredItem,
    state::model::StorageState,
};

/// Handles a message about browser storage.
pub(super) fn handle(model: &mut Model, msg: StoreMsg) -> Vec<Effect> {
    match msg {
        StoreMsg::DiceBookLoaded(stored) => fair::book(model, stored),
        StoreMsg::SeenDiceLoaded(stored) => fair::seen(model, stored),
        StoreMsg::Unreadable(what, text) => unreadable(model, what, text),
        StoreMsg::GameRecovered => {
            model.notices.push(Notice::GameSetAside);
            Vec::new()
        }
        StoreMsg::SetAside(then, outcome) => set_aside(model, then, outcome),
        StoreMsg::UnreadableNotSetAside => unreadable_not_set_aside(model),
        StoreMsg::BackupDue => {
            if !model.notices.contains(&Notice::BackupDue) {
                model.notices.insert(0, Notice::BackupDue);
            }
            Vec::new()
        }
        StoreMsg::SaveFailed => save_failed(model),
        StoreMsg::SavesAgain => saves_again(model),
    }
}

/// Performs the action that was waiting for texts to be set aside.
fn set_aside(
    model: &mut Model,
    then: AfterSetAside,
    outcome: Result<(), StorageFull>,
) -> Vec<Effect> {
    match then {
        AfterSetAside::Nothing => Vec::new(),
        AfterSetAside::Start(form) => new_game::start_after_setting_aside(model, form, outcome),
        AfterSetAside::Import(importing) => backup::replace(model, *importing, outcome),
    }
}

/// Sets aside an unreadable stored text, and notifies the player.
fn unreadable(model: &mut Model, what: StoredItem, text: String) -> Vec<Effect> {
    model.tell_unreadable();
    if model.elsewhere {
        // The playing tab may run the newer release that wrote the text, so the text is kept until a setting is changed
        // here.
        model.unread = Some(text.clone());
        return vec![Effect::SetAside(vec![text], AfterSetAside::Nothing)];
    }
    vec![Effect::SetAsideUnreadable(what, text)]
}

/// Notifies the player, at most once, that a write to browser storage failed.
fn save_failed(model: &mut Model) -> Vec<Effect> {
    if model.storing == StorageState::Works {
        model.storing = StorageState::Refused;
        model.notices.push(Notice::NotStored);
    }
    Vec::new()
}

/// Removes the notice once saving works again.
fn saves_again(model: &mut Model) -> Vec<Effect> {
    if model.is_refused() {
        model.storing = StorageState::Works;
        model.notices.retain(|notice| *notice != Notice::NotStored);
    }
    Vec::new()
}

/// Preserves the unreadable stored game by disabling further saves.
fn unreadable_not_set_aside(model: &mut Model) -> Vec<Effect> {
    for notice in &mut model.notices {
        if let Notice::Unreadable(why) = notice {
            model.storing = StorageState::Held(why.clone());
            *notice = Notice::NoRoom(why.clone());
        }
    }
    Vec::new()
}
