//! Field that contains a link.

use leptos::{ev, prelude::*};

/// Draws a field with a link. The field omits the page's address until it is focused; it then shows and selects the
/// whole link.
#[component]
pub(crate) fn LinkField(
    /// Accessible name.
    label: String,
    #[prop(into)] link: Signal<String>,
) -> impl IntoView {
    let select = |event: ev::FocusEvent| {
        let field: web_sys::HtmlInputElement = event_target(&event);
        field.select();
    };
    view! {
        <div class="link-field">
            <input readonly dir="ltr" aria-label=label prop:value=link on:focus=select/>
            <span dir="ltr" aria-hidden="true">{move || link.with(|link| shortened(link))}</span>
        </div>
    }
}

/// Returns a link without the page's address.
fn shortened(link: &str) -> String {
    link.find('#')
        .map_or_else(|| link.to_owned(), |at| format!("…/{}", &link[at..]))
}
