//! The game's race, drawn as bars. Both pip counts follow from the board, so the bars do not count as help.

use board::side;
use leptos::prelude::*;
use rules::Player;
use table::{Race, race};
use words::Words;

use crate::store::Store;

/// Draws the race as two bars, in the checkers' colours.
#[component]
pub(crate) fn RaceBars(store: Store) -> impl IntoView {
    let bars = store.slice(race);
    move || Some(race_bars(&store.words(), bars.get()?))
}

/// Draws a race as two bars, with a description.
pub(crate) fn race_bars(words: &Words, Race { told, bars }: Race) -> AnyView {
    let bar = |(player, share): (Player, u32)| {
        view! { <rect class=side(player) x="0.5" width=f64::from(share) / 1_000.0 * 363.0 height="8" rx="4"/> }
    };
    let [upper, lower] = bars.map(bar);
    view! {
        <div class="race">
            <p><span>{words.race()}</span><span>{told}</span></p>
            <svg viewBox="0 0 364 9" preserveAspectRatio="none" aria-hidden="true"><g transform="translate(0 .5)">{upper}</g></svg>
            <svg viewBox="0 0 364 9" preserveAspectRatio="none" aria-hidden="true"><g transform="translate(0 .5)">{lower}</g></svg>
        </div>
    }
    .into_any()
}
