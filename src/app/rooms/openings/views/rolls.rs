//! Rolls in a position as boards, each with its best play and the names of the plays that are nearly as good.

use ::drill::{BookEntry, Openings, OpeningsMsg};
use leptos::prelude::*;

use crate::{board::LittleBoard, rooms::openings::state::Opened};

/// Maximum loss of a play named with the best one, in points.
const MAX_NAMED_LOSS: f64 = 0.020;
/// Maximum number of plays named per board.
const MAX_NAMED: usize = 3;

/// Draws the rolls in the current position as tiles, each of which opens the decision.
#[component]
pub(crate) fn Rolls(room: Opened) -> impl IntoView {
    let rolls = room.slice(Openings::next);
    let tiles = move || {
        let rolls = rolls.get().into_iter();
        rolls
            .map(|entry| view! { <li>{tile(room, &entry)}</li> })
            .collect_view()
    };
    view! { <ul class="tiles openings-rolls">{tiles}</ul> }
}

/// Draws a roll: its board with the best play's arrows, the best play, and the names of all good plays.
fn tile(room: Opened, entry: &BookEntry) -> AnyView {
    let roll = entry.roll;
    let best = entry.plays.first();
    let scene = best.and_then(|best| room.scene(entry, best));
    let notation = best.map(|best| room.named(entry, best).1);
    let mut names = Vec::new();
    for play in entry.good(MAX_NAMED_LOSS).take(MAX_NAMED) {
        let (name, _) = room.named(entry, play);
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    view! {
        <button class="tile" on:click=move |_| room.go(OpeningsMsg::Open(roll))>
            <span class="tile-picture">{scene.map(|scene| view! { <LittleBoard scene/> })}</span>
            <span class="tile-text">
                <b>{roll.to_string()}</b>" "
                <span>{names.join(" · ")}</span>" "
                <bdi dir="ltr">{notation}</bdi>
            </span>
        </button>
    }
    .into_any()
}
