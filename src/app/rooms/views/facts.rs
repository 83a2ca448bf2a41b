//! Short facts in a row, separated by dots.

use leptos::prelude::*;

/// Draws the facts that are not empty. No line begins or ends with a separator.
pub(crate) fn facts(parts: impl IntoIterator<Item = String>) -> AnyView {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let parts = parts.map(|part| view! { <span>{part}</span> });
    view! { <span class="facts">{parts.collect_view()}</span> }.into_any()
}
