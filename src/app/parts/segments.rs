//! Segmented control: two to five options, one of which is selected.

use leptos::prelude::*;

/// Option of a segmented control.
pub(crate) struct Segment {
    pub(crate) label: AnyView,
    /// Returns `true` while the option is selected; reactive.
    pub(crate) is_chosen: Box<dyn Fn() -> bool + Send>,
    /// Selects the option.
    pub(crate) choose: Box<dyn Fn()>,
}

impl Segment {
    /// Returns an option with a text as its label.
    pub(crate) fn new(
        label: impl IntoView + 'static,
        is_chosen: impl Fn() -> bool + Send + 'static,
        choose: impl Fn() + 'static,
    ) -> Self {
        Self {
            label: label.into_any(),
            is_chosen: Box::new(is_chosen),
            choose: Box::new(choose),
        }
    }
}

/// Draws the options as radio buttons of one `group`; `label` is its accessible name, and the element with the ID
/// `about` explains it.
pub(crate) fn segments(
    group: &'static str,
    label: String,
    about: Option<&'static str>,
    all: Vec<Segment>,
) -> AnyView {
    let one = |segment: Segment| {
        let Segment {
            label,
            is_chosen,
            choose,
        } = segment;
        view! {
            <label>
                <input type="radio" name=group prop:checked=is_chosen on:change=move |_| choose()/>
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <div class="seg" role="radiogroup" aria-label=label aria-describedby=about>
            {all.into_iter().map(one).collect_view()}
        </div>
    }
    .into_any()
}
