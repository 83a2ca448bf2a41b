//! Best or latest games as cards, each with its game line, the opponent and the PR.

use leptos::prelude::*;
use library::EntryId;
use progress::{PictureOf, ReportLink};
use table::{Route, StudySource};
use words::{Words, arg, decimal};

use crate::{
    board::{Sill, SillState},
    browser::spawn_local,
    rooms::{
        last_place,
        progress::{Progress, Shown},
        views::{date, game_line::game_line},
    },
};

/// Maximum number of cards.
const MAX_CARDS: usize = 3;

/// Maximum number of the latest games beside the main figure.
const MAX_LATEST: usize = 2;

/// Draws the games with the lowest PR; games won come first.
pub(crate) fn cards(progress: Progress, shown: &Shown) -> Option<AnyView> {
    let best = shown.report.best_won_first().into_iter().take(MAX_CARDS);
    let list = list(progress, shown, best)?;
    let title = progress.tell(Words::progress_best);
    Some(view! { <section><h2 class="gh">{title}</h2>{list}</section> }.into_any())
}

/// Draws the latest games, newest first.
pub(crate) fn latest(progress: Progress, shown: &Shown) -> Option<AnyView> {
    let latest = (0..shown.report.games.len()).rev().take(MAX_LATEST);
    list(progress, shown, latest)
}

fn list(progress: Progress, shown: &Shown, games: impl Iterator<Item = usize>) -> Option<AnyView> {
    let cards: Vec<AnyView> = games.filter_map(|nth| card(progress, shown, nth)).collect();
    (!cards.is_empty()).then(|| view! { <ul class="you-best">{cards}</ul> }.into_any())
}

fn card(progress: Progress, shown: &Shown, nth: usize) -> Option<AnyView> {
    let row = shown.report.games.get(nth)?;
    let ReportLink { id, day, opponent } = shown.links.get(row.of)?.as_ref()?;
    let entry = EntryId::try_from(id.clone()).ok()?;
    let (game, name) = (row.game, id.clone());
    let (day, number) = progress.tell(|words| {
        let number = words.game_title(game as u32 + 1);
        (date::day(words, day), number)
    });
    let label = progress
        .tell(|words| words.progress_open(arg::Date(day.as_str()), arg::Game(game as u32 + 1)));
    let pr = progress.tell(|words| decimal(words, row.sum.pr().unwrap_or_default(), 1));
    let route = Route::Study(StudySource::Reviewed(Some(entry.clone()))).to_string();
    let line = RwSignal::new(SillState::Empty);
    spawn_local(async move {
        let Some(statistics) = progress.statistics() else {
            return;
        };
        let picture = statistics.picture(&entry, PictureOf::Game(game)).await;
        if let Some(found) = picture.as_ref().and_then(game_line) {
            // The room may have been closed in the meantime.
            let _left = line.try_set(SillState::Line(found));
        }
    });
    let card = view! {
        <li>
            <a href=route on:click=move |_| last_place::save(&name, (game, 0))>
                <span class="title">{label.clone()}</span>
                <span class="you-line" aria-hidden="true"><Sill line label=label.clone()/></span>
                <span class="game-title">
                    <span class="game-names" dir="auto">{opponent.clone()}</span>
                    <b class="game-result">{format!("PR {pr}")}</b>
                </span>
                <span class="game-about facts"><span>{day.clone()}</span><span>{number}</span></span>
            </a>
        </li>
    };
    Some(card.into_any())
}
