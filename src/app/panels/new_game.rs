//! The choices for a new game: who plays, for how much, and the options folded away with their defaults.

use leptos::prelude::*;
use record::PlayerName;
use rules::{MatchLength, Player};
use table::{
    Dialog, Form, FormField, Model, Msg, NewGameMsg, Opponent, Route, TargetPr, colour, levels,
    next_dice, own_level, strength_parts, target_pr,
};
use words::{Words, decimal};

use super::{clock, due::Due, modal::Modal, options::Options, tables::track};
use crate::{
    browser::{focus, spawn_local, timer},
    rooms,
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
        Dialog::NewGame(form) if form.has_known_dice() => Some(model.words().fair_known()),
        _ => next_dice(model),
    });
    let started = StoredValue::new(false);
    focus_when_begun(store, started);
    let called = Signal::derive(move || heading(&words.read_value(), &form.read()));
    view! {
        <Modal store label=called is_open=|dialog| matches!(dialog, Dialog::NewGame(_))>
            <h2>{called}</h2>
            <Opponents store form/>
            <Show when=move || form.with(|form| form.start.is_none())>
                <a class="card-study" href=Route::Friend(None).to_string()>{words.read_value().friend()}</a>
                <Lengths store form/>
                <Options store form/>
            </Show>
            <p class="hint digits">{move || about_dice.get()}</p>
            <Due store/>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().cancel()}</button>
                <button class="button primary" on:click=move |_| start(store, form, started)>{words.read_value().start()}</button>
            </div>
        </Modal>
    }
}

/// What is being begun.
fn heading(words: &Words, form: &Form) -> String {
    match &form.start {
        None => words.new_game(),
        Some(start) if start.is_again() => words.try_again_here(),
        Some(_) => words.play_on(),
    }
}

/// Begins the game. While a number has to be mended its field has the focus.
fn start(store: Store, form: Memo<Form>, started: StoredValue<bool>) {
    let number = |form: &Form| form.to_mend().map(field_id);
    let clock = |form: &Form| form.clock_to_mend().map(clock::field_id);
    let wrong = form.with_untracked(|form| number(form).or_else(|| clock(form)));
    started.set_value(wrong.is_none());
    store.send(Msg::NewGame(NewGameMsg::Start));
    if let Some(id) = wrong {
        focus::field(id);
    }
}

/// Once the dialog has closed on a game that was started, focuses the button that comes next, not the one that opened
/// the dialog. The dialog closes only when the game is stored.
fn focus_when_begun(store: Store, started: StoredValue<bool>) {
    let open = store.slice(|model: &Model| matches!(model.dialog(), Dialog::NewGame(_)));
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        let begun = || started.try_update_value(std::mem::take) == Some(true);
        if was_open == Some(true) && !is_open && begun() {
            // The dialog gives the focus back as it closes, which comes first.
            timer::after(0, focus::button);
        }
        is_open
    });
}

const fn field_id(field: FormField) -> &'static str {
    match field {
        FormField::Length => "match-length",
        FormField::Stake => "stake",
    }
}

/// A field for a number between the words `before` and `after` it. A wrong one stays there, and what would be right is
/// said below.
#[component]
pub(super) fn NumberField(
    store: Store,
    form: Memo<Form>,
    field: FormField,
    before: String,
    #[prop(optional)] after: String,
) -> impl IntoView {
    let id = field_id(field);
    let hint = format!("{id}-limits");
    let (least, most) = field.limits();
    let limits = store.words().number_range(least, most);
    let wrong = move || form.with(|form| form.is_mistyped(field));
    let typed = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        edit(store, form, |form| form.type_number(field, &text));
    };
    view! {
        <label class="other">
            {before}
            <input
                id=id
                type="number"
                min=least
                max=most
                inputmode="numeric"
                aria-invalid=move || wrong().to_string()
                aria-describedby=hint.clone()
                prop:value=move || form.with(|form| form.typed(field))
                on:input=typed
            />
            {after}
        </label>
        <p class="field-error" id=hint role="status">{move || wrong().then(|| limits.clone())}</p>
    }
}

pub(super) fn edit(store: Store, form: Memo<Form>, change: impl FnOnce(&mut Form)) {
    let mut changed = form.get_untracked();
    change(&mut changed);
    store.send(Msg::NewGame(NewGameMsg::Edit(Box::new(changed))));
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
    radio(
        group,
        words.into(),
        move || form.with(read) == value,
        move || edit(store, form, |form| write(form, value)),
    )
}

