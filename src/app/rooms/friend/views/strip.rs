//! Strip for a player beside the board.

use correspondence::Seat;
use leptos::prelude::*;
use rules::Player;

use super::clock::clock;
use crate::{
    parts::{Icon, chip, icon},
    rooms::friend::state::Friend,
};

/// Content of a player's strip.
pub(crate) struct Strip {
    pub(crate) seat: Seat,
    /// Label shown while it is the player's turn.
    pub(crate) due: String,
    /// Label for a direct connection to the player.
    pub(crate) live: Option<String>,
}

/// Draws the strip for `player` with the content returned by `line`.
pub(crate) fn strip(
    friend: Friend,
    player: Player,
    place: &'static str,
    line: impl Fn() -> Option<Strip> + Send + 'static,
) -> AnyView {
    let chip = chip(player);
    let seat = move |Strip { seat, due, live }: Strip| {
        let pips = friend.words.with_value(|words| words.pips(seat.pips));
        view! {
            <span class="who">
                <span class="name" dir="auto">{seat.name}</span>
                {seat.due.then(|| view! { <span class="turn due">{due}</span> })}
            </span>
            <span class="sub">
                {live.map(|live| view! { <span class="friend-on">{icon(Icon::Live)}{live}</span> })}
                <span>{pips}</span>
                {seat.lead.map(|lead| view! { <span class="lead">{lead}</span> })}
            </span>
            {seat.clock.map(clock)}
            {seat.points.map(|points| view! {
                <span class="score points" role="img" aria-label=seat.score>
                    {points}
                    {seat.away.map(|away| view! { <small>{away}</small> })}
                </span>
            })}
        }
    };
    view! {
        <div class=format!("friend-player {place}")>
            <span class=chip aria-hidden="true"></span>
            {move || line().map(seat)}
        </div>
    }
    .into_any()
}
