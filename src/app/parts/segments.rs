//! A segmented control: two to five choices of one kind, of which one is chosen.

use leptos::prelude::*;

/// A choice of a segmented control.
pub(crate) struct Segment {
    /// The label.
    pub(crate) label: AnyView,
    /// Returns `true` while the choice is the chosen one; reactive.
    pub(crate) is_chosen: Box<dyn Fn() -> bool + Send>,
    /// Chooses it.
    pub(crate) choose: Box<dyn Fn()>,
}

impl Segment {
    /// Returns a choice with a text for its label.
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

/// Draws the choices as radio buttons of one `group`; `label` names them for readers, and the element with the id `about`
/// explains them.
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
