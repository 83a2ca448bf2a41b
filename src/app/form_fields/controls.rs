//! Form controls: a group of choices, a list, a name field and a switch.

use leptos::prelude::*;
use record::PlayerName;

/// Draws a group of choices, one of which is selected.
pub(crate) fn choice(
    group: &'static str,
    label: impl IntoView + 'static,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=is_chosen on:change=move |_| choose()/>
            <span>{label.into_any()}</span>
        </label>
    }
    .into_any()
}

/// Draws a list of options, one of which is selected; the options may change while the list is shown.
pub(crate) fn list(
    class: &'static str,
    label: String,
    options: impl Fn() -> Vec<String> + Send + 'static,
    chosen: Memo<Option<usize>>,
    choose: impl Fn(usize) + 'static,
) -> AnyView {
    let option = move |(nth, label): (usize, String)| {
        view! { <option value=nth.to_string() prop:selected=move || chosen.get() == Some(nth)>{label}</option> }
    };
    let options = move || options().into_iter().enumerate().map(option).collect_view();
    let changed = move |event: leptos::ev::Event| {
        if let Ok(nth) = event_target_value(&event).parse() {
            choose(nth);
        }
    };
    view! {
        <label class=class>
            <span>{label}</span>
            <select on:change=changed>{options}</select>
        </label>
    }
    .into_any()
}

/// Draws the field for a name; `about` is the ID of the element that describes the field.
pub(crate) fn name_input(
    class: &'static str,
    label: String,
    autocomplete: &'static str,
    about: Option<&'static str>,
    value: Signal<String>,
    typed: impl Fn(String) + 'static,
) -> AnyView {
    view! {
        <label class=class>
            <span>{label}</span>
            <input
                type="text"
                dir="auto"
                maxlength=PlayerName::MAX
                autocomplete=autocomplete
                aria-describedby=about
                prop:value=value
                on:input=move |event| typed(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}

/// Draws a choice between on and off. `about` contains the ID and the text of the explanation.
pub(crate) fn switch(
    label: String,
    about: Option<(String, String)>,
    is_on: impl Fn() -> bool + Send + 'static,
    set: impl Fn(bool) + 'static,
) -> AnyView {
    let (id, text) = about.unzip();
    let name_id = id.as_ref().map(|id| format!("{id}-name"));
    view! {
        <label class="switch">
            <span>
                <span id=name_id.clone()>{label}</span>
                {text.map(|text| view! { <span class="s" id=id.clone()>{text}</span> })}
            </span>
            <input
                type="checkbox"
                aria-labelledby=name_id
                aria-describedby=id
                prop:checked=is_on
                on:change=move |event| set(event_target_checked(&event))
            />
        </label>
    }
    .into_any()
}
