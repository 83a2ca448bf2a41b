//! The clock of a match: what it shows, and how it is chosen.

use leptos::{ev, prelude::*, web_sys::HtmlInputElement};
use rules::{Delay, Player};
use table::{ClockChoice, ClockFace, ClockNumber, Dialog, Model, Msg, clock_face, clock_promise};

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

/// A number of the clock. What cannot be used is put back to what it was.
#[component]
pub(super) fn ClockField(
    choice: Signal<ClockChoice>,
    change: Callback<ClockChoice>,
    which: ClockNumber,
    words: String,
) -> impl IntoView {
    let typed = move |event: ev::Event| {
        let field: HtmlInputElement = event_target(&event);
        let now = choice.get_untracked();
        match now.with_number(which, &field.value()) {
            Some(changed) if changed != now => change.run(changed),
            _ => field.set_value(&now.number(which)),
        }
    };
    let (least, most) = which.limits();
    view! {
        <label class="other">
            {words}
            <input
                type="number"
                min=least
                max=most
                step=which.step()
                inputmode="decimal"
                prop:value=move || choice.get().number(which)
                on:change=typed
            />
        </label>
    }
}

/// Putting a clock on a match that is under way, between its games.
#[component]
pub(crate) fn ClockDialog(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let choice = store.slice(|model: &Model| match model.dialog() {
        Dialog::Clock(choice) => *choice,
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
    let change = Callback::new(move |choice| store.send(Msg::EditClock(choice)));
    view! {
        <Modal store label=store.words().clock() is_open=|dialog| matches!(dialog, Dialog::Clock(_))>
            <h2>{words.read_value().clock_for_rest()}</h2>
            <ClockKinds store choice change off=false/>
            <ClockField choice change which=ClockNumber::PerPoint words=words.read_value().clock_per_point()/>
            <ClockField choice change which=ClockNumber::PerPointScored words=words.read_value().clock_per_scored()/>
            <ClockField choice change which=ClockNumber::Delay words=words.read_value().clock_delay()/>
            <p class="hint">{move || promise.get().unwrap_or_else(|| words.read_value().clock_nothing())}</p>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::CloseDialog)>{words.read_value().cancel()}</button>
                <button
                    class="button primary"
                    disabled=move || promise.with(Option::is_none)
                    on:click=move |_| store.send(Msg::StartClock)
                >
                    {words.read_value().clock_start()}
                </button>
            </div>
        </Modal>
    }
}
