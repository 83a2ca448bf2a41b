//! Review progress, and the button that starts, stops and resumes the review.

use leptos::prelude::*;
use library::room::StoreError;
use record::LinkError;
use study::{Progress, Review};
use words::{Words, arg};

use super::about::about_review;
use crate::rooms::study::{effects::ReviewJob, state::Reviewed, storage::ReviewStorage};

/// Draws the button that starts, stops and resumes the review, and the review's progress.
pub(super) fn bar(all: Reviewed) -> AnyView {
    let ReviewJob { review, .. } = all.review_job;
    let progress = Memo::new(move |_| review.with(Review::progress));
    let counts = Memo::new(move |_| review.with(Review::counts));
    let button = move || {
        let running = progress.get() == Progress::Running;
        let label = all.tell(|words| match progress.get() {
            Progress::New => Some(words.review()),
            Progress::Running => Some(words.review_stop()),
            Progress::Stopped | Progress::Failed => Some(words.review_resume()),
            Progress::Done => None,
        });
        let press = move |_| {
            if running {
                all.review_job.stop();
            } else {
                all.review_job.begin();
            }
        };
        let is_first = progress.get() == Progress::New;
        label.map(|label| view! { <button class="button" class:primary=is_first on:click=press>{label}</button> })
    };
    let progress_text = move || {
        let (_, done, count) = counts.get();
        all.tell(|words| match progress.get() {
            Progress::New => String::new(),
            Progress::Stopped if count == 0 => String::new(),
            Progress::Running | Progress::Stopped => {
                words.review_progress(arg::All(count as i64), arg::Done(done as i64))
            }
            Progress::Failed => words.review_failed(),
            Progress::Done => words.review_done(),
        })
    };
    let ReviewStorage { failed, others, .. } = all.review_job.review_storage;
    let unsaved = move || {
        let why = match failed.get()? {
            StoreError::Full => "full",
            _ => "other",
        };
        let text = all.tell(|words| words.review_unsaved(why));
        Some(view! { <p class="review-note" role="status">{text}</p> })
    };
    let others = move || {
        let text = (others.get() > 0).then(|| all.tell(Words::review_other_version));
        text.map(|text| view! { <p class="review-note">{text}</p> })
    };
    // For a position, the reader's side is known only if the reader comes from Practice.
    let is_new = |review: &Review| review.is_position() && review.position_choice().is_none();
    let position_note = (all.own.is_some() && review.with_untracked(is_new))
        .then(|| view! { <p class="review-note">{all.tell(Words::review_anew)}</p> });
    let unread = all.unread.map(|why| {
        let text = all.tell(|words| {
            words.review_unread(match why {
                LinkError::Cut => "cut",
                LinkError::OtherVersion(_) => "newer",
                LinkError::NotALink | LinkError::Damaged => "damaged",
            })
        });
        view! { <p class="review-note" role="status">{text}</p> }
    });
    let is_done = move || progress.get() == Progress::Done;
    let is_unreviewed = Memo::new(move |_| all.is_unreviewed());
    let call = move || {
        is_unreviewed
            .get()
            .then(|| view! { <div class="review-call">{about_review(all)}</div> })
    };
    view! {
        {call}
        <div class="review-bar" class:done=is_done>{button}<p>{progress_text}</p></div>
        {position_note}
        {unread}
        {unsaved}
        {others}
    }
    .into_any()
}
