//! Both players above the decision, with their PR and luck or, until those are known, with pip counts and
//! points.

use leptos::prelude::*;
use rules::Player;
use study::{Model, Review, Statistic};
use words::decimal;

use crate::{
    parts::chip,
    rooms::study::state::{Page, Reviewed},
};

/// Minimum luck that counts as good, in points.
const LUCK: f64 = 0.25;
/// Minimum luck that counts as very good, in points.
pub(super) const GREAT_LUCK: f64 = 1.5;

/// Draws both players, starting with the player at the bottom of the board.
#[component]
pub(crate) fn Who(reviewed: Reviewed) -> impl IntoView {
    let review = reviewed.review_job.review;
    let is_rated = Memo::new(move |_| {
        review.with(|review: &Review| review.has_begun() && !review.is_position())
    });
    let label = reviewed.tell(words::Words::study_players);
    view! {
        <div class="study-who" role="table" aria-label=label>
            {reviewed.players().map(|player| row(reviewed, player, is_rated)).collect_view()}
        </div>
    }
}

fn row(all: Reviewed, player: Player, is_rated: Memo<bool>) -> impl IntoView {
    let name = move || all.names.with(|names| names[player].clone());
    let chip = chip(player);
    let figures = move || {
        if is_rated.get() {
            rated(all, player)
        } else {
            unrated(all, player)
        }
    };
    view! {
        <div class="study-player" role="row">
            <span class=chip aria-hidden="true"></span>
            <span class="name" role="rowheader" dir="auto">{name}</span>
            {figures}
        </div>
    }
}

/// Draws the PR as a number and the luck as a word; a press shows the figures.
fn rated(all: Reviewed, player: Player) -> AnyView {
    let numbers = Memo::new(move |_| {
        all.review_job
            .review
            .with(|review| review.numbers()[player])
    });
    let pr = move || {
        let pr = numbers.get().summary.pr;
        pr.map_or_else(
            || "–".to_owned(),
            |pr| all.tell(|words| decimal(words, pr, 1)),
        )
    };
    let luck = move || {
        all.tell(|words| {
            if all.is_provisional() {
                words.study_checking()
            } else {
                words.review_luck_word(luck_key(numbers.get().summary.luck))
            }
        })
    };
    let rate = all.tell(words::Words::review_rate);
    let is_explained = all.is_for_beginner();
    let rate_label = if is_explained {
        format!("{rate}: {}", all.tell(words::Words::summary_lower))
    } else {
        rate
    };
    let name = move || all.names.get()[player].clone();
    view! {
        <span role="cell" class="pr">{number(all, player, Statistic::Pr, pr)}<span class="unseen">" "{rate_label.clone()}</span><small class:explained=is_explained aria-hidden="true">{rate_label}</small></span>
        <span role="cell" class="luck"><span aria-hidden="true" dir="auto">{name}</span>{number(all, player, Statistic::Luck, luck)}</span>
        {pips(all, player)}
    }
    .into_any()
}

/// Returns the catalogue key for luck in points.
pub(super) const fn luck_key(points: f64) -> &'static str {
    match points {
        _ if points >= GREAT_LUCK => "great",
        _ if points >= LUCK => "good",
        _ if points <= -GREAT_LUCK => "awful",
        _ if points <= -LUCK => "bad",
        _ => "even",
    }
}

/// Draws a statistic as a button that shows its explanation.
fn number(
    all: Reviewed,
    player: Player,
    statistic: Statistic,
    text: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    let own = Some((player, statistic));
    let press = move |_| {
        all.page.set(Page::Decision);
        all.explained
            .update(|shown| *shown = if *shown == own { None } else { own });
    };
    let is_shown = move || (all.explained.get() == own).to_string();
    view! { <button class="review-number" aria-expanded=is_shown on:click=press>{text}</button> }
}

/// Draws the pip count and points while no decision has been evaluated.
fn unrated(all: Reviewed, player: Player) -> AnyView {
    let points = Memo::new(move |_| all.model.with(Model::score)[player]);
    view! {
        {pips(all, player)}
        <span role="cell" class="points">{move || all.tell(|words| words.score(points.get()))}</span>
    }
    .into_any()
}

/// Draws the pip count.
fn pips(all: Reviewed, player: Player) -> impl IntoView {
    let pips = Memo::new(move |_| all.model.with(|model| model.pips(player)));
    view! { <span role="cell" class="pips">{move || all.tell(|words| words.pips(pips.get()))}</span> }
}
