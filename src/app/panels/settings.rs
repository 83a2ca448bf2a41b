//! The settings of the page, in the groups that other programs have: board, play, sound, language, data, about.

use std::cell::Cell;

use board::{Speed, Theme};
use leptos::prelude::*;
use table::{Control, Dialog, EndOfTurn, Msg, Panel, Settings, SettingsMsg, update_offer};
use words::{Language, Words};

use super::{
    backup::BackupSection,
    modal::Modal,
    reset::Reset,
    switches::{OF_BOARD, OF_COACH, OF_PLAY, Switch, VIBRATE},
};
use crate::{browser::address, store::Store};

/// A message of the catalogue.
type Text = fn(&Words) -> String;

/// What may end a turn (O9), and its words.
const ENDS: [(EndOfTurn, Text); 3] = [
    (EndOfTurn::ByHand, Words::end_by_hand),
    (EndOfTurn::WhenPlayed, Words::end_when_played),
    (EndOfTurn::WhenForced, Words::end_when_forced),
];

thread_local! {
    /// Whether the language has just been chosen: its field keeps the focus though the page is built anew.
    static CHOSEN: Cell<bool> = const { Cell::new(false) };
}

/// The settings.
#[component]
pub(crate) fn SettingsDialog(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    view! {
        <Modal store label=store.words().settings() is_open=|dialog| matches!(dialog, Dialog::Settings | Dialog::Library)>
            <h2 tabindex="-1" autofocus=!CHOSEN.get()>{words.read_value().settings()}</h2>
            <SettingsContent store/>
            <div class="modal-buttons">
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().close()}</button>
            </div>
        </Modal>
    }
}

/// All settings, as the dialog and the page of the settings show them.
#[component]
pub(crate) fn SettingsContent(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    view! {
            <Update store/>
            <h2>{words.read_value().board()}</h2>
            <Themes store/>
            {switches(store, &OF_BOARD)}
            <Motion store/>
            <h2>{words.read_value().group_play()}</h2>
            <EndOfTurns store/>
            {switches(store, &OF_PLAY)}
            <h2>{words.read_value().group_coach()}</h2>
            {switches(store, &OF_COACH)}
            <h2>{words.read_value().sound()}</h2>
            <Volume store/>
            {switches(store, &[VIBRATE])}
            <h2>{words.read_value().language_choice()}</h2>
            <Languages store/>
            <h2>{words.read_value().group_data()}</h2>
            <BackupSection store/>
            <div class="menu">
                <Reset store/>
            </div>
            <h2>{words.read_value().group_about()}</h2>
            <div class="menu">
                <button class="button" on:click=move |_| store.send(Msg::Open(Panel::Keys))>{words.read_value().keys()}</button>
                <button class="button" on:click=move |_| store.send(Msg::Open(Panel::Position))>
                    {words.read_value().position()}
                </button>
                <a class="button" href=address::licences() target="_blank">{words.read_value().licences()}</a>
            </div>
    }
}

/// A new release that waits, also where its notice has been closed.
#[component]
fn Update(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let offer = store.slice(update_offer);
    move || {
        let Control { label, msg, .. } = offer.get()?;
        Some(view! {
            <div class="other">
                <span>{words.read_value().update_ready()}</span>
                <button class="button" on:click=move |_| store.send(msg.clone())>{label}</button>
            </div>
        })
    }
}

fn switches(store: Store, all: &[Switch]) -> impl IntoView + use<> {
    let one = |one: &Switch| switch(store, *one).into_any();
    all.iter().map(one).collect_view()
}

fn switch(store: Store, one: Switch) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        let mut changed = settings.get_untracked();
        (one.write)(&mut changed, event_target_checked(&event));
        store.send(Msg::Settings(SettingsMsg::Change(changed)));
    };
    view! {
        <div>
            <label class="switch">
                <input
                    type="checkbox"
                    aria-describedby=one.about.map(|_| one.id)
                    prop:checked=move || (one.read)(&settings.get())
                    on:change=change
                />
                {move || (one.name)(&words.read_value(), settings.get().theme)}
            </label>
            {one.about.map(|about| explanation(one.id, about(&words.read_value())))}
        </div>
    }
}

/// The line under a setting that says what it does.
fn explanation(id: &'static str, text: String) -> impl IntoView {
    view! { <p class="hint about" id=id>{text}</p> }
}

