//! A button that copies a text.

use leptos::prelude::*;

use super::state::SheetState;

/// A button that copies `text` and says so itself.
#[component]
pub(super) fn CopyButton(
    sheet: SheetState,
    /// What is copied, for the live region.
    name: String,
    label: String,
    text: String,
    #[prop(optional)] primary: bool,
    /// Whether the label alone does not say what is copied.
    #[prop(optional)]
    terse: bool,
) -> impl IntoView {
    let words = sheet.words;
    let (copied_name, heard) = (name.clone(), name.clone());
    let copied = Memo::new(move |_| sheet.copied.with(|one| one.as_ref() == Some(&copied_name)));
    let shown = move || {
        if copied.get() {
            words.read_value().share_copied()
        } else {
            label.clone()
        }
    };
    view! {
        <button class="button" class:primary=primary class:large=primary on:click=move |_| sheet.copy(name.clone(), text.clone())>
            <span>{shown}{terse.then(|| view! { <span class="unseen">" " {heard}</span> })}</span>
        </button>
    }
}
