//! The house options of a new game, folded away with their state in words.

use board::variant_key;
use leptos::prelude::*;
use rules::{BarBackgammon, Beavers, ByPlayer, ClosedOut, DiceBy, FirstRoll, Variant};
use table::{ClockNumber, Form, FormField, clock_promise};
use words::Words;

use super::{
    clock::{ClockField, ClockKinds},
    new_game::{NumberField, chip, edit},
};
use crate::store::Store;

/// One option that is on or off.
fn switch(
    (store, form): (Store, Memo<Form>),
    words: String,
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
    let words = StoredValue::new(store.words());
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
            <summary>{words.read_value().options()}" "{move || summary(&words.read_value(), &form.get())}</summary>
            <Variants store form/>
            <Show when=move || form.with(Form::offers_cube)>
                {check(words.read_value().doubling_cube(), |form| form.cube, |form, on| form.cube = on)}
            </Show>
            <Show when=is_match fallback=move || view! { <MoneyOptions store form/> }>
                {check(words.read_value().crawford_game(), |form| form.crawford, |form, on| form.crawford = on)}
                <MatchClock store form/>
            </Show>
            {check(words.read_value().option_fresh(), fresh, set_fresh)}
            {check(words.read_value().option_four(), four, set_four)}
            {check(words.read_value().option_show(), rolls, set_rolls)}
            {check(words.read_value().option_hand(), by_hand, set_by_hand)}
        </details>
    }
}

#[component]
fn Variants(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = store.words();
    let option = |variant: Variant| {
        let chosen = move || form.with(|form| form.variant == variant);
        let key = variant_key(variant);
        view! { <option value=key prop:selected=chosen>{words.variant_name(key)}</option> }
    };
    let chosen = move |event: leptos::ev::Event| {
        let key = event_target_value(&event);
        let mut all = Variant::ALL.into_iter();
        if let Some(variant) = all.find(|variant| variant_key(*variant) == key) {
            edit(store, form, |form| form.variant = variant);
        }
    };
    view! {
        <label class="other">
            {words.game_choice()}
            <select on:change=chosen>{Variant::ALL.map(option).collect_view()}</select>
        </label>
    }
}

/// The clock of a match. A match starts at 0-0, so the field for minutes less per point already scored is left out.
#[component]
fn MatchClock(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let choice = Signal::derive(move || form.with(|form| form.clock.clone()));
    let change = Callback::new(move |choice| edit(store, form, |form| form.clock = choice));
    let promise = move || {
        let (rules, length) = form.with(|form| form.clock().zip(form.length))?;
        clock_promise(&words.read_value(), rules, length, ByPlayer::default())
    };
    view! {
        <ClockKinds store choice change off=true/>
        <Show when=move || choice.get().kind.is_some()>
            <ClockField store choice change which=ClockNumber::PerPoint label=words.read_value().clock_per_point()/>
            <ClockField store choice change which=ClockNumber::Delay label=words.read_value().clock_delay()/>
            <p class="hint">{promise}</p>
        </Show>
    }
}

#[component]
fn MoneyOptions(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = store.words();
    let with_cube = move || form.with(|form| form.ruleset().uses_cube());
    view! {
        <Show when=with_cube>
            <CubeOptions store form/>
        </Show>
        {switch(
            (store, form),
            words.option_practice(),
            |form| form.money.practice,
            |form, on| form.money.practice = on,
        )}
        <NumberField store form field=FormField::Stake before=words.option_stake()/>
    }
}

/// Money-game options that need a cube.
#[component]
fn CubeOptions(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = store.words();
    let all = (store, form);
    let beavers = move |words: String, value: Beavers| {
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
        {switch(
            all,
            words.option_jacoby(),
            |form| form.money.jacoby,
            |form, on| form.money.jacoby = on,
        )}
        <fieldset class="even three">
            <legend>{words.beavers()}</legend>
            {beavers(words.beavers_none(), Beavers::None)}
            {beavers(words.beavers_one(), Beavers::One)}
            {beavers(words.beavers_all(), Beavers::Unlimited)}
        </fieldset>
        <fieldset>
            <legend>{words.automatic_doubles()}</legend>
            {[0, 1, 2, 3].map(doubles).collect_view()}
        </fieldset>
    }
}

/// Summarises the options in words, to be shown while they are folded.
fn summary(words: &Words, form: &Form) -> String {
    let mut parts = vec![words.variant_name(variant_key(form.variant))];
    parts.push(if form.ruleset().uses_cube() {
        words.summary_cube()
    } else {
        words.summary_no_cube()
    });
    match form.length {
        Some(_) if form.crawford => parts.push(words.crawford_mark()),
        None if form.ruleset().plays_jacoby() => parts.push(words.summary_jacoby()),
        _ => {}
    }
    if let Some(money) = form.ruleset().money() {
        match money.beavers {
            Beavers::None => {}
            Beavers::One => parts.push(words.beavers_one()),
            Beavers::Unlimited => parts.push(words.beavers_all()),
        }
        if money.automatic_doubles > 0 {
            let doubles = words.automatic_doubles();
            parts.push(format!("{doubles} {}", money.automatic_doubles));
        }
    }
    if form.length.is_none() && form.money.practice {
        parts.push(words.practice_mark());
    }
    if form.dice == DiceBy::Hand {
        parts.push(words.summary_real_dice());
    }
    if form.clock().is_some() {
        parts.push(words.summary_clock());
    }
    board::list(words, parts)
}
