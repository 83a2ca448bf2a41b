//! Costliest errors as boards, each of which links to its position in the study room.

use insight::explain::choice_name;
use leptos::prelude::*;
use progress::{Report, WorstError};
use record::read_position_link;
use table::{Route, StudySource};
use words::{Words, arg, decimal};

use crate::{
    board::LittleBoard,
    rooms::{progress::Progress, views::decision_board::decision_board},
};

/// Draws the costliest errors; `None` if there are none.
pub(crate) fn cards(progress: Progress, report: &Report) -> Option<AnyView> {
    let cards: Vec<AnyView> = report
        .worst
        .iter()
        .filter_map(|error| card(progress, error))
        .collect();
    let title = progress.tell(Words::progress_worst);
    let section = (!cards.is_empty()).then(|| {
        view! { <section><h2 class="gh">{title}</h2><ul class="you-best">{cards}</ul></section> }
    });
    section.map(IntoAny::into_any)
}

/// Returns the costliest error with its loss as text; `None` if there is none.
pub(super) fn in_words(progress: Progress, report: &Report) -> Option<String> {
    let (made, _) = texts(progress, report.worst.first()?)?;
    Some(made)
}

/// Returns the choice made with its loss, and the best choice; `None` if the position cannot be read.
fn texts(progress: Progress, error: &WorstError) -> Option<(String, String)> {
    let decision = read_position_link(&error.position).ok()?;
    Some(progress.tell(|words| {
        let name = |choice| choice_name(decision.board(), choice, words);
        let loss = decimal(words, f64::from(error.loss), 3);
        (
            words.progress_worst_made(arg::Choice(name(&error.made)), arg::Loss(loss)),
            words.review_best(name(&error.best)),
        )
    }))
}

fn card(progress: Progress, error: &WorstError) -> Option<AnyView> {
    let (made, best) = texts(progress, error)?;
    let route = Route::Study(StudySource::Link(error.link())).to_string();
    let card = view! {
        <li>
            <a href=route>
                <span class="thumb"><LittleBoard scene=decision_board(&error.position)/></span>
                <span class="game-title"><b>{made}</b></span>
                <span class="game-about">{best}</span>
            </a>
        </li>
    };
    Some(card.into_any())
}
