//! Panel beside the board: both players, the current page, and the footer.

use leptos::{html, prelude::*};
use study::{Model, Review, TriedLine};

use super::{
    foot::Foot,
    more::more,
    notes::{notes, write_notes},
    plays::Plays,
    review::ReviewViews,
    swipe::Swiped,
    which::which_one,
    who::Who,
};
use crate::{
    browser::timer,
    rooms::{
        Shell,
        study::state::{Page, Reviewed},
    },
};

#[component]
pub(crate) fn Panel(
    shell: Shell,
    description: Memo<String>,
    reviewed: Reviewed,
    /// Views of the review; `None` until they have loaded.
    views: RwSignal<Option<ReviewViews>>,
    /// `true` once the first frame with the board is visible; the other views are drawn in later frames.
    board_drawn: RwSignal<bool>,
) -> impl IntoView {
    let Reviewed {
        review_job,
        model,
        words,
        page,
        ..
    } = reviewed;
    // Computing the decision requires replaying the game up to it, so it is done in a separate task.
    let arrived = RwSignal::new(());
    let decision = Memo::new(move |_| {
        arrived.get();
        let is_due = board_drawn.get();
        is_due
            .then(|| model.with_untracked(Model::decision))
            .flatten()
    });
    let position = Memo::new(move |_| {
        reviewed.tried.with(|line| match line {
            Some(line) => line.position(),
            None => decision.get(),
        })
    });
    let has_begun = Memo::new(move |_| review_job.review.with(Review::has_begun));
    let is_match = model.with_untracked(|model| model.record().is_some());
    let errors = Callback::new(move |forward| {
        if is_match && has_begun.get_untracked() {
            reviewed.go(forward);
        }
    });
    let now = NodeRef::<html::Div>::new();
    follow(model, arrived, now);
    let is_unreviewed = Memo::new(move |_| reviewed.is_unreviewed());
    // The plays and figures of the decision do not apply to later turns of a line.
    let is_beyond = Memo::new(move |_| {
        let is_beyond = |line: &TriedLine| !line.is_first_turn();
        reviewed
            .tried
            .with(|line| line.as_ref().is_some_and(is_beyond))
    });
    let decided = move || views.get().filter(|_| !is_beyond.get());
    // Until there is a review, the moves fill the panel.
    let moves = move || is_unreviewed.get().then(|| view! { <Plays reviewed/> });
    let body = move || match page.get() {
        Page::More => {
            view! { <div class="study-more">{more(shell, reviewed, position, views)}</div> }
                .into_any()
        }
        Page::Decision | Page::Summary => view! {
            <Swiped class="study-now" go=errors node=now>
                {moment_text(description, reviewed)}
                {move || decided().map(|views| (views.decision)(reviewed))}
                {moves}
            </Swiped>
        }
        .into_any(),
    };
    // The question is asked once: in the summary or, in a match without one, beside the first decision shown.
    // Afterwards it is on the page "More".
    let opened = model.with_untracked(Model::place);
    let has_summary = model.with_untracked(|model| model.games().len() > 1);
    let asks = Memo::new(move |_| match page.get() {
        Page::More => true,
        Page::Decision | Page::Summary => !has_summary && model.with(Model::place) == opened,
    });
    view! {
        <section class="study-panel" class:reviewed=has_begun aria-label=words.read_value().study()>
            <Who reviewed/>
            {body}
            {move || asks.get().then(|| which_one(reviewed))}
            <Foot shell has_begun reviewed position/>
        </section>
    }
}

/// Builds the decision in a separate frame whenever another moment is shown, and then scrolls the panel back to that
/// decision.
fn follow(model: RwSignal<Model>, arrived: RwSignal<()>, now: NodeRef<html::Div>) {
    let place = Memo::new(move |_| model.with(Model::place));
    Effect::new(move |before: Option<()>| {
        place.get();
        if before.is_some() {
            timer::after_frame(move || {
                let _gone = arrived.try_set(());
                // By this frame, the decision's review has been built as well.
                timer::after_frame(move || show_decision(now));
            });
        }
    });
}

/// Draws the current moment: its decision, its number, and its notes.
fn moment_text(description: Memo<String>, reviewed: Reviewed) -> impl IntoView {
    let which = Memo::new(move |_| reviewed.number());
    view! {
        <div class="study-moment">
            <p class="what">{description}</p>
            <p class="which">{which}</p>
            {write_notes(reviewed)}
        </div>
        {notes(reviewed)}
    }
}

/// Scrolls the panel back to the decision, in case the reader has scrolled down.
fn show_decision(now: NodeRef<html::Div>) {
    let Some(now) = now.try_get_untracked().flatten() else {
        return;
    };
    now.set_scroll_top(0);
}
