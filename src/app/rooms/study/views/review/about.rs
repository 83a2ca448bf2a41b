//! Explanation of a review that has not started.

use leptos::prelude::*;
use study::Review;

use crate::rooms::study::state::Reviewed;

/// Approximate number of decisions evaluated per minute.
const DECISIONS_PER_MINUTE: usize = 250;

/// Draws what a review finds, how long it takes, and what the line below the board shows until then.
pub(super) fn about_review(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let decisions = review.with_untracked(Review::decision_count);
    let minutes = decisions.div_ceil(DECISIONS_PER_MINUTE).max(1);
    let (about, hint) = all.tell(|words| {
        let hint = [words.summary_takes(minutes as i64), words.summary_race()];
        (words.summary_before(), hint.join(" "))
    });
    view! {
        <p class="lead">{about}</p>
        <p class="hint">{hint}</p>
    }
}
