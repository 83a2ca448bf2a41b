//! Buttons that lead from the summary to the decisions, and the button that starts the review.

use leptos::prelude::*;
use study::{Msg, Place};
use words::Words;

use super::stage::Stage;
use crate::{
    browser::{focus, timer},
    rooms::study::state::{Page, Reviewed},
};

/// Draws the button that starts the review.
pub(super) fn review_button(all: Reviewed) -> impl IntoView {
    let label = all.tell(Words::summary_review);
    view! { <button class="button primary" on:click=move |_| all.review_job.begin()>{label}</button> }
}

/// Draws the button that starts stepping through the match from its beginning.
pub(super) fn step(all: Reviewed, stage: Memo<Stage>) -> impl IntoView {
    let label = all.tell(Words::summary_step);
    let is_main = move || stage.get() == Stage::Settled;
    let press = move |_| {
        all.send.run(Msg::Game(0));
        all.is_late.set(true);
        show_decision(all);
    };
    view! { <button class="button" class:primary=is_main on:click=press>{label}</button> }
}

/// Shows the decision at a place.
pub(super) fn show(all: Reviewed, place: Place) {
    all.show_place(place);
    show_decision(all);
}

/// Shows the current decision.
pub(super) fn show_decision(all: Reviewed) {
    all.page.set(Page::Decision);
    // The page is built before the next frame.
    timer::after_frame(focus::heading);
}
