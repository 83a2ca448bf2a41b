//! Page appearance: the theme, shown as a little board in its colours, and the light or dark mode.

use board::{Scene, Theme};
use leptos::prelude::*;
use rules::{Board, Player, Variant};
use table::{Mode, Msg, Settings, SettingsMsg};

use super::rows::choices;
use crate::{board::LittleBoard, store::Store};

/// Draws the theme picker.
#[component]
pub(super) fn Themes(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let board = Board::start(Variant::Standard);
    let scene = Scene::little(&board, None, None, Player::White);
    let theme = |theme: Theme| {
        let choose = move |_| {
            let changed = Settings {
                theme,
                ..settings.get_untracked()
            };
            store.send(Msg::Settings(SettingsMsg::Change(changed)));
        };
        let key = theme.key();
        view! {
            <label>
                <input
                    type="radio"
                    name="theme"
                    prop:checked=move || settings.get().theme == theme
                    on:change=choose
                />
                <span class="thumb" data-theme=key><LittleBoard scene=scene.clone()/></span>
                <span>{words.theme_name(key)}</span>
            </label>
        }
    };
    view! {
        <div class="pick" role="radiogroup" aria-label=words.theme()>
            {Theme::ALL.map(theme).collect_view()}
        </div>
    }
}

/// Draws the mode picker: light, dark, or the system's mode.
#[component]
pub(super) fn Light(store: Store) -> impl IntoView {
    let words = store.words();
    let all = Mode::ALL.map(|mode| {
        let name = words.mode_name(mode.key());
        let is = move |settings: &Settings| settings.mode == mode;
        let with = move |settings| Settings { mode, ..settings };
        (name, is, with)
    });
    choices(store, "mode", words.mode(), None, all.into())
}
