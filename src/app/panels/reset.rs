//! Button that resets all settings.

use leptos::prelude::*;
use table::{Msg, SettingsMsg};

use crate::store::Store;

/// Draws the button that resets all settings; afterwards, the button undoes the reset until a setting is changed.
#[component]
pub(super) fn Reset(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let can_undo = store.slice(table::Model::can_undo_reset);
    let press = move |_| {
        store.send(if can_undo.get_untracked() {
            Msg::Settings(SettingsMsg::UndoReset)
        } else {
            Msg::Settings(SettingsMsg::Reset)
        });
    };
    let label = move || {
        if can_undo.get() {
            words.read_value().undo_reset()
        } else {
            words.read_value().reset_settings()
        }
    };
    view! {
        <button class="button reset" on:click=press>{label}</button>
        <p class="hint" role="status">{move || can_undo.get().then(|| words.read_value().settings_reset())}</p>
    }
}
