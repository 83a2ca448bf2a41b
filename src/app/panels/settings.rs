//! Page settings in groups of rows, shown as a sheet beside the board or as the content of a page of their own.

mod about;
mod look;
pub(super) mod rows;
pub(super) mod take_backs;

use std::cell::Cell;

use leptos::prelude::*;
use table::{Control, Dialog, EndOfTurn, Msg, ReviewDepth, Settings, SettingsMsg, update_offer};
use words::{Language, Words};

use self::{
    about::About,
    look::{Light, Themes},
    rows::{choices, switches},
    take_backs::take_backs,
};
use super::{
    backup::BackupSection,
    modal::Modal,
    reset::Reset,
    switches::{BESIDE_BOARD, OF_BOARD, OF_PLAY, RUNNING_PR, VIBRATE},
    words::Close,
};
use crate::{
    parts::{Icon, icon},
    store::Store,
};

/// Function that returns a text from the catalogue.
type Text = fn(&Words) -> String;

/// Events that end a turn (O9), with their labels.
const ENDS: [(EndOfTurn, Text); 3] = [
    (EndOfTurn::ByHand, Words::end_by_hand),
    (EndOfTurn::WhenPlayed, Words::end_when_played),
    (EndOfTurn::WhenForced, Words::end_when_forced),
];

/// Groups of settings in display order, each with an icon, a name and the ID of its heading.
const GROUPS: [(Icon, Text, &str); 7] = [
    (Icon::Image, Words::board, "settings-board"),
    (Icon::Play, Words::group_play, "settings-play"),
    (Icon::Hint, Words::group_coach, "settings-coach"),
    (Icon::Sound, Words::group_sound, "settings-sound"),
    (Icon::Globe, Words::language_choice, "settings-language"),
    (Icon::Box, Words::group_data, "settings-data"),
    (Icon::Help, Words::group_about, "settings-about"),
];

thread_local! {
    /// `true` after the language has been changed, so that the language field keeps the focus although the page is
    /// rebuilt.
    static CHOSEN: Cell<bool> = const { Cell::new(false) };
}

/// Draws the settings over the table, with the board still visible.
#[component]
pub(crate) fn SettingsDialog(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    view! {
        <Modal
            store
            label=store.words().settings()
            is_open=|dialog| matches!(dialog, Dialog::Settings | Dialog::Library)
            beside=true
        >
            <h2 tabindex="-1" autofocus=!CHOSEN.get()>{words.read_value().settings()}</h2>
            <SettingsContent store in_dialog=true/>
            <Close store/>
        </Modal>
    }
}

/// Draws all settings; their headings are one level below the title of the dialog or page.
#[component]
pub(crate) fn SettingsContent(
    store: Store,
    /// `true` in a dialog; a page also has a list of the groups.
    #[prop(optional)]
    in_dialog: bool,
) -> impl IntoView {
    let words = store.words();
    let [board, play, coach, sound, language, data, about] =
        GROUPS.map(|(_, name, id)| heading(in_dialog, id, name(&words)));
    let beside = heading(in_dialog, "settings-beside", words.group_beside());
    view! {
        <div class="settings">
            {(!in_dialog).then(|| groups(&words))}
            <div class="settings-groups">
                <Update store/>
                {board}
                <Themes store/>
                <div class="group"><Light store/></div>
                <div class="group">{switches(store, &OF_BOARD)}</div>
                {beside}
                <div class="group">{switches(store, &BESIDE_BOARD)}</div>
                {play}
                <div class="group">
                    <EndOfTurns store/>
                    {switches(store, &OF_PLAY)}
                </div>
                {coach}
                <div class="group">
                    {take_backs(store, true)}
                    {switches(store, &[RUNNING_PR])}
                    <Depth store/>
                </div>
                {sound}
                <div class="group">
                    <Volume store/>
                    {switches(store, &[VIBRATE])}
                    <Motion store/>
                </div>
                {language}
                <div class="group"><Languages store/></div>
                {data}
                <BackupSection store/>
                <Reset store/>
                {about}
                <About store/>
            </div>
        </div>
    }
}

