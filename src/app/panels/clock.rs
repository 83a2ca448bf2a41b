//! Match clock: its display, and the dialog that adds one.

use board::ClockFace;
use leptos::prelude::*;
use rules::Player;
use table::{ClockMsg, Dialog, Model, Msg, clock_face};
use terms::{CLOCK, Form, Purpose, clock_promise};

use super::modal::Modal;
use crate::{
    form_fields::{Fields, ShownForm},
    store::Store,
};

/// Draws a player's clock, or nothing if the match has no clock. Space is reserved for the parts that appear and
/// disappear.
#[component]
pub(super) fn Clock(store: Store, whose: Signal<Player>) -> impl IntoView {
    let face = Memo::new(move |_| store.model.with(|model| clock_face(model, whose.get())));
    let has_clock = Memo::new(move |_| face.with(Option::is_some));
    let part = move |read: fn(&ClockFace) -> String| {
        move || face.with(|face| face.as_ref().map(read).unwrap_or_default())
    };
    let low = move || face.with(|face| face.as_ref().is_some_and(|face| face.low));
    let free = |face: &ClockFace| face.free.map_or(String::new(), |free| format!("+{free}"));
    view! {
        <Show when=move || has_clock.get()>
            <span class="clock" class:low=low role="timer" aria-label=part(|face| face.label.clone())>
                <span class="left">{part(|face| face.left.clone())}</span>
                <span class="free">{part(free)}</span>
            </span>
        </Show>
    }
}

/// Draws the dialog that adds a clock to a match between two of its games.
#[component]
pub(crate) fn ClockDialog(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let form = store.slice(|model: &Model| match model.dialog() {
        Dialog::Clock(form) => form.clone(),
        _ => Form::new(Purpose::RestOfMatch),
    });
    let promise = store.slice(|model: &Model| match model.dialog() {
        Dialog::Clock(form) => {
            let session = model.session();
            clock_promise(model.words(), form.clock()?, form.length?, session.score())
        }
        _ => None,
    });
    let promised = move || {
        let to_mend = form.with(Form::to_mend);
        let nothing = || words.read_value().clock_nothing();
        promise.get().or_else(|| to_mend.is_none().then(nothing))
    };
    let change = move |change| store.send(Msg::Clock(ClockMsg::Change(change)));
    let form = ShownForm::new(form, Purpose::RestOfMatch, store.words(), change);
    view! {
        <Modal store label=store.words().clock() is_open=|dialog| matches!(dialog, Dialog::Clock(_))>
            <h2>{words.read_value().clock_for_rest()}</h2>
            <Fields form fields=&CLOCK/>
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
