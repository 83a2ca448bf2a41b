//! Race and rolls of the game as bars. Players could count both themselves, so neither is help.

use board::side;
use leptos::prelude::*;
use rules::Player;
use table::{Race, RollBar, Rolls, race, rolls};
use words::Words;

use crate::store::Store;

/// Draws the race as two bars, in the colours of the checkers.
#[component]
pub(crate) fn RaceBars(store: Store) -> impl IntoView {
    let shown = store.slice(race);
    move || Some(race_bars(&store.words(), shown.get()?))
}

/// Draws a race.
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

/// Width of a column of the chart, in its units.
const COLUMN: f64 = 22.0;
/// Height of a pip in the chart.
const PIP: f64 = 1.25;
/// Middle of the chart, from which one player's bars go up and the other's go down.
const MIDDLE: f64 = 32.0;
/// Mean pips of a roll, 8 1/6.
const MEAN: f64 = 49.0 / 6.0;

/// Draws the rolls in pips: one player's bars above the middle, the other's below, with the mean of fair dice as a
/// line.
#[component]
pub(super) fn RollBars(store: Store) -> impl IntoView {
    let shown = store.slice(rolls);
    move || {
        let Rolls {
            means,
            bars,
            upwards,
        } = shown.get()?;
        let labels: Vec<String> = means
            .into_iter()
            .map(|(name, mean)| format!("{name} {mean}"))
            .collect();
        let bar = move |bar: RollBar| {
            let up = bar.player == upwards;
            let height = f64::from(bar.pips) * PIP;
            let x = bar.column as f64 * COLUMN + if up { 3.0 } else { 12.0 };
            let y = if up {
                MIDDLE - 1.0 - height
            } else {
                MIDDLE + 1.0
            };
            view! { <rect class=side(bar.player) class:rolling=bar.rolling x=x y=y width="8" height=height rx="1.5"/> }
        };
        let (upper, lower) = (MIDDLE - 1.0 - MEAN * PIP, MIDDLE + 1.0 + MEAN * PIP);
        Some(view! {
            <div class="rolls">
                <p><span>{store.words().panel_rolls()}</span><bdi>{labels.join(" \u{b7} ")}</bdi></p>
                <svg viewBox="0 0 364 64" aria-hidden="true">
                    <path class="middle" d=format!("M0 {MIDDLE}H364")/>
                    <path class="mean" d=format!("M0 {upper}H364M0 {lower}H364")/>
                    {bars.into_iter().map(bar).collect_view()}
                </svg>
            </div>
        })
    }
}
