//! From a review to the drills: a player's errors become cards.

use std::collections::BTreeSet;

use drill::{Card, key_of_line};
use leptos::prelude::*;
use library::StoreError;
use rules::Player;
use study::Progress;
use table::{Route, Studied};
use wasm_bindgen_futures::spawn_local;
use web_sys::js_sys::Date;

use super::review::Reviewed;
use crate::effects::database;

/// A button for each player who has made errors, once a review rests.
pub(super) fn drills(all: Reviewed) -> AnyView {
    let told = RwSignal::new(None::<String>);
    let counts = Memo::new(move |_| {
        all.judging.review.with(|review| {
            let rests = matches!(review.progress(), Progress::Done | Progress::Stopped);
            Player::BOTH.map(|player| {
                if rests {
                    review.drilled(player).len()
                } else {
                    0
                }
            })
        })
    });
    let add = move |player: Player| {
        let cards = cards(all, player);
        spawn_local(async move {
            let words = all.words.get_value();
            let said = match store(cards).await {
                Ok(count) => words.drill_added(count as u32),
                Err(_) => words.drill_not_stored(),
            };
            let _gone = told.try_set(Some(said));
        });
    };
    let button = move |player: Player, count: usize| {
        (count > 0).then(|| {
            let name = format!("\u{2068}{}\u{2069}", all.names.get()[player]);
            let label = all.words.read_value().drill_add(name);
            view! { <button class="button" on:click=move |_| add(player)>{label}</button> }
        })
    };
    view! {
        <div class="review-drills">
            {move || {
                let [white, black] = counts.get();
                view! { {button(Player::White, white)}{button(Player::Black, black)} }
            }}
            <p role="status">{told}</p>
        </div>
    }
    .into_any()
}

/// The cards of a player's decisions.
fn cards(all: Reviewed, player: Player) -> Vec<Card> {
    let now = Date::now();
    let date = all.model.with_untracked(|model| {
        let record = model.record()?;
        record.event.date.clone()
    });
    // A date that cannot be read is not a number, which becomes 0: then none is told.
    let when = match (date, all.judging.route()) {
        (Some(date), _) => Date::parse(&date),
        (None, Route::Study(Studied::Table)) => now,
        (None, _) => 0.0,
    };
    all.judging.review.with_untracked(|review| {
        let chosen = review.drilled(player).into_iter();
        let card = chosen.filter_map(|(decision, judged)| {
            Card::of_review(decision, judged, when as u64, now as u64)
        });
        card.collect()
    })
}

/// Stores those that are not there yet, and says how many these are.
async fn store(cards: Vec<Card>) -> Result<usize, StoreError> {
    let lines = database::cards().await?;
    let known: BTreeSet<&str> = lines.iter().filter_map(|line| key_of_line(line)).collect();
    let new: Vec<(String, String)> = cards
        .iter()
        .map(|card| (card.key(), card.to_line()))
        .filter(|(key, _)| !known.contains(key.as_str()))
        .collect();
    database::keep_cards(&new).await?;
    Ok(new.len())
}
