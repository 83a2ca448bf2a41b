//! The panel beside the board: both players, the page that is shown, and its foot.

use leptos::{html, prelude::*};
use study::{Model, Review};

use super::{
    foot::Foot,
    more::more,
    review::{self, ReviewViews},
    swipe::Swiped,
    who::Who,
};
use crate::{
    browser::{spawn_local, timer},
    rooms::{
        Shell, part_files,
        study::state::{Page, Reviewed},
    },
};

/// The panel beside the board.
#[component]
pub(crate) fn Panel(shell: Shell, told: Memo<String>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed {
        review_job,
        model,
        words,
        page,
        ..
    } = reviewed;
    // The first frame shows the board; the review follows in later frames.
    let board_drawn = RwSignal::new(false);
    timer::after_frame(move || {
        let _gone = board_drawn.try_set(true);
    });
    // What is to be decided follows from the whole game so far: it comes in a task of its own.
    let arrived = RwSignal::new(());
    let position = Memo::new(move |_| {
        arrived.get();
        let is_due = board_drawn.get();
        is_due
            .then(|| model.with_untracked(Model::decision))
            .flatten()
    });
    let begun = Memo::new(move |_| review_job.review.with(Review::has_begun));
    let is_match = model.with_untracked(|model| model.record().is_some());
    let errors = Callback::new(move |forward| {
        if is_match && begun.get_untracked() {
            reviewed.go(forward);
        }
    });
    let now = NodeRef::<html::Div>::new();
    let place = Memo::new(move |_| model.with(Model::place));
    Effect::new(move |before: Option<()>| {
        place.get();
        if before.is_some() {
            timer::after_frame(move || {
                let _gone = arrived.try_set(());
                // The review of the decision is built before this frame too.
                timer::after_frame(move || show_decision(now));
            });
        }
    });
    let views = review_views(reviewed, board_drawn);
    let body = move || match page.get() {
        Page::More => {
            view! { <div class="study-more">{more(shell, reviewed, position, views)}</div> }
                .into_any()
        }
        Page::Decision | Page::Summary => view! {
            <Swiped class="study-now" go=errors node=now>
                {said_of_moment(told, reviewed)}
                {move || views.get().map(|views| (views.decision)(reviewed))}
            </Swiped>
        }
        .into_any(),
    };
    view! {
        <section class="study-panel" class:reviewed=begun aria-label=words.read_value().study()>
            <Who reviewed/>
            {body}
            <Foot shell begun reviewed position/>
        </section>
    }
}

/// The views of the review, once the part with them and its texts have come. Where they cannot be had, the page has said
/// so.
fn review_views(reviewed: Reviewed, is_due: RwSignal<bool>) -> RwSignal<Option<ReviewViews>> {
    let views = RwSignal::new(None);
    let words = reviewed.words.get_value();
    let asked = Memo::new(move |_| is_due.get());
    let ask = move || {
        let words = words.clone();
        spawn_local(async move {
            if let Ok(found) = review::entry().await {
                part_files::load_texts(&words, words::Part::Review).await;
                // The room may have been left meanwhile.
                let _gone = views.try_set(Some(found));
            }
        });
    };
    if asked.get_untracked() {
        ask();
    } else {
        Effect::new(move |before: Option<bool>| {
            let now = asked.get();
            if now && before != Some(true) {
                ask();
            }
            now
        });
    }
    views
}

/// The moment that is shown: what is decided in it, its number, and the comment of the file.
fn said_of_moment(told: Memo<String>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed { model, words, .. } = reviewed;
    let count = Memo::new(move |_| {
        model.with(|model| (model.at() as u32 + 1, model.moments().len() as u32))
    });
    let which = move || {
        let (number, all) = count.get();
        (all > 1).then(|| words.read_value().study_moment(number, all))
    };
    let comment = Memo::new(move |_| model.with(|model| model.comment().map(str::to_owned)));
    view! {
        <div class="study-moment">
            <p class="what">{told}</p>
            <p class="which">{which}</p>
        </div>
        {move || comment.get().map(|comment| view! { <p class="comment" dir="auto">{comment}</p> })}
    }
}

/// Scrolls back to the decision, where what was read of the one before is further down.
fn show_decision(now: NodeRef<html::Div>) {
    let Some(now) = now.try_get_untracked().flatten() else {
        return;
    };
    now.set_scroll_top(0);
}
