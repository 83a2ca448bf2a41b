//! The clock of a match: what it shows, and how it is chosen.

use leptos::prelude::*;
use rules::{Delay, Player};
use table::{
    ClockChoice, ClockFace, ClockMsg, ClockNumber, Dialog, Model, Msg, clock_face, clock_promise,
};

use super::modal::Modal;
use crate::store::Store;

/// The clock of a player, if the match has one. What comes and goes on it has its place kept.
#[component]
pub(super) fn Clock(store: Store, whose: Signal<Player>) -> impl IntoView {
    let face = Memo::new(move |_| store.model.with(|model| clock_face(model, whose.get())));
    let there = Memo::new(move |_| face.with(Option::is_some));
    let part = move |read: fn(&ClockFace) -> String| {
        move || face.with(|face| face.as_ref().map(read).unwrap_or_default())
    };
    let low = move || face.with(|face| face.as_ref().is_some_and(|face| face.low));
    let free = |face: &ClockFace| face.free.map_or(String::new(), |free| format!("+{free}"));
    view! {
        <Show when=move || there.get()>
            <span class="clock" class:low=low role="timer" aria-label=part(|face| face.label.clone())>
                <span class="left">{part(|face| face.left.clone())}</span>
                <span class="free">{part(free)}</span>
            </span>
        </Show>
    }
}

/// The kinds of clock as chips; `off` if none is a choice too.
#[component]
pub(super) fn ClockKinds(
    store: Store,
    choice: Signal<ClockChoice>,
    change: Callback<ClockChoice>,
    off: bool,
) -> impl IntoView {
    let words = store.words();
    let kind = move |words: String, kind: Option<Delay>| {
        view! {
            <label class="chip-choice">
                <input
                    type="radio"
                    name="clock"
                    prop:checked=move || choice.get().kind == kind
                    on:change=move |_| {
                        let mut changed = choice.get_untracked();
                        changed.kind = kind;
                        change.run(changed);
                    }
                />
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{words.clock()}</legend>
            {off.then(|| kind(words.clock_off(), None))}
            {kind(words.clock_simple(), Some(Delay::Simple))}
            {kind(words.clock_bronstein(), Some(Delay::Bronstein))}
        </fieldset>
    }
}

/// The id of the field of a number.
pub(super) const fn field_id(which: ClockNumber) -> &'static str {
    match which {
        ClockNumber::PerPoint => "clock-per-point",
        ClockNumber::PerPointScored => "clock-per-point-scored",
        ClockNumber::Delay => "clock-delay",
    }
}

/// A number of the clock. A wrong one stays there, and what would be right is said below.
#[component]
pub(super) fn ClockField(
    store: Store,
    choice: Signal<ClockChoice>,
    change: Callback<ClockChoice>,
    which: ClockNumber,
    label: String,
) -> impl IntoView {
    let typed = move |event| {
        let mut changed = choice.get_untracked();
        changed.type_number(which, &event_target_value(&event));
        change.run(changed);
    };
    let wrong = move || choice.with(|choice| choice.is_mistyped(which));
    let id = field_id(which);
    let hint = format!("{id}-limits");
    let (least, most) = which.limits();
    let limits = which.limits_in_words(&store.words());
    view! {
        <label class="other">
            {label}
            <input
                id=id
                type="number"
                min=least
                max=most
                step=which.step()
                inputmode="decimal"
                aria-invalid=move || wrong().to_string()
                aria-describedby=hint.clone()
                prop:value=move || choice.with(|choice| choice.typed(which))
                on:change=typed
            />
        </label>
        <p class="field-error" id=hint role="status">{move || wrong().then(|| limits.clone())}</p>
    }
}

/// Putting a clock on a match that is under way, between its games.
#[component]
pub(crate) fn ClockDialog(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let choice = store.slice(|model: &Model| match model.dialog() {
        Dialog::Clock(choice) => choice.clone(),
        _ => ClockChoice::default(),
    });
    let promise = store.slice(|model: &Model| match model.dialog() {
        Dialog::Clock(choice) => {
            let played = model.session().ruleset().playing_match()?;
            clock_promise(
                model.words(),
                choice.rules()?,
                played.length,
                model.session().score(),
            )
        }
        _ => None,
    });
    let choice = Signal::from(choice);
    let promised = move || {
        let to_mend = choice.with(ClockChoice::to_mend);
        let nothing = || words.read_value().clock_nothing();
        promise.get().or_else(|| to_mend.is_none().then(nothing))
    };
    let change = Callback::new(move |choice| store.send(Msg::Clock(ClockMsg::Edit(choice))));
    view! {
        <Modal store label=store.words().clock() is_open=|dialog| matches!(dialog, Dialog::Clock(_))>
            <h2>{words.read_value().clock_for_rest()}</h2>
            <ClockKinds store choice change off=false/>
            <ClockField store choice change which=ClockNumber::PerPoint label=words.read_value().clock_per_point()/>
            <ClockField store choice change which=ClockNumber::PerPointScored label=words.read_value().clock_per_scored()/>
            <ClockField store choice change which=ClockNumber::Delay label=words.read_value().clock_delay()/>
            <p class="hint">{promised}</p>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().cancel()}</button>
                <button
                    class="button primary"
                    disabled=move || promise.with(Option::is_none)
                    on:click=move |_| store.send(Msg::Clock(ClockMsg::Start))
                >
                    {words.read_value().clock_start()}
                </button>
            </div>
        </Modal>
    }
}
