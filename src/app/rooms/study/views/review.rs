//! Views of the review: the current decision in the panel, both players' statistics on the "More" page, and the match
//! summary page.
//!
//! The views are a lazy-loaded chunk, so that the room opens faster and shows the board first.

mod about;
mod bar;
mod book_line;
mod candidates;
mod chances;
mod decision;
mod deepen;
mod explained;
mod filter;
mod numbers;
mod play_name;
mod primer;
mod skipped;
mod statistic_text;
mod summary;
mod tried;
mod unsaved;

use leptos::prelude::*;
use study::{Model, Review, file_verdict, verdicts};

use self::{
    bar::bar,
    chances::chances_table,
    decision::{decision, file_analysis},
    deepen::deepen,
    explained::explained,
    filter::filter,
    numbers::numbers,
    primer::primer,
    skipped::skipped,
    summary::summary,
    tried::tried,
    unsaved::unsaved,
};
use super::drills::drills;
use crate::{browser::timer, rooms::study::state::Reviewed};

/// View functions of the lazy-loaded chunk.
#[derive(Clone, Copy)]
pub(crate) struct ReviewViews {
    /// Current decision and review progress.
    pub(crate) decision: fn(Reviewed) -> AnyView,
    /// Match statistics, and the less frequently used parts.
    pub(crate) more: fn(Reviewed) -> AnyView,
    /// Match summary.
    pub(crate) summary: fn(Reviewed) -> AnyView,
    /// Bar below the board while the reader tries a line by hand.
    pub(crate) tried: fn(Reviewed) -> AnyView,
    /// Question about notes that are not saved.
    pub(crate) unsaved: fn(Reviewed) -> AnyView,
}

part! { review:
    /// Returns the chunk's view functions.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(crate) fn entry() -> ReviewViews {
        ReviewViews { decision: review, more, summary, tried, unsaved }
    }
}

fn review(all: Reviewed) -> AnyView {
    view! {
        <div class="study-review">
            {move || all.explained.get().map(|number| explained(all, number))}
            {decisions(all)}
            {bar(all)}
        </div>
    }
    .into_any()
}

fn more(all: Reviewed) -> AnyView {
    if all.review_job.review.with_untracked(Review::is_position) {
        return view! { <div class="study-review">{deepen(all)}{primer(all)}</div> }.into_any();
    }
    let has_begun = Memo::new(move |_| all.review_job.review.with(Review::has_begun));
    view! {
        <div class="study-review">
            {move || has_begun.get().then(|| numbers(all))}
            {move || has_begun.get().then(|| chances_table(all))}
            {deepen(all)}
            {drills(all)}
            {move || has_begun.get().then(|| filter(all))}
            {skipped(all)}
            {primer(all)}
        </div>
    }
    .into_any()
}

/// Draws the decisions in the current move: this program's evaluations, and the analysis in the file.
fn decisions(all: Reviewed) -> impl IntoView {
    // The board for a move is drawn first; its review follows in the next frame.
    let arrived = RwSignal::new(());
    let place = Memo::new(move |_| all.model.with(Model::place));
    Effect::new(move |_| {
        place.get();
        timer::after_frame(move || {
            let _gone = arrived.try_set(());
        });
    });
    let all_verdicts = Memo::new(move |_| {
        arrived.get();
        all.tell(|words| {
            all.model.with_untracked(|model| {
                let found = all
                    .review_job
                    .review
                    .with(|review| verdicts(model, review, words));
                (found, file_verdict(model, words))
            })
        })
    });
    move || {
        let (own, by_file) = all_verdicts.get();
        let own: Vec<AnyView> = own.iter().map(|one| decision(all, one)).collect();
        let by_file = by_file.map(|one| {
            if own.is_empty() {
                decision(all, &one)
            } else {
                file_analysis(all, &one)
            }
        });
        let any = !own.is_empty() || by_file.is_some();
        any.then(|| view! { <div class="review-decisions">{own}{by_file}</div> })
    }
}
