//! The choices for a new game: who plays, for how much, and the options folded away with their defaults.

use leptos::prelude::*;
use rules::{BarBackgammon, Beavers, FirstRoll, MatchLength, Player, Variant};
use table::{Dialog, Form, Model, Msg, Opponent, levels, variant_name};

use super::modal::Modal;
use crate::store::Store;

/// The match lengths that have a chip of their own.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];

/// The dialog.
#[component]
pub(crate) fn NewGame(store: Store) -> impl IntoView {
    let form = store.slice(|model: &Model| match model.dialog() {
        Dialog::NewGame(form) => form.clone(),
        _ => Form::default(),
    });
    view! {
        <Modal store label="New game" is_open=|dialog| matches!(dialog, Dialog::NewGame(_))>
            <h2>"New game"</h2>
            <Opponents store form/>
            <Lengths store form/>
            <Options store form/>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::CloseDialog)>"Cancel"</button>
                <button class="button primary" on:click=move |_| store.send(Msg::StartGame)>"Start"</button>
            </div>
        </Modal>
    }
}

fn edit(store: Store, form: Memo<Form>, change: impl FnOnce(&mut Form)) {
    let mut changed = form.get_untracked();
    change(&mut changed);
    store.send(Msg::EditForm(changed));
}

/// One choice among several, as a chip.
fn chip<T: Copy + PartialEq + Send + Sync + 'static>(
    (store, form): (Store, Memo<Form>),
    group: &'static str,
    words: impl Into<String>,
    value: T,
    read: fn(&Form) -> T,
    write: fn(&mut Form, T),
) -> AnyView {
    view! {
        <label class="chip-choice">
            <input
                type="radio"
                name=group
                prop:checked=move || form.with(read) == value
                on:change=move |_| edit(store, form, |form| write(form, value))
            />
            <span>{words.into()}</span>
        </label>
    }
    .into_any()
}

#[component]
fn Opponents(store: Store, form: Memo<Form>) -> impl IntoView {
    let all = (store, form);
    let opponent = move |words: &'static str, value: Opponent| {
        chip(
            all,
            "opponent",
            words,
            value,
            |form| form.opponent,
            |form, value| form.opponent = value,
        )
    };
    let level = move |(name, words): (&'static str, &'static str)| {
        chip(
            all,
            "level",
            words,
            name,
            |form| form.level,
            |form, value| form.level = value,
        )
    };
    let side = move |words: &'static str, value: Player| {
        chip(
            all,
            "side",
            words,
            value,
            |form| form.side,
            |form, value| form.side = value,
        )
    };
    let computer = move || form.with(|form| form.opponent == Opponent::Computer);
    view! {
        <fieldset>
            <legend>"Opponent"</legend>
            {opponent("Computer", Opponent::Computer)}
            {opponent("Person here", Opponent::Person)}
        </fieldset>
        <Show when=computer>
            <fieldset>
                <legend>"Level"</legend>
                {levels().map(level).collect_view()}
            </fieldset>
            <fieldset>
                <legend>"You play"</legend>
                {side("White", Player::White)}
                {side("Black", Player::Black)}
            </fieldset>
        </Show>
    }
}

#[component]
fn Lengths(store: Store, form: Memo<Form>) -> impl IntoView {
    let all = (store, form);
    let length = move |words: String, value: Option<MatchLength>| {
        chip(
            all,
            "length",
            words,
            value,
            |form| form.length,
            |form, value| form.length = value,
        )
    };
    let chips = LENGTHS.into_iter().filter_map(MatchLength::new);
    let chips = chips.map(|points| length(points.points().to_string(), Some(points)));
    let other = move |event: leptos::ev::Event| {
        let points = event_target_value(&event)
            .parse()
            .ok()
            .and_then(MatchLength::new);
        if let Some(points) = points {
            edit(store, form, |form| form.length = Some(points));
        }
    };
    let shown = move || form.with(|form| form.length.map(|length| length.points().to_string()));
    view! {
        <fieldset>
            <legend>"Play for"</legend>
            {length("Money".to_owned(), None)}
            {chips.collect_view()}
            <label class="other">
                "Match to"
                <input
                    type="number"
                    min="1"
                    max=MatchLength::MAX
                    inputmode="numeric"
                    prop:value=move || shown().unwrap_or_default()
                    on:change=other
                />
                "points"
            </label>
        </fieldset>
    }
}

