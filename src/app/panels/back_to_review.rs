//! The way back from a decision that is tried again to its review.

use leptos::prelude::*;
use table::tried_review;

use crate::{rooms, store::Store};

/// A link to the review from which the game on the table is tried again, at the same decision.
#[component]
pub(super) fn BackToReview(store: Store) -> impl IntoView {
    let review = store.slice(tried_review);
    move || {
        let (route, place) = review.get()?;
        let address = route.to_string();
        let note = move |_| rooms::note_place(&route, place);
        Some(
            view! { <a class="button" href=address on:click=note>{store.words().back_to_review()}</a> },
        )
    }
}