fn radio(
    group: &'static str,
    words: String,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label class="chip-choice">
            <input type="radio" name=group prop:checked=is_chosen on:change=move |_| choose()/>
            <span>{words}</span>
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
        <fieldset class="even">
            <legend>{words.read_value().opponent()}</legend>
            {opponent(words.read_value().computer(), Opponent::Computer)}
            {opponent(words.read_value().person_here(), Opponent::Person)}
        </fieldset>
        <Show when=computer>
            {computer_levels(store, form)}
            <fieldset class="even">
                <legend>{words.read_value().you_play()}</legend>
                {Player::BOTH.map(|player| side(colour_name(store, player), player)).collect_view()}
            </fieldset>
        </Show>
        <Show when=move || !computer()>
            <fieldset class="names">
                <legend>{words.read_value().player_names()}</legend>
                {Player::BOTH.map(|player| view! { <Name store form player/> }).collect_view()}
            </fieldset>
        </Show>
    }
}

/// The computer's level, and how strong it is.
fn computer_levels(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let level = move |name: &'static str| {
        let words = words.read_value().level_name(name);
        chip(
            (store, form),
            "level",
            words,
            name,
            |form| form.level,
            Form::choose_level,
        )
    };
    let is_own = move || form.with(|form| target_pr(form.level).is_some());
    let own = move || {
        edit(store, form, Form::choose_own);
    };
    view! {
        <fieldset class="even six">
            <legend>{words.read_value().level()}</legend>
            {levels().map(level).collect_view()}
            {radio("level", words.read_value().level_name("own"), is_own, own)}
            <Show when=is_own>
                <OwnPr store form/>
            </Show>
            <p class="hint strength">
                {move || track(strength_parts(form.with(|form| form.level)), false)}
                {move || words.read_value().level_about(if is_own() { "own" } else { form.with(|form| form.level) })}
            </p>
        </fieldset>
    }
}

/// The PR that the opponent at the player's own level is to have. It begins at the player's own, where reviews give one.
#[component]
fn OwnPr(store: Store, form: Memo<Form>) -> impl IntoView {
    spawn_local(async move {
        let measured = rooms::measured(store).await;
        // The dialog may have been closed meanwhile.
        let is_open = form.try_get_untracked().is_some()
            && store
                .model
                .with_untracked(|model| matches!(model.dialog(), Dialog::NewGame(_)));
        if let Some(measured) = measured.filter(|_| is_open) {
            edit(store, form, |form| form.measure(measured));
        }
    });
    let measured = move || {
        let measured = form.with(|form| form.own_pr.measured)?;
        let words = store.words();
        let pr = decimal(&words, measured.pr(), 1);
        let text = words.progress_recent(u32::from(measured.games), pr);
        Some(view! { <p class="hint">{text}</p> })
    };
    let chosen = move |event: leptos::ev::Event| {
        let pr = event_target_value(&event).parse().ok();
        if let Some(target_pr) = pr.and_then(TargetPr::new) {
            edit(store, form, |form| form.choose_level(own_level(target_pr)));
        }
    };
    view! {
        <label class="other">
            {move || form.with(|form| form.level)}
            <input
                type="range"
                aria-label="PR"
                min=TargetPr::MIN_PR
                max=TargetPr::MAX_PR
                prop:value=move || form.with(|form| target_pr(form.level).unwrap_or_else(|| form.own_pr.target_pr()).pr())
                on:input=chosen
            />
        </label>
        {measured}
    }
}

/// Appearance of a player's checkers.
fn colour_name(store: Store, player: Player) -> String {
    let theme = store.model.with_untracked(|model| model.settings().theme);
    store.words().name_colour(colour(theme, player))
}

/// The field for the name of one of two people.
#[component]
fn Name(store: Store, form: Memo<Form>, player: Player) -> impl IntoView {
    let change = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        edit(store, form, |form| form.names[player] = name);
    };
    view! {
        <label class="other">
            {colour_name(store, player)}
            <input
                type="text"
                dir="auto"
                maxlength=PlayerName::MAX
                autocomplete="off"
                prop:value=move || form.with(|form| form.names[player].clone())
                on:change=change
            />
        </label>
    }
}

#[component]
fn Lengths(store: Store, form: Memo<Form>) -> impl IntoView {
    let words = store.words();
    // While another length is mistyped no chip is chosen, so that each can be.
    let chosen =
        move || form.with(|form| (!form.is_mistyped(FormField::Length)).then_some(form.length));
    let length = move |words: String, value: Option<MatchLength>| {
        radio(
            "length",
            words,
            move || chosen() == Some(value),
            move || edit(store, form, |form| form.choose_length(value)),
        )
    };
    let chips = LENGTHS.into_iter().filter_map(MatchLength::new);
    let chips = chips.map(|points| length(points.points().to_string(), Some(points)));
    view! {
        <fieldset class="even seven">
            <legend>{words.play_for()}</legend>
            {length(words.money_title(), None)}
            {chips.collect_view()}
            <NumberField store form field=FormField::Length before=words.match_to() after=words.match_points()/>
        </fieldset>
    }
}