#[component]
fn Options(store: Store, form: Memo<Form>) -> impl IntoView {
    let check = move |words: &'static str, read: fn(&Form) -> bool, write: fn(&mut Form, bool)| {
        view! {
            <label class="switch">
                <input
                    type="checkbox"
                    prop:checked=move || form.with(read)
                    on:change=move |event| {
                        let on = event_target_checked(&event);
                        edit(store, form, |form| write(form, on));
                    }
                />
                {words}
            </label>
        }
    };
    let is_match = move || form.with(|form| form.length.is_some());
    let fresh = |form: &Form| form.first_roll == FirstRoll::Fresh;
    let set_fresh = |form: &mut Form, on: bool| {
        form.first_roll = if on {
            FirstRoll::Fresh
        } else {
            FirstRoll::OpeningDice
        };
    };
    let four = |form: &Form| form.bar_backgammon == BarBackgammon::Four;
    let set_four = |form: &mut Form, on: bool| {
        form.bar_backgammon = if on {
            BarBackgammon::Four
        } else {
            BarBackgammon::Three
        };
    };
    view! {
        <details>
            <summary>"Options: "{move || summary(&form.get())}</summary>
            <Variants store form/>
            {check("Doubling cube", |form| form.cube, |form, on| form.cube = on)}
            <Show when=is_match fallback=move || view! { <MoneyOptions store form/> }>
                {check("Crawford game", |form| form.crawford, |form, on| form.crawford = on)}
            </Show>
            {check("The starter throws both dice again", fresh, set_fresh)}
            {check("A backgammon from the bar counts four", four, set_four)}
        </details>
    }
}

#[component]
fn Variants(store: Store, form: Memo<Form>) -> impl IntoView {
    let option = move |variant: Variant| {
        let chosen = move || form.with(|form| form.variant == variant);
        view! { <option value=variant_name(variant) prop:selected=chosen>{variant_name(variant)}</option> }
    };
    let chosen = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        let variant = Variant::ALL
            .into_iter()
            .find(|variant| variant_name(*variant) == name);
        if let Some(variant) = variant {
            edit(store, form, |form| form.variant = variant);
        }
    };
    view! {
        <label class="other">
            "Game"
            <select on:change=chosen>{Variant::ALL.map(option).collect_view()}</select>
        </label>
    }
}

#[component]
fn MoneyOptions(store: Store, form: Memo<Form>) -> impl IntoView {
    let all = (store, form);
    let beavers = move |words: &'static str, value: Beavers| {
        chip(
            all,
            "beavers",
            words,
            value,
            |form| form.money.beavers,
            |form, value| form.money.beavers = value,
        )
    };
    let doubles = move |value: u8| {
        chip(
            all,
            "automatic",
            value.to_string(),
            value,
            |form| form.money.automatic_doubles,
            |form, value| form.money.automatic_doubles = value,
        )
    };
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || form.with(|form| form.money.jacoby)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    edit(store, form, |form| form.money.jacoby = on);
                }
            />
            "Jacoby rule: gammons count once the cube is turned"
        </label>
        <fieldset>
            <legend>"Beavers"</legend>
            {beavers("None", Beavers::None)}
            {beavers("One", Beavers::One)}
            {beavers("And raccoons", Beavers::Unlimited)}
        </fieldset>
        <fieldset>
            <legend>"Automatic doubles"</legend>
            {[0, 1, 2, 3].map(doubles).collect_view()}
        </fieldset>
    }
}

/// The options in words, so that they need not be unfolded to be known.
fn summary(form: &Form) -> String {
    let rules = form.ruleset();
    let mut words = vec![variant_name(form.variant)];
    words.push(if rules.uses_cube() { "cube" } else { "no cube" });
    match form.length {
        Some(_) if form.crawford => words.push("Crawford"),
        None if form.money.jacoby => words.push("Jacoby"),
        _ => {}
    }
    words.join(", ")
}
