//! "More" page: position actions, notes, the player picker, the list of plays, and the less frequently used parts of
//! the review.

use ::progress::find::GameOrigin;
use leptos::prelude::*;
use record::SheetItem;
use rules::Decision;
use study::{Model, Msg, Review, SheetChoice, TriedLine};
use table::{Route, StudySource};
use words::Words;

use super::{
    foot::Tools,
    icons::{FIRST, LAST, icon},
    plays::Plays,
    review::ReviewViews,
    whose::whose,
};
use crate::rooms::{
    Shell,
    study::state::{Page, Reviewed},
    views::{
        add_to_sheet::{AddToSheet, SheetSource},
        position_actions::{self, SavePosition, find_similar, open_in_editor, save_button},
    },
};

/// Draws the "More" page; its lazy-loaded parts appear once `views` has loaded.
pub(crate) fn more(
    shell: Shell,
    all: Reviewed,
    position: Memo<Option<Decision>>,
    views: RwSignal<Option<ReviewViews>>,
) -> AnyView {
    let is_match = all.model.with_untracked(|model| model.record().is_some());
    let has_begun = Memo::new(move |_| all.review_job.review.with(Review::has_begun));
    let edit = all.tell(Words::position_edit);
    let open_editor = move |_| {
        if let Some(decision) = position.get_untracked() {
            open_in_editor(&decision);
        }
    };
    let find = move |_| {
        if let Some(decision) = position.get_untracked() {
            let game = all.model.with_untracked(|model| model.place().0);
            let entry = all.review_job.review_storage.entry();
            let origin = entry.map(|id| GameOrigin {
                id: id.as_str().to_owned(),
                game,
            });
            find_similar(&decision, origin.as_ref());
        }
    };
    view! {
        <div class="more-actions">
            {saved(shell, all, position)}
            <button class="button" disabled=move || position.get().is_none() on:click=open_editor>{edit}</button>
            <button class="button" disabled=move || position.get().is_none() on:click=find>
                {all.tell(Words::study_similar)}
            </button>
            {is_match.then(|| summary(all))}
            {add_to_sheet(shell, all, position)}
        </div>
        <Tools shell reviewed=all position/>
        {move || (is_match && has_begun.get()).then(|| whose_mistakes(all))}
        {is_match.then(|| moves(all, has_begun))}
        {move || views.get().map(|views| (views.more)(all))}
    }
    .into_any()
}

/// Draws the button that saves the content of a link with its notes and its review or, elsewhere and in a line that is
/// tried by hand, the position.
fn saved(shell: Shell, all: Reviewed, position: Memo<Option<Decision>>) -> AnyView {
    let is_match = all.model.with_untracked(|model| model.record().is_some());
    if !matches!(shell.route(), Route::Study(StudySource::Link(_))) {
        return view! { <SavePosition shell position/> }.into_any();
    }
    let content = Signal::derive(move || {
        let line = all.tried.with(Option::is_some).then(|| position.get());
        let line = line.flatten().filter(|_| !is_match);
        Some((line, all.model.get()))
    });
    let save = async move |(line, _): (Option<Decision>, Model)| match line {
        Some(position) => position_actions::save(&position).await,
        None => all.save_notes().await,
    };
    save_button(shell, content, save).into_any()
}

/// Draws the button that adds this decision, the flagged decisions or the mistakes to a sheet.
fn add_to_sheet(shell: Shell, all: Reviewed, position: Memo<Option<Decision>>) -> impl IntoView {
    let items = move |source: SheetSource| -> Vec<SheetItem> {
        let choice = match source {
            SheetSource::Flagged => SheetChoice::Flagged,
            SheetSource::Mistakes => SheetChoice::Mistakes(all.own),
            SheetSource::This | SheetSource::First(_) | SheetSource::Found => {
                let note = all.model.with(|model| model.note().into_owned());
                let place = all.model.with(Model::place);
                // Besides the decision itself, the position depends on the line that is tried by hand.
                position.track();
                let item = all.model.with(Model::decision).map(|decision| {
                    let review = all.review_job.review.read();
                    let figures = review.decision_figures(place, &decision);
                    let mut item = SheetItem::new(decision, note).with_figures(figures);
                    let line = |line: &TriedLine| line.variation();
                    let line = all.tried.with(|tried| tried.as_ref().map(line));
                    item.variations
                        .extend(line.filter(|line| !line.turns().is_empty()));
                    item
                });
                return item.into_iter().collect();
            }
        };
        let review = all.review_job.review;
        all.model
            .with(|model| review.with(|review| review.sheet_items(model, choice)))
    };
    let sources = Memo::new(move |_| {
        [
            SheetSource::This,
            SheetSource::Flagged,
            SheetSource::Mistakes,
        ]
        .map(|source| (source, items(source).len()))
        .to_vec()
    });
    let items = Callback::new(move |source| untrack(|| items(source)));
    view! { <AddToSheet shell sources items/> }
}

/// Draws the button that opens the match summary, if the match has more than one game.
fn summary(all: Reviewed) -> Option<impl IntoView> {
    let several = all.model.with_untracked(|model| model.games().len() > 1);
    let label = all.tell(Words::summary);
    several.then(|| {
        view! { <button class="button" on:click=move |_| all.page.set(Page::Summary)>{label}</button> }
    })
}

/// Draws the control that selects the player whose mistakes are marked, with a heading.
fn whose_mistakes(all: Reviewed) -> impl IntoView {
    view! {
        <section class="more-part">
            <h2>{all.tell(Words::study_whose)}</h2>
            {whose(all)}
        </section>
    }
}

/// Draws the list of plays, with buttons that jump to its start and its end.
fn moves(all: Reviewed, has_begun: Memo<bool>) -> impl IntoView {
    let others = Memo::new(move |_| all.model.with(Model::has_others));
    let end = move |label: String, sign: &'static str, msg: Msg, side: usize| {
        let disabled = move || (!others.get()[side]).to_string();
        view! {
            <button
                class="icon" aria-label=label.clone() title=label aria-disabled=disabled
                on:click=move |_| all.send.run(msg)
            >
                {icon(sign)}
            </button>
        }
    };
    let back = move || {
        has_begun.get().then(|| {
            let label = all.tell(Words::review_previous_error);
            view! { <button class="review-link" on:click=move |_| all.go(false)>{label}</button> }
        })
    };
    view! {
        <section class="more-part">
            <div class="more-head">
                <h2>{all.tell(Words::study_moves)}</h2>
                {back}
                {end(all.tell(Words::study_first), FIRST, Msg::First, 0)}
                {end(all.tell(Words::study_last), LAST, Msg::Last, 1)}
            </div>
            <Plays reviewed=all/>
        </section>
    }
}
