//! Score above a question about a score, which has no position.

use leptos::prelude::*;
use rules::Player;

use crate::{
    parts::chip,
    rooms::drill::{state::Drill, texts},
};

/// Draws the points that both players need, as texts and as two tracks to the end of the match, and the cube.
#[component]
pub(crate) fn ScoreField(drill: Drill) -> impl IntoView {
    let score = drill.slice(|model| texts::asked_score(&model.task()?.exercise));
    move || {
        let score = score.get()?;
        let words = drill.words.read_value();
        let [own, opponent] = score.away;
        let most = own.max(opponent);
        let side = |player: Player, name: String, away: u8| {
            view! {
                <div class="score-side" aria-hidden="true">
                    <span class="score-plate">
                        <span class=chip(player)></span>
                        <span class="name">{name}</span>
                        <b>{words.drill_away(away)}</b>
                    </span>
                    <span class="score-track">{track(player, away, most)}</span>
                </div>
            }
        };
        let cube = score.cube.map(
            |value| view! { <span class="score-cube" aria-hidden="true">{value.to_string()}</span> },
        );
        Some(view! {
            <div class="score-board">
                <div class="score-felt">
                    <p class="unseen">{texts::away(&words, score.away)}</p>
                    {side(Player::Black, words.opponent(), opponent)}
                    {side(Player::White, words.name_you(), own)}
                    {cube}
                </div>
            </div>
        })
    }
}

/// Draws a track of `most` points: checkers on the points of the lead, then holes for the `away` points still needed.
fn track(player: Player, away: u8, most: u8) -> Vec<AnyView> {
    let lead = most - away;
    let point = |nth| {
        if nth < lead {
            view! { <i class=chip(player)></i> }.into_any()
        } else {
            view! { <i></i> }.into_any()
        }
    };
    (0..most).map(point).collect()
}
