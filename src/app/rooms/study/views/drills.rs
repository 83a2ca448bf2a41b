//! Drill cards made from a player's errors in a review.

use std::collections::BTreeMap;

use drill::{Card, key_of_line};
use leptos::prelude::*;
use library::room::StoreError;
use record::KeyValueStore as _;
use rules::{Decision, Player};
use study::{Progress, Review};
use table::{Route, StudySource};
use web_sys::js_sys::Date;

use crate::{
    browser::{address, database, spawn_local, storage::Browser, unix_ms},
    rooms::{
        asked_card,
        study::state::{Page, Reviewed},
    },
};

/// Storage key of the setting that controls whether errors become cards automatically.
const AUTO: &str = "backgammon.drills.auto";

/// Draws a button for each player with errors; draws nothing while the review is running.
pub(crate) fn drills(all: Reviewed) -> AnyView {
    let status = RwSignal::new(None::<String>);
    let counts = Memo::new(move |_| {
        all.review_job.review.with(|review| {
            let rests = matches!(review.progress(), Progress::Done | Progress::Stopped);
            Player::BOTH.map(|player| {
                if rests {
                    review.drill_candidates(player).len()
                } else {
                    0
                }
            })
        })
    });
    let button = move |player: Player, count: usize| {
        (count > 0).then(|| {
            let name = words::isolated(&all.names.get()[player]);
            let label = all.tell(|words| {
                if all.own == Some(player) {
                    words.study_practise_mine()
                } else {
                    words.study_practise_of(name)
                }
            });
            view! { <button class="button" on:click=move |_| add(all, player, status, true)>{label}</button> }
        })
    };
    view! {
        <section class="more-part">
        <h2>{all.tell(words::Words::study_practise)}</h2>
        <div class="review-drills">
            {move || {
                let [white, black] = counts.get();
                view! { {button(Player::White, white)}{button(Player::Black, black)} }
            }}
            {all.own.map(|own| auto_switch(all, own, status))}
            <p role="status">{status}</p>
        </div>
        </section>
    }
    .into_any()
}

/// Turns the reader's mistakes into cards and reports the result in `status`. If the reader's side is unknown, shows
/// the choice of player instead.
pub(crate) fn practise(all: Reviewed, status: RwSignal<Option<String>>) {
    match all.own {
        Some(own) => add(all, own, status, true),
        None => all.page.set(Page::More),
    }
}

/// Turns the mistake in this decision into a card and opens the drills at that card.
pub(crate) fn practise_this(all: Reviewed, decision: &Decision) {
    let now = unix_ms();
    let found = all.review_job.review.with_untracked(|review| {
        let (decision, judged) = review.drill_candidate(decision)?;
        let card = Card::of_review(decision, judged, played_at(all, now), now)?;
        Some(card.with_opponent(&opponent(all, decision.player())))
    });
    let Some(card) = found else {
        return;
    };
    spawn_local(async move {
        let decision = card.decision;
        if store(vec![card]).await.is_ok() {
            asked_card::ask(decision);
            address::go(&Route::Drill.to_string());
        } else {
            all.review_job
                .shell()
                .say(&all.tell(words::Words::drill_not_stored));
        }
    });
}

/// Stores cards for a player's errors and reports the result in `status`. Unless `by_reader`, reports only
/// new cards.
fn add(all: Reviewed, player: Player, status: RwSignal<Option<String>>, by_reader: bool) {
    let cards = cards(all, player);
    spawn_local(async move {
        let words = all.words.get_value();
        let text = match store(cards).await {
            // Reopening a review adds no new cards, so there is nothing to report.
            Ok(0) if !by_reader => return,
            Ok(added) => words.drill_added(added as u32),
            Err(_) => words.drill_not_stored(),
        };
        let _gone = status.try_set(Some(text));
    });
}

/// Turns the reader's mistakes into cards as soon as the review is complete, unless the setting is off.
pub(crate) fn keep_mistakes(all: Reviewed) {
    let is_done = Memo::new(move |_| all.review_job.review.with(is_done));
    Effect::new(move |_| {
        let player = all.own.filter(|_| is_done.get() && is_auto());
        if let Some(own) = player {
            add(all, own, RwSignal::new(None), false);
        }
    });
}

/// Returns `true` if every decision has been evaluated at its final depth.
fn is_done(review: &Review) -> bool {
    review.progress() == Progress::Done
}

/// Draws the switch that controls whether errors become cards automatically.
fn auto_switch(all: Reviewed, own: Player, status: RwSignal<Option<String>>) -> impl IntoView {
    let auto = RwSignal::new(is_auto());
    let chosen = move |event| {
        let on = event_target_checked(&event);
        // If this fails, the setting lasts until the page is closed.
        let _stored = Browser.set(AUTO, if on { "yes" } else { "no" });
        auto.set(on);
        if on && all.review_job.review.with_untracked(is_done) {
            add(all, own, status, false);
        }
    };
    view! {
        <label class="review-auto">
            <input type="checkbox" prop:checked=auto on:change=chosen/>
            {all.words.read_value().drill_auto()}
        </label>
    }
}

/// Returns `true` if the reader's errors become cards automatically after a review.
fn is_auto() -> bool {
    Browser.get(AUTO).is_none_or(|stored| stored != "no")
}

/// Returns cards for a player's errors.
fn cards(all: Reviewed, player: Player) -> Vec<Card> {
    let now = unix_ms();
    let played_ms = played_at(all, now);
    all.review_job.review.with_untracked(|review| {
        let card = review
            .drill_candidates(player)
            .into_iter()
            .filter_map(|(decision, judged)| Card::of_review(decision, judged, played_ms, now));
        let opponent = opponent(all, player);
        card.map(|card| card.with_opponent(&opponent)).collect()
    })
}

fn opponent(all: Reviewed, player: Player) -> String {
    all.names
        .with_untracked(|names| names[player.opponent()].clone())
}

/// Returns the time when the match was played, in milliseconds since the Unix epoch; 0 if unknown.
fn played_at(all: Reviewed, now: u64) -> u64 {
    let date = all.model.with_untracked(|model| {
        let record = model.record()?;
        record.event.date.clone()
    });
    // An invalid date parses as NaN, which becomes 0, so no date is shown.
    let time_ms = match (date, all.review_job.route()) {
        (Some(date), _) => Date::parse(&date),
        (None, Route::Study(StudySource::Table)) => now as f64,
        (None, _) => 0.0,
    };
    time_ms as u64
}

/// Stores new cards, and updates stored cards for which there is a deeper evaluation; returns the number of new cards.
async fn store(cards: Vec<Card>) -> Result<usize, StoreError> {
    let mut added = 0;
    database::change_cards(|stored| {
        let stored_lines: BTreeMap<&str, &String> = stored
            .iter()
            .filter_map(|line| Some((key_of_line(line)?, line)))
            .collect();
        added = 0;
        let changed = cards.iter().filter_map(|card| {
            let key = card.key();
            let stored = stored_lines.get(key.as_str());
            added += usize::from(stored.is_none());
            let line = match stored {
                Some(stored) => card.deepened(stored)?.to_line(),
                None => card.to_line(),
            };
            Some((key, line))
        });
        changed.collect()
    })
    .await?;
    Ok(added)
}
