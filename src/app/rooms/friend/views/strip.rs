//! The strip of a player beside the board.

use correspondence::Seat;
use leptos::prelude::*;
use rules::Player;

use super::clock::clock;
use crate::{parts::chip, rooms::friend::state::Friend};

/// The strip of `player`, with the seat that is shown there and what is said of the player who is due.
pub(crate) fn strip(
    friend: Friend,
    player: Player,
    place: &'static str,
    shown: impl Fn() -> Option<(Seat, String)> + Send + 'static,
) -> AnyView {
    let chip = chip(player);
    let seat = move |(seat, due): (Seat, String)| {
        let pips = friend.words.with_value(|words| words.pips(seat.pips));
        view! {
            <span class="who">
                <span class="name" dir="auto">{seat.name}</span>
                {seat.due.then(|| view! { <span class="turn due">{due}</span> })}
            </span>
            <span class="sub">
                <span>{pips}</span>
                {seat.lead.map(|lead| view! { <span>{lead}</span> })}
            </span>
            {seat.clock.map(clock)}
            <span class="score points" role="img" aria-label=seat.score>
                {seat.points}
                {seat.away.map(|away| view! { <small>{away}</small> })}
            </span>
        }
    };
    view! {
        <div class=format!("friend-player {place}")>
            <span class=chip aria-hidden="true"></span>
            {move || shown().map(seat)}
        </div>
    }
    .into_any()
}
