//! Form for a pasted link.

use leptos::{html, prelude::*};

/// Draws a field for a pasted text with a link, the button that opens it, and `children` after the button. `open`
/// receives the text.
#[component]
pub(crate) fn PasteLink(
    /// Field label.
    label: String,
    /// Button label.
    button: String,
    open: impl Fn(String) + 'static,
    /// Element ID of the field.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Element ID of the field's description.
    #[prop(optional)]
    described_by: Option<&'static str>,
    /// `true` if the button is the page's primary button.
    #[prop(optional)]
    is_primary: bool,
    #[prop(default = NodeRef::new())] field: NodeRef<html::Input>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            open(field.value());
        }
    };
    view! {
        <form class="paste-link" on:submit=submitted>
            <label class="field">
                <span>{label}</span>
                <input
                    id=id node_ref=field type="text" dir="ltr" autocomplete="off" spellcheck="false"
                    aria-describedby=described_by
                />
            </label>
            <button class="button" class:primary=is_primary>{button}</button>
            {children.map(|children| children())}
        </form>
    }
}
