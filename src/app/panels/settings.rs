//! The settings of the page.

use leptos::prelude::*;
use table::{Dialog, EndOfTurn, Msg, Settings, Speed, Theme};
use words::{Language, Words};

use super::{keep::Keep, modal::Modal};
use crate::{effects::address, store::Store};

/// A message of the catalogue.
type Text = fn(&Words) -> String;

/// A switch: its words, how to read it, how to set it.
type Switch = (Text, fn(&Settings) -> bool, fn(&mut Settings, bool));

const SWITCHES: [Switch; 8] = [
    (
        Words::set_home_left,
        |all| all.home_left,
        |all, on| all.home_left = on,
    ),
    (
        Words::set_black_bottom,
        |all| all.black_at_bottom,
        |all, on| all.black_at_bottom = on,
    ),
    (
        Words::set_marks,
        |all| all.show_targets,
        |all, on| all.show_targets = on,
    ),
    (
        Words::set_forced,
        |all| all.auto_forced,
        |all, on| all.auto_forced = on,
    ),
    (
        Words::set_bear_off,
        |all| all.auto_bear_off,
        |all, on| all.auto_bear_off = on,
    ),
    (
        Words::set_auto_roll,
        |all| all.auto_roll,
        |all, on| all.auto_roll = on,
    ),
    (
        Words::set_confirm,
        |all| all.confirm_double,
        |all, on| all.confirm_double = on,
    ),
    (
        Words::set_dead_cube,
        |all| all.show_dead_cube,
        |all, on| all.show_dead_cube = on,
    ),
];

/// What may end a turn (O9), and its words.
const ENDS: [(EndOfTurn, Text); 3] = [
    (EndOfTurn::ByHand, Words::end_by_hand),
    (EndOfTurn::WhenPlayed, Words::end_when_played),
    (EndOfTurn::WhenForced, Words::end_when_forced),
];

/// The settings.
#[component]
pub(crate) fn SettingsDialog(store: Store) -> impl IntoView {
    let settings = store.slice(table::Model::settings);
    let words = StoredValue::new(store.words());
    let switch = move |(text, read, write): Switch| {
        let change = move |event: leptos::ev::Event| {
            let mut changed = settings.get_untracked();
            write(&mut changed, event_target_checked(&event));
            store.send(Msg::Set(changed));
        };
        view! {
            <label class="switch">
                <input type="checkbox" prop:checked=move || read(&settings.get()) on:change=change/>
                {text(&words.read_value())}
            </label>
        }
    };
    let end = move |(end, text): (EndOfTurn, Text)| {
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
                <span>{text(&words.read_value())}</span>
            </label>
        }
    };
    view! {
        <Modal store label=store.words().settings() is_open=|dialog| *dialog == Dialog::Settings>
            <h2>{words.read_value().settings()}</h2>
            <Languages store/>
            <Looks store/>
            {SWITCHES.map(switch).collect_view()}
            <fieldset>
                <legend>{words.read_value().end_of_turn()}</legend>
                {ENDS.map(end).collect_view()}
            </fieldset>
            <Sounds store/>
            <Keep store/>
            <div class="menu">
                <button class="button" on:click=move |_| store.send(Msg::Set(Settings::default()))>
                    {words.read_value().reset_settings()}
                </button>
                <button class="button" on:click=move |_| store.send(Msg::AskKeys)>{words.read_value().keys()}</button>
                <button class="button" on:click=move |_| store.send(Msg::AskPosition)>
                    {words.read_value().position()}
                </button>
                <a class="button" href=address::licences() target="_blank">{words.read_value().licences()}</a>
            </div>
            <div class="modal-buttons">
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().close()}</button>
            </div>
        </Modal>
    }
}

/// The choice of the language: each by its own name, so that who cannot read the rest finds it.
#[component]
fn Languages(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        let language = Language::of_tag(&event_target_value(&event));
        store.send(Msg::Set(Settings {
            language,
            ..settings.get_untracked()
        }));
    };
    let option = move |language: Language| {
        let tag = language.tag();
        let chosen = move || settings.get().language == Some(language);
        view! { <option value=tag lang=tag prop:selected=chosen>{language.own_name()}</option> }
    };
    view! {
        <label class="other">
            {words.language_choice()}
            <select on:change=change>
                <option value="" prop:selected=move || settings.get().language.is_none()>
                    {words.language_auto()}
                </option>
                {Language::ALL.map(option).collect_view()}
            </select>
        </label>
    }
}

/// How the board looks and how fast it moves.
#[component]
fn Looks(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let theme = |theme: Theme| {
        let chosen = move || settings.get().theme == theme;
        let set = move || Settings {
            theme,
            ..settings.get_untracked()
        };
        chip(store, "theme", words.theme_name(theme.key()), chosen, set)
    };
    let speed = |motion: Speed| {
        let chosen = move || settings.get().motion == motion;
        let set = move || Settings {
            motion,
            ..settings.get_untracked()
        };
        chip(
            store,
            "motion",
            words.motion_name(motion.key()),
            chosen,
            set,
        )
    };
    view! {
        <fieldset>
            <legend>{words.theme()}</legend>
            {Theme::ALL.map(theme).collect_view()}
        </fieldset>
        <fieldset>
            <legend>{words.motion()}</legend>
            {Speed::ALL.map(speed).collect_view()}
        </fieldset>
    }
}

/// One of several choices.
fn chip(
    store: Store,
    group: &'static str,
    text: String,
    chosen: impl Fn() -> bool + Send + 'static,
    set: impl Fn() -> Settings + 'static,
) -> impl IntoView {
    view! {
        <label class="chip-choice">
            <input type="radio" name=group prop:checked=chosen on:change=move |_| store.send(Msg::Set(set()))/>
            <span>{text}</span>
        </label>
    }
}

/// What is heard and felt.
#[component]
fn Sounds(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let volume = move |event: leptos::ev::Event| {
        // A slider gives a number.
        let volume = event_target_value(&event).parse().unwrap_or_default();
        store.send(Msg::Set(Settings {
            volume,
            ..settings.get_untracked()
        }));
    };
    let vibrate = move |event: leptos::ev::Event| {
        store.send(Msg::Set(Settings {
            vibrate: event_target_checked(&event),
            ..settings.get_untracked()
        }));
    };
    view! {
        <fieldset>
            <legend>{words.sound()}</legend>
            <label class="other">
                {words.volume()}
                <input
                    type="range"
                    min="0"
                    max="100"
                    step="10"
                    prop:value=move || settings.get().volume.to_string()
                    on:change=volume
                />
            </label>
            <label class="switch">
                <input type="checkbox" prop:checked=move || settings.get().vibrate on:change=vibrate/>
                {words.vibrate()}
            </label>
        </fieldset>
    }
}
