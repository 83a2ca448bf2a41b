//! Toggle buttons that filter the marked decisions.

use leptos::prelude::*;
use study::{DecisionKind, Filter, Review, ReviewMsg, Selection};
use words::Words;

use crate::rooms::study::state::Reviewed;

/// Draws the toggle buttons, and the number of decisions that pass the filter.
pub(super) fn filter(all: Reviewed) -> AnyView {
    let review = all.review_job.review;
    let current = Memo::new(move |_| review.with(Review::filter));
    let marked = Memo::new(move |_| review.with(Review::marked));
    let by_file = Memo::new(move |_| review.with(Review::has_file_analysis));
    let switch = move |label: Signal<String>, on: fn(Filter) -> Filter| {
        let is_on = move || on(current.get()) == current.get();
        let press = move |_| {
            let before = current.get_untracked();
            let after = on(before);
            // Pressing an active button switches the filter off.
            let after = if after == before {
                off(before, on)
            } else {
                after
            };
            review.update(|review| review.update(ReviewMsg::Filter(after)));
        };
        view! { <button class="button" aria-pressed=move || is_on().to_string() on:click=press>{label}</button> }
    };
    let called =
        move |key: &'static str| Signal::derive(move || all.tell(|words| words.review_only(key)));
    let count = move || all.tell(|words| words.review_marked(marked.get() as i64));
    view! {
        <section class="more-part">
            <h2>{all.tell(Words::review_filter)}</h2>
            <div class="review-filter" role="group" aria-label=all.tell(Words::review_filter)>
            <p role="status">{count}</p>
            {switch(called("checker"), |to| Filter { part: Some(DecisionKind::Checker), ..to })}
            {switch(called("cube"), |to| Filter { part: Some(DecisionKind::Cube), ..to })}
            {switch(called("blunders"), |to| Filter { only: Selection::Blunders, ..to })}
            {switch(called("avoidable"), |to| Filter { only: Selection::Avoidable, ..to })}
            {move || by_file.get().then(|| {
                switch(called("disputed"), |to| Filter { only: Selection::Disputed, ..to })
            })}
            </div>
        </section>
    }
    .into_any()
}

/// Returns the filter without the setting made by `on`.
fn off(now: Filter, on: fn(Filter) -> Filter) -> Filter {
    let alone = on(Filter::default());
    Filter {
        player: now.player,
        part: now.part.filter(|_| alone.part.is_none()),
        only: if alone.only == Selection::default() {
            now.only
        } else {
            Selection::default()
        },
    }
}
