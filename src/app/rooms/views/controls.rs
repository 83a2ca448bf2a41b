//! Pieces of several rooms: notices, and what a list says of itself.

use leptos::prelude::*;
use library::room::{Loading, StoreError};
use words::Words;

/// The notices about the last link, file or button.
#[component]
pub(crate) fn Notices(
    /// The class of the list.
    class: &'static str,
    /// The role of the list, `alert` where the room does not announce its notices by itself.
    #[prop(optional)]
    role: Option<&'static str>,
    /// The notices, each with `true` if it reports success.
    notices: Memo<Vec<(bool, String)>>,
) -> impl IntoView {
    let line =
        |(is_success, line): (bool, String)| view! { <p class:problem=!is_success>{line}</p> };
    view! { <div class=class role=role>{move || notices.get().into_iter().map(line).collect_view()}</div> }
}

/// Returns what a list of stored things says of itself: that they are being read, or could not be; else nothing.
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
