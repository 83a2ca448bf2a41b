//! Rolls in a position as boards, each with its best play and the plays that are nearly as good.

use ::drill::{BookEntry, Openings, OpeningsMsg};
use leptos::prelude::*;

use crate::{board::LittleBoard, rooms::openings::state::Opened};

/// Maximum loss of a play listed with the best one, in points.
const MAX_LISTED_LOSS: f64 = 0.020;
/// Maximum number of plays listed per board.
const MAX_LISTED: usize = 3;

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

/// Draws a roll: its board with the best play's arrows, and the plays by name and notation.
fn tile(room: Opened, entry: &BookEntry) -> AnyView {
    let roll = entry.roll;
    let scene = entry.plays.first().and_then(|best| room.scene(entry, best));
    let plays = entry.good(MAX_LISTED_LOSS).take(MAX_LISTED);
    let plays = plays.map(|play| {
        let (name, notation) = room.named(entry, play);
        view! { <span class="openings-play"><span>{name}</span>" "<bdi dir="ltr">{notation}</bdi>" "</span> }
    });
    let plays = plays.collect_view();
    view! {
        <button class="tile" on:click=move |_| room.go(OpeningsMsg::Open(roll))>
            <span class="tile-picture">{scene.map(|scene| view! { <LittleBoard scene/> })}</span>
            <span class="tile-text"><b>{roll.to_string()}</b>" "{plays}</span>
        </button>
    }
    .into_any()
}
