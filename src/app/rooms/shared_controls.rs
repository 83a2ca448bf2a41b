//! The way out of a room, before the room's name.

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
