//! The choices for a new duplicate.

use ::duplicate::{Form, LENGTHS, Msg, Page, level_name};
use board::variant_key;
use friend::Length;
use leptos::prelude::*;
use rules::Variant;
use table::levels;
use words::Words;

use super::{effects::seed, state::Duplicates};
use crate::{browser::timer::unix_ms, rooms::shared_controls::chip};

/// The page with the choices.
#[component]
pub(super) fn New(room: Duplicates) -> impl IntoView {
    let words = room.words.get_value();
    let form = room.slice(|model| match model.page() {
        Page::New(form) => form.clone(),
        Page::List | Page::Shown(_) => Form::default(),
    });
    view! {
        <div class="duplicate-page">
            {lengths(room, form)}
            {cube(room, form)}
            {opponents(room, form)}
            {variants(room, form)}
            <p class="hint">{words.duplicate_honest()}</p>
            <div class="room-buttons">
                <button class="button primary" on:click=move |_| room.send(Msg::Create(seed(), unix_ms()))>
                    {words.duplicate_create()}
                </button>
            </div>
        </div>
    }
}

fn edit(room: Duplicates, form: Memo<Form>, change: &dyn Fn(&mut Form)) {
    let mut changed = form.get_untracked();
    change(&mut changed);
    room.send(Msg::Edit(changed));
}

/// How long the match is, or how many games are played for points.
fn lengths(room: Duplicates, form: Memo<Form>) -> impl IntoView {
    let words = room.words.get_value();
    let length = |(length, games)| {
        let label = match length {
            Length::Points(points) => points.to_string(),
            Length::Money => words.duplicate_games(u32::from(games)),
        };
        let chosen = move || form.with(|form| (form.length, form.games) == (length, games));
        chip("duplicate-length", label, chosen, move || {
            edit(room, form, &|form| {
                (form.length, form.games) = (length, games);
            });
        })
    };
    view! {
        <fieldset class="chips">
            <legend>{words.length()}</legend>
            {LENGTHS.map(length).collect_view()}
        </fieldset>
    }
}

/// Whether there is a doubling cube.
fn cube(room: Duplicates, form: Memo<Form>) -> impl IntoView {
    let words = room.words.get_value();
    let cube = |cube: bool| {
        let label = words.duplicate_cube(if cube { "yes" } else { "no" });
        let chosen = move || form.with(|form| form.cube == cube);
        chip("duplicate-cube", label, chosen, move || {
            edit(room, form, &|form| form.cube = cube);
        })
    };
    view! {
        <fieldset class="chips">
            <legend>{words.friend_cube()}</legend>
            {[true, false].map(cube).collect_view()}
        </fieldset>
    }
}

/// The opponent, and the level of the computer.
fn opponents(room: Duplicates, form: Memo<Form>) -> impl IntoView {
    let words = room.words.get_value();
    let opponent = |who, level: Option<&'static str>| {
        let chosen = move || form.with(|form| form.level.is_some() == level.is_some());
        let label = words.duplicate_opponent(who);
        chip("duplicate-opponent", label, chosen, move || {
            edit(room, form, &|form| form.level = level);
        })
    };
    let first = form.get_untracked().level;
    let default = first.or(Form::default().level);
    let computer = Memo::new(move |_| form.with(|form| form.level.is_some()));
    view! {
        <fieldset class="chips">
            <legend>{words.opponent()}</legend>
            {opponent("computer", default)}
            {opponent("partner", None)}
        </fieldset>
        {move || computer.get().then(|| untrack(|| computer_levels(room, form, first)))}
    }
}

/// The levels of the computer, and the one that was chosen `first`.
fn computer_levels(
    room: Duplicates,
    form: Memo<Form>,
    first: Option<&'static str>,
) -> Option<impl IntoView> {
    let level = move |name: &'static str| {
        let chosen = move || form.with(|form| form.level == Some(name));
        let label = room.text(|words| level_name(words, name));
        chip("duplicate-level", label, chosen, move || {
            edit(room, form, &|form| form.level = Some(name));
        })
    };
    // The level of the last game may be one with a PR of the player's own choice.
    let own = first.filter(|name| levels().all(|known| known != *name));
    let legend = room.text(Words::level);
    form.with(|form| form.level.is_some()).then(|| {
        view! {
            <fieldset class="chips">
                <legend>{legend}</legend>
                {levels().chain(own).map(level).collect_view()}
            </fieldset>
        }
    })
}

/// The variant.
fn variants(room: Duplicates, form: Memo<Form>) -> impl IntoView {
    let words = room.words.get_value();
    let variant = |variant: Variant| {
        let key = variant_key(variant);
        view! { <option value=key>{words.variant_name(key)}</option> }
    };
    let choose = move |event: leptos::ev::Event| {
        let key = event_target_value(&event);
        let chosen = Variant::ALL
            .into_iter()
            .find(|variant| variant_key(*variant) == key);
        edit(room, form, &|form| {
            form.variant = chosen.unwrap_or(Variant::Standard);
        });
    };
    view! {
        <label class="duplicate-field">
            <span>{words.game_choice()}</span>
            <select
                prop:value=move || form.with(|form| variant_key(form.variant))
                on:change=choose
            >
                {Variant::ALL.into_iter().map(variant).collect_view()}
            </select>
        </label>
    }
}