/// Draws a group's heading.
fn heading(in_dialog: bool, id: &'static str, name: String) -> AnyView {
    if in_dialog {
        view! { <h3 class="gh" id=id>{name}</h3> }.into_any()
    } else {
        view! { <h2 class="gh" id=id tabindex="-1">{name}</h2> }.into_any()
    }
}

/// Draws the list of groups, in which selecting a group scrolls to it.
fn groups(words: &Words) -> AnyView {
    let open_group = RwSignal::new(0);
    let group = |(nth, (picture, name, id)): (usize, (Icon, Text, &'static str))| {
        let show = move |_| {
            open_group.set(nth);
            crate::browser::focus::field(id);
        };
        view! {
            <button class="settings-link" aria-current=move || (open_group.get() == nth).then_some("true") on:click=show>
                {icon(picture)}
                {name(words)}
            </button>
        }
    };
    let all: Vec<_> = GROUPS.into_iter().enumerate().map(group).collect();
    view! { <nav class="settings-nav" aria-label=words.settings()>{all}</nav> }.into_any()
}

/// Offers a pending update, even after its notice has been closed.
#[component]
fn Update(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let offer = store.slice(update_offer);
    move || {
        let Control { label, msg, .. } = offer.get()?;
        Some(view! {
            <div class="notice">
                {icon(Icon::Again)}
                <span>{words.read_value().update_ready()}</span>
                <button class="button quiet" on:click=move |_| store.send(msg.clone())>{label}</button>
            </div>
        })
    }
}

/// Draws the language picker, which lists each language under its own name.
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
        <div class="choice-row">
            <select autofocus=CHOSEN.take() aria-label=words.language_choice() on:change=change>
                <option value="" prop:selected=move || settings.get().language.is_none()>
                    {words.language_auto()}
                </option>
                {Language::ALL.map(option).collect_view()}
            </select>
        </div>
    }
}

#[component]
fn Motion(store: Store) -> impl IntoView {
    let words = store.words();
    let all = board::Speed::ALL.map(|motion| {
        let name = words.motion_name(motion.key());
        let is = move |settings: &Settings| settings.motion == motion;
        let with = move |settings| Settings { motion, ..settings };
        (name, is, with)
    });
    let about = Some(("about-motion", words.about_motion()));
    choices(store, "motion", words.motion(), about, all.into())
}

#[component]
fn Depth(store: Store) -> impl IntoView {
    let words = store.words();
    let all = ReviewDepth::ALL.map(|depth| {
        let is = move |settings: &Settings| settings.depth == depth;
        let with = move |settings| Settings { depth, ..settings };
        (words.depth_name(depth.key()), is, with)
    });
    let about = Some(("about-depth", words.about_depth()));
    choices(store, "depth", words.set_depth(), about, all.into())
}

#[component]
fn EndOfTurns(store: Store) -> impl IntoView {
    let words = store.words();
    let all = ENDS.map(|(end_of_turn, text)| {
        let is = move |settings: &Settings| settings.end_of_turn == end_of_turn;
        let with = move |settings| Settings {
            end_of_turn,
            ..settings
        };
        (text(&words), is, with)
    });
    let about = Some(("about-end-of-turn", words.about_end_of_turn()));
    choices(store, "end-of-turn", words.end_of_turn(), about, all.into())
}

#[component]
fn Volume(store: Store) -> impl IntoView {
    let words = store.words();
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        // A slider always holds a number.
        let volume = event_target_value(&event).parse().unwrap_or_default();
        store.send(Msg::Settings(SettingsMsg::Change(Settings {
            volume,
            ..settings.get_untracked()
        })));
    };
    view! {
        <label class="choice-row">
            <span>{words.volume()}</span>
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
