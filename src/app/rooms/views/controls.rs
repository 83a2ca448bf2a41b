//! Components shared by several rooms: notices, and the status of a list.

use leptos::prelude::*;
use library::room::{Loading, StoreError};
use words::Words;

use crate::parts::{Icon, icon};

/// Draws the notices about the outcome of the last link, file or button press.
#[component]
pub(crate) fn Notices(
    /// CSS class of the list.
    class: &'static str,
    /// ARIA role of the list; `alert` if the room does not announce its notices itself.
    #[prop(optional)]
    role: Option<&'static str>,
    /// Notices, each with `true` if it reports success.
    notices: Memo<Vec<(bool, String)>>,
) -> impl IntoView {
    let line = |(is_success, line): (bool, String)| {
        let sign = if is_success { Icon::Check } else { Icon::Warn };
        view! { <p class="notice" class:bad=!is_success>{icon(sign)}<span>{line}</span></p> }
    };
    view! { <div class=class role=role>{move || notices.get().into_iter().map(line).collect_view()}</div> }
}

/// Returns the status text for a list of stored items that is loading or could not be read; empty otherwise.
pub(crate) fn list_status(
    words: &Words,
    loading: Loading,
    failed: impl FnOnce(&Words, StoreError) -> String,
) -> String {
    match loading {
        Loading::Reading => words.library_loading(),
        Loading::Failed(why) => failed(words, why),
        Loading::Ready => String::new(),
    }
}
