//! Placeholder shown until the review has found the moments: an explanation of the review, or its progress.

use leptos::prelude::*;
use study::Review;
use words::Words;

use super::{stage::Stage, steps::review_button};
use crate::rooms::study::{
    state::Reviewed,
    views::review::{about::about_review, bar::bar},
};

/// Draws an explanation of the review with its expected duration, or its progress.
pub(super) fn waiting(all: Reviewed, stage: Stage) -> impl IntoView {
    match stage {
        Stage::Before => {
            view! { <section class="match-call">{about_review(all)}{review_button(all)}</section> }
                .into_any()
        }
        Stage::Running => running(all).into_any(),
        Stage::Reading | Stage::Settled => {
            let text = all.tell(Words::summary_waits);
            view! { <p class="match-waits">{text}</p> }.into_any()
        }
    }
}

fn running(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let counts = Memo::new(move |_| review.with(Review::counts));
    let text = all.tell(Words::summary_waits);
    view! {
        <section class="match-call">
            <p class="lead">{text}</p>
            <progress max=move || counts.get().2.max(1).to_string() value=move || counts.get().1.to_string() aria-label=all.tell(Words::review)></progress>
            {bar(all)}
        </section>
    }
}
