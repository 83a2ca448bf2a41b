//! The settings of the page.

use leptos::prelude::*;
use table::{Dialog, EndOfTurn, Msg, Settings};

use super::modal::Modal;
use crate::store::Store;

/// A switch: its words, how to read it, how to set it.
type Switch = (&'static str, fn(&Settings) -> bool, fn(&mut Settings, bool));

const SWITCHES: [Switch; 6] = [
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
        "Play by itself what has no alternative",
        |all| all.auto_forced,
        |all, on| all.auto_forced = on,
    ),
    (
        "Roll when no double is possible",
        |all| all.auto_roll,
        |all, on| all.auto_roll = on,
    ),
    (
        "Offer Double even with a dead cube, and say why not",
        |all| all.show_dead_cube,
        |all, on| all.show_dead_cube = on,
    ),
];

/// What may end a turn (O9), and its words.
const ENDS: [(EndOfTurn, &str); 3] = [
    (EndOfTurn::ByHand, "by hand"),
    (EndOfTurn::WhenPlayed, "after a complete play"),
    (EndOfTurn::WhenForced, "after a play without choice"),
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
    let end = move |(end, words): (EndOfTurn, &'static str)| {
        let change = move |_| {
            let end_of_turn = end;
            store.send(Msg::Set(Settings {
                end_of_turn,
                ..settings.get_untracked()
            }));
        };
        let chosen = move || settings.get().end_of_turn == end;
        view! {
            <label class="chip-choice">
                <input type="radio" name="end-of-turn" prop:checked=chosen on:change=change/>
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <Modal store label="Settings" is_open=|dialog| *dialog == Dialog::Settings>
            <h2>"Settings"</h2>
            {SWITCHES.map(switch).collect_view()}
            <fieldset>
                <legend>"The dice are picked up"</legend>
                {ENDS.map(end).collect_view()}
            </fieldset>
            <div class="modal-buttons">
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>"Close"</button>
            </div>
        </Modal>
    }
}
