//! List of the match decisions that cannot be evaluated, with the reasons.

use leptos::prelude::*;
use study::{Msg, Review, Skipped, skip_key};
use words::arg;

use crate::rooms::study::state::Reviewed;

/// Draws the list; draws nothing if the list is empty.
pub(super) fn skipped(all: Reviewed) -> AnyView {
    let skipped = all
        .review_job
        .review
        .with_untracked(|review: &Review| review.skipped().to_vec());
    if skipped.is_empty() {
        return ().into_any();
    }
    let line = |(game, Skipped { at, why }): (usize, Skipped)| {
        let number = game as i64 + 1;
        let why = all.tell(|words| words.review_skip(arg::Game(number), arg::Why(skip_key(why))));
        let go = at.map(|(nth, _)| move |_| all.send.run(Msg::Move(game, nth)));
        match go {
            Some(go) => {
                view! { <li><button class="review-link" on:click=go>{why}</button></li> }.into_any()
            }
            None => view! { <li>{why}</li> }.into_any(),
        }
    };
    let count = skipped.len() as i64;
    view! {
        <details class="review-more">
            <summary>{all.tell(|words| words.review_skipped(count))}</summary>
            <ul>{skipped.into_iter().map(line).collect_view()}</ul>
        </details>
    }
    .into_any()
}
