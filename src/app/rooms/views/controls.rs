//! Pieces of several rooms: the way out before a room's name, notices, and what a list says of itself.

use leptos::prelude::*;
use room::{Loading, StoreError};
use words::Words;

/// An arrow back, with a name for readers and for the pointer that rests on it.
#[component]
pub(crate) fn Back(
    /// Where it leads.
    label: String,
    /// Leaves the room or the page of it.
    leave: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="icon back" aria-label=label.clone() title=label on:click=move |_| leave()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
        </button>
    }
}

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

/// Returns what a list of stored things says of itself: that they are being read, could not be, or that there are none.
pub(crate) fn list_status(
    words: &Words,
    loading: Loading,
    is_empty: bool,
    failed: impl FnOnce(&Words, StoreError) -> String,
    empty: impl FnOnce(&Words) -> String,
) -> String {
    match loading {
        Loading::Reading => words.library_loading(),
        Loading::Failed(why) => failed(words, why),
        Loading::Ready if is_empty => empty(words),
        Loading::Ready => String::new(),
    }
}
