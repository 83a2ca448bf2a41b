//! The controls of forms: a chip and a switch.

use leptos::prelude::*;

/// One of several choices, of which one is chosen.
pub(crate) fn chip(
    group: &'static str,
    label: impl IntoView + 'static,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label class="chip-choice">
            <input type="radio" name=group prop:checked=is_chosen on:change=move |_| choose()/>
            <span>{label.into_any()}</span>
        </label>
    }
    .into_any()
}

/// A choice between on and off.
pub(crate) fn switch(
    label: String,
    is_on: impl Fn() -> bool + Send + 'static,
    set: impl Fn(bool) + 'static,
) -> AnyView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=is_on
                on:change=move |event| set(event_target_checked(&event))
            />
            {label}
        </label>
    }
    .into_any()
}