/// The choice of the language: each by its own name, so that who cannot read the rest finds it.
#[component]
fn Languages(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        let language = Language::of_tag(&event_target_value(&event));
        CHOSEN.set(true);
        store.send(Msg::Settings(SettingsMsg::Change(Settings {
            language,
            ..settings.get_untracked()
        })));
    };
    let option = move |language: Language| {
        let tag = language.tag();
        let chosen = move || settings.get().language == Some(language);
        view! { <option value=tag lang=tag prop:selected=chosen>{language.own_name()}</option> }
    };
    view! {
        <select
            class="language"
            autofocus=CHOSEN.take()
            aria-label=words.language_choice()
            on:change=change
        >
            <option value="" prop:selected=move || settings.get().language.is_none()>
                {words.language_auto()}
            </option>
            {Language::ALL.map(option).collect_view()}
        </select>
    }
}

/// Theme choice: each theme with a little board in its colours.
#[component]
fn Themes(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let theme = |theme: Theme| {
        let chosen = move || settings.get().theme == theme;
        let set = move || Settings {
            theme,
            ..settings.get_untracked()
        };
        let key = theme.key();
        let face = view! { <LittleBoard theme=key/>{words.theme_name(key)} };
        chip(store, "theme", face, chosen, set)
    };
    view! {
        <fieldset class="themes">
            <legend>{words.theme()}</legend>
            {Theme::ALL.map(theme).collect_view()}
        </fieldset>
    }
}

/// A corner of a board: four points, of which two hold a checker.
#[component]
fn LittleBoard(theme: &'static str) -> impl IntoView {
    view! {
        <svg class="little" data-theme=theme viewBox="0 0 48 30" aria-hidden="true">
            <path class="frame" d="M0 0h48v30H0z"/>
            <path class="field" d="M3 3h42v24H3z"/>
            <path class="odd" d="M4 3h10l-5 20zM24 3h10l-5 20z"/>
            <path class="even" d="M14 3h10l-5 20zM34 3h10l-5 20z"/>
            <circle class="light" cx="9" cy="8" r="4.5"/>
            <circle class="light" cx="9" cy="17" r="4.5"/>
            <circle class="dark" cx="39" cy="8" r="4.5"/>
            <circle class="dark" cx="39" cy="17" r="4.5"/>
        </svg>
    }
}

#[component]
fn Motion(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
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
        <fieldset aria-describedby="about-motion">
            <legend>{words.motion()}</legend>
            {Speed::ALL.map(speed).collect_view()}
            {explanation("about-motion", words.about_motion())}
        </fieldset>
    }
}

#[component]
fn EndOfTurns(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let end = |(end_of_turn, text): (EndOfTurn, Text)| {
        let chosen = move || settings.get().end_of_turn == end_of_turn;
        let set = move || Settings {
            end_of_turn,
            ..settings.get_untracked()
        };
        chip(store, "end-of-turn", text(&words), chosen, set)
    };
    view! {
        <fieldset class="even three" aria-describedby="about-end-of-turn">
            <legend>{words.end_of_turn()}</legend>
            {ENDS.map(end).collect_view()}
            {explanation("about-end-of-turn", words.about_end_of_turn())}
        </fieldset>
    }
}

/// One of several choices.
fn chip(
    store: Store,
    group: &'static str,
    face: impl IntoView + 'static,
    chosen: impl Fn() -> bool + Send + 'static,
    set: impl Fn() -> Settings + 'static,
) -> impl IntoView {
    view! {
        <label class="chip-choice">
            <input type="radio" name=group prop:checked=chosen on:change=move |_| store.send(Msg::Settings(SettingsMsg::Change(set())))/>
            <span>{face.into_any()}</span>
        </label>
    }
}

#[component]
fn Volume(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        // A slider gives a number.
        let volume = event_target_value(&event).parse().unwrap_or_default();
        store.send(Msg::Settings(SettingsMsg::Change(Settings {
            volume,
            ..settings.get_untracked()
        })));
    };
    view! {
        <label class="other">
            {words.volume()}
            <input
                type="range"
                min="0"
                max="100"
                step="10"
                prop:value=move || settings.get().volume.to_string()
                on:change=change
            />
        </label>
    }
}
