//! Buttons that copy a text.

use leptos::prelude::*;

use super::state::SheetState;
use crate::parts::{Icon, icon};

/// Draws the sheet's main button, which copies the link and confirms this in its label.
#[component]
pub(super) fn CopyButton(
    sheet: SheetState,
    /// Name of the copied text, for the live region.
    name: String,
    label: String,
    text: String,
) -> impl IntoView {
    let copied = copied(sheet, name.clone());
    let label_text = move || {
        if copied.get() {
            sheet.words.read_value().share_copied()
        } else {
            label.clone()
        }
    };
    view! {
        <button class="button primary large" on:click=move |_| sheet.copy(name.clone(), text.clone())>
            {icon(Icon::Copy)}
            <span>{label_text}</span>
        </button>
    }
}

/// Draws a tool button that copies `text`, with the text's name below its icon.
#[component]
pub(super) fn CopyTool(
    sheet: SheetState,
    /// Name of the copied text, for the live region.
    name: String,
    label: String,
    text: String,
) -> impl IntoView {
    let words = sheet.words;
    let copied = copied(sheet, name.clone());
    let content = move || {
        if copied.get() {
            let (copied, spoken) = (words.read_value().share_copied(), label.clone());
            view! { <span>{copied}<span class="unseen">" " {spoken}</span></span> }.into_any()
        } else {
            let (copy, label) = (words.read_value().share_copy(), label.clone());
            view! { <span><span class="unseen">{copy} " "</span>{label}</span> }.into_any()
        }
    };
    view! {
        <button class="act" on:click=move |_| sheet.copy(name.clone(), text.clone())>
            {icon(Icon::Copy)}
            {content}
        </button>
    }
}

/// Returns a memo that is `true` while the text with this name was the last one copied.
fn copied(sheet: SheetState, name: String) -> Memo<bool> {
    Memo::new(move |_| sheet.copied.with(|one| one.as_ref() == Some(&name)))
}
