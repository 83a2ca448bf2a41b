//! The settings of the page.

use leptos::prelude::*;
use table::{Dialog, Msg, Settings};

use super::modal::Modal;
use crate::store::Store;

/// A switch: its words, how to read it, how to set it.
type Switch = (&'static str, fn(&Settings) -> bool, fn(&mut Settings, bool));

const SWITCHES: [Switch; 5] = [
    (
        "Home boards at the left",
        |all| all.home_left,
        |all, on| all.home_left = on,
    ),
    (
        "Black at the bottom (two people)",
        |all| all.black_at_bottom,
        |all, on| all.black_at_bottom = on,
    ),
    (
        "Mark what may move and where to",
        |all| all.show_targets,
        |all, on| all.show_targets = on,
    ),
    (
        "Pick up the dice after a complete play",
        |all| all.auto_done,
        |all, on| all.auto_done = on,
    ),
    (
        "Roll when no double is possible",
        |all| all.auto_roll,
        |all, on| all.auto_roll = on,
    ),
];

/// The settings.
#[component]
pub(crate) fn SettingsDialog(store: Store) -> impl IntoView {
    let settings = store.slice(table::Model::settings);
    let switch = move |(words, read, write): Switch| {
        let change = move |event: leptos::ev::Event| {
            let mut changed = settings.get_untracked();
            write(&mut changed, event_target_checked(&event));
            store.send(Msg::Set(changed));
        };
        view! {
            <label class="switch">
                <input type="checkbox" prop:checked=move || read(&settings.get()) on:change=change/>
                {words}
            </label>
        }
    };
    view! {
        <Modal store label="Settings" is_open=|dialog| *dialog == Dialog::Settings>
            <h2>"Settings"</h2>
            {SWITCHES.map(switch).collect_view()}
            <div class="modal-buttons">
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>"Close"</button>
            </div>
        </Modal>
    }
}
