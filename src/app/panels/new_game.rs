//! The choices for a new game: who plays, for how much, and the options folded away with their defaults.

use leptos::prelude::*;
use rules::{MatchLength, Player};
use table::{Dialog, Form, Model, Msg, Opponent, levels, next_dice};

use super::{modal::Modal, options::Options};
use crate::{
    effects::{focus, timer},
    store::Store,
};

/// The match lengths that have a chip of their own.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];

/// The dialog.
#[component]
pub(crate) fn NewGame(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let form = store.slice(|model: &Model| match model.dialog() {
        Dialog::NewGame(form) => form.clone(),
        _ => Form::default(),
    });
    // Before the level is chosen, so that it can be seen that the level changes nothing.
    let about_dice = store.slice(|model: &Model| match model.dialog() {
        Dialog::NewGame(form) if form.same_dice.is_some() => Some(model.words().fair_known()),
        _ => next_dice(model),
    });
    view! {
        <Modal store label=store.words().new_game() is_open=|dialog| matches!(dialog, Dialog::NewGame(_))>
            <h2>{words.read_value().new_game()}</h2>
            <Opponents store form/>
            <Lengths store form/>
            <Options store form/>
            <p class="hint digits">{move || about_dice.get()}</p>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().cancel()}</button>
                <button class="button primary" on:click=move |_| start(store)>{words.read_value().start()}</button>
            </div>
        </Modal>
    }
}

/// Begins the game; the button that comes next has the focus, not the one that opened the dialog.
fn start(store: Store) {
    store.send(Msg::StartGame);
    // The dialog gives the focus back as it closes, which comes first.
    timer::after(0, focus::button);
}

pub(super) fn edit(store: Store, form: Memo<Form>, change: impl FnOnce(&mut Form)) {
    let mut changed = form.get_untracked();
    change(&mut changed);
    store.send(Msg::EditForm(changed));
}

/// One choice among several, as a chip.
pub(super) fn chip<T: Copy + PartialEq + Send + Sync + 'static>(
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
    let words = StoredValue::new(store.words());
    let all = (store, form);
    let opponent = move |words: String, value: Opponent| {
        chip(
            all,
            "opponent",
            words,
            value,
            |form| form.opponent,
            |form, value| form.opponent = value,
        )
    };
    let level = move |name: &'static str| {
        let words = words.read_value().level_name(name);
        chip(
            all,
            "level",
            words,
            name,
            |form| form.level,
            |form, value| form.level = value,
        )
    };
    let side = move |words: String, value: Player| {
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
            <legend>{words.read_value().opponent()}</legend>
            {opponent(words.read_value().computer(), Opponent::Computer)}
            {opponent(words.read_value().person_here(), Opponent::Person)}
        </fieldset>
        <Show when=computer>
            <fieldset>
                <legend>{words.read_value().level()}</legend>
                {levels().map(level).collect_view()}
                <p class="hint">{move || form.with(|form| words.read_value().level_about(form.level))}</p>
            </fieldset>
            <fieldset>
                <legend>{words.read_value().you_play()}</legend>
                {side(words.read_value().name_white(), Player::White)}
                {side(words.read_value().name_black(), Player::Black)}
            </fieldset>
        </Show>
    }
}

#[component]
fn Lengths(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = store.words();
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
            <legend>{words.play_for()}</legend>
            {length(words.money(), None)}
            {chips.collect_view()}
            <label class="other">
                {words.match_to()}
                <input
                    type="number"
                    min="1"
                    max=MatchLength::MAX
                    inputmode="numeric"
                    prop:value=move || shown().unwrap_or_default()
                    on:change=other
                />
                {words.match_points()}
            </label>
        </fieldset>
    }
}
