//! Pieces of several rooms: the way out before a room's name, and a choice of a form.

use leptos::prelude::*;

/// An arrow back, with a name for readers and for the pointer that rests on it.
#[component]
pub(super) fn Back(
    /// Where it leads.
    label: String,
    /// Leaves the room or the page of it.
    leave: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="icon back" aria-label=label.clone() title=label on:click=move |_| leave()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
        </button>
    }
}

/// One of several choices of a form, of which one is chosen.
pub(super) fn chip(
    group: &'static str,
    label: String,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="chip-choice">
            <input type="radio" name=group prop:checked=is_chosen on:change=move |_| choose()/>
            <span>{label}</span>
        </label>
    }
}
