//! Table of the winning chances over the course of a game, with the rolls that swung it.

use leptos::prelude::*;
use rules::Player;
use study::Model;
use words::{Words, arg, decimal, isolated, signed};

use crate::rooms::study::state::Reviewed;

/// Winning chance before a roll in the current game.
#[derive(Clone, Copy, PartialEq)]
struct Chance {
    /// Index of the moment in the game.
    at: usize,
    /// Winning chance of the player at the bottom.
    win: f32,
    /// Luck of the player at the bottom; `None` unless the roll swung the game.
    luck: Option<f32>,
}

/// Draws the table, which is filled when it is opened.
pub(super) fn chances_table(all: Reviewed) -> impl IntoView {
    let bottom = all.players()[0];
    let chances = Memo::new(move |_| chances(all, bottom));
    let open = RwSignal::new(false);
    let rows = move || {
        open.get().then(|| {
            let row = |chance| view! { <li>{say(all, chance, bottom)}</li> };
            view! { <ol>{chances.get().into_iter().map(row).collect_view()}</ol> }
        })
    };
    view! {
        <details class="review-more" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{all.tell(Words::review_graph)}</summary>
            {rows}
        </details>
    }
}

/// Returns the winning chances in the current game, where known.
fn chances(all: Reviewed, bottom: Player) -> Vec<Chance> {
    let game = all.game.get();
    let review = all.review_job.review;
    all.model.with_untracked(|model: &Model| {
        let chances = review.with(|review| review.chances(game, bottom));
        let chance = |(nth, win, luck)| {
            let mut moments = model.moments().iter();
            let at = moments.position(|it| it.nth == Some(nth))?;
            Some(Chance { at, win, luck })
        };
        chances.into_iter().filter_map(chance).collect()
    })
}

/// Returns the chance as text, with the luck if the roll swung the game.
fn say(all: Reviewed, chance: Chance, bottom: Player) -> String {
    let name = isolated(&all.names.get()[bottom]);
    let percent = f64::from(100.0 * chance.win);
    all.tell(|words| {
        let number = chance.at as i64 + 1;
        let chance_text = words.review_chance(
            arg::Moment(number),
            arg::Name(name),
            arg::Percent(decimal(words, percent, 1)),
        );
        match chance.luck {
            Some(luck) => {
                let luck = signed(words, luck.into(), 3);
                format!("{chance_text} · {} {luck}", words.review_luck())
            }
            None => chance_text,
        }
    })
}
