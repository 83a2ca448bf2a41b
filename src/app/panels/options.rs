//! The house options of a new game, folded away with their state in words.

use leptos::prelude::*;
use rules::{BarBackgammon, Beavers, ByPlayer, ClosedOut, DiceBy, FirstRoll, Variant};
use table::{ClockNumber, Form, clock_promise, variant_name};

use super::{
    clock::{ClockField, ClockKinds},
    new_game::{chip, edit},
};
use crate::store::Store;

/// One option that is on or off.
fn switch(
    (store, form): (Store, Memo<Form>),
    words: &'static str,
    read: fn(&Form) -> bool,
    write: fn(&mut Form, bool),
) -> impl IntoView {
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
}

#[component]
pub(super) fn Options(store: Store, form: Memo<Form>) -> impl IntoView {
    let check = move |words, read, write| switch((store, form), words, read, write);
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
    let rolls = |form: &Form| form.closed_out == ClosedOut::Rolls;
    let set_rolls = |form: &mut Form, on: bool| {
        form.closed_out = if on {
            ClosedOut::Rolls
        } else {
            ClosedOut::Passes
        };
    };
    let by_hand = |form: &Form| form.dice == DiceBy::Hand;
    let set_by_hand = |form: &mut Form, on: bool| {
        form.dice = if on { DiceBy::Hand } else { DiceBy::Program };
    };
    view! {
        <details>
            <summary>"Options: "{move || summary(&form.get())}</summary>
            <Variants store form/>
            {check("Doubling cube", |form| form.cube, |form, on| form.cube = on)}
            <Show when=is_match fallback=move || view! { <MoneyOptions store form/> }>
                {check("Crawford game", |form| form.crawford, |form, on| form.crawford = on)}
                <MatchClock store form/>
            </Show>
            {check("The starter throws both dice again", fresh, set_fresh)}
            {check("A backgammon from the bar counts four", four, set_four)}
            {check("A closed-out player rolls for show", rolls, set_rolls)}
            {check("You roll real dice and enter them", by_hand, set_by_hand)}
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

/// The clock of a match. A match begins with no points, so the number for points that are scored is of no use here.
#[component]
fn MatchClock(store: Store, form: Memo<Form>) -> impl IntoView {
    let choice = Signal::derive(move || form.with(|form| form.clock));
    let change = Callback::new(move |choice| edit(store, form, |form| form.clock = choice));
    let promise =
        move || form.with(|form| clock_promise(form.clock()?, form.length?, ByPlayer::default()));
    view! {
        <ClockKinds choice change off=true/>
        <Show when=move || choice.get().kind.is_some()>
            <ClockField choice change which=ClockNumber::PerPoint words="Minutes for each point of the match"/>
            <ClockField choice change which=ClockNumber::Delay words="Seconds free in every turn"/>
            <p class="hint">{promise}</p>
        </Show>
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
    let stake = move |event: leptos::ev::Event| {
        // What is no number from 1 on leaves the stake as it was.
        let stake = event_target_value(&event)
            .parse()
            .unwrap_or(form.get_untracked().money.stake);
        edit(store, form, |form| form.money.stake = stake);
    };
    view! {
        {switch(
            all,
            "Jacoby rule: gammons count once the cube is turned",
            |form| form.money.jacoby,
            |form, on| form.money.jacoby = on,
        )}
        {switch(
            all,
            "Practice, where plays may be taken back (unrated then)",
            |form| form.money.practice,
            |form, on| form.money.practice = on,
        )}
        <label class="other">
            "A point is worth"
            <input
                type="number"
                min="1"
                max=u16::MAX
                inputmode="numeric"
                prop:value=move || form.with(|form| form.money.stake.to_string())
                on:change=stake
            />
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
    if form.length.is_none() && form.money.practice {
        words.push("practice");
    }
    if form.dice == DiceBy::Hand {
        words.push("real dice");
    }
    if form.clock().is_some() {
        words.push("clock");
    }
    words.join(", ")
}
