//! Stage of the review, which determines the content of the summary page.

use leptos::prelude::*;
use study::Progress;

use crate::rooms::study::state::Reviewed;

/// Stage of the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The stored review is being read.
    Reading,
    /// No decision has been evaluated.
    Before,
    /// Decisions are being evaluated.
    Running,
    /// The figures and moments cover the whole match.
    Settled,
}

/// Returns a memo for the stage of the review.
pub(super) fn stage(all: Reviewed) -> Memo<Stage> {
    let review = all.review_job.review;
    Memo::new(move |_| {
        let is_listed = all.review_job.is_listed.get();
        review.with(|review| {
            if review.is_settled() {
                return Stage::Settled;
            }
            match review.progress() {
                Progress::New if is_listed && !review.has_begun() => Stage::Before,
                Progress::New => Stage::Reading,
                _ => Stage::Running,
            }
        })
    })
}
