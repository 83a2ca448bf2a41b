//! Link back from a retried decision to its review.

use leptos::prelude::*;
use table::{Model, tried_review};

use crate::{rooms, store::Store};

/// Draws a link to the review of the decision that is being retried on the table.
#[component]
pub(super) fn BackToReview(store: Store) -> impl IntoView {
    let address = store.slice(|model: &Model| Some(tried_review(model)?.0.to_string()));
    let note = move |_| {
        if let Some((route, place)) = store.model.with_untracked(tried_review) {
            rooms::note_place(&route, place);
        }
    };
    move || {
        let address = address.get()?;
        Some(
            view! { <a class="button" href=address on:click=note>{store.words().back_to_review()}</a> },
        )
    }
}
