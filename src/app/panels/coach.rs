//! Advice beside the board: the button that gives a hint, and the PR so far.

use leptos::prelude::*;
use table::{CoachFeature, hint_button};

use crate::{rooms, store::Store};

/// The PR so far, where it is wanted: against the computer only.
#[component]
pub(crate) fn RunningPr(store: Store) -> impl IntoView {
    let player = store.slice(|model| {
        let helped = !model.is_lesson() && !model.is_duplicate();
        let wanted = helped && model.settings().coach.has(CoachFeature::Running);
        model.person().filter(|_| wanted)
    });
    move || player.get().map(|player| rooms::running(store, player))
}

/// The button for a hint, where hints are wanted.
#[component]
pub(crate) fn Hint(store: Store) -> impl IntoView {
    let button = store.slice(hint_button);
    let shown = Memo::new(move |_| button.with(Option::is_some));
    let disabled =
        move || button.with(|button| !button.as_ref().is_some_and(|button| button.enabled));
    let label = move || button.with(|button| button.as_ref().map(|button| button.label.clone()));
    let press = move |_| {
        if let Some(button) = button.get_untracked() {
            store.send(button.msg);
        }
    };
    // `aria-disabled`: the button keeps the focus and says why it does nothing.
    view! {
        <Show when=move || shown.get()>
            <button class="button hint-button" aria-disabled=move || disabled().to_string() on:click=press>{label}</button>
        </Show>
    }
}
