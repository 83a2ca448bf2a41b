//! The board of a game with its players, and the panel beside it.

use board::{Scene, picture};
use correspondence::{Playing, Seat, is_draft, scene, seat};
use leptos::prelude::*;
use rules::Player;

use super::{
    clock::clock,
    link::LinkPanel,
    panel::{Actions, Now},
    told::Told,
};
use crate::rooms::{
    friend::{input::handlers, live::Direct, state::Friend},
    views::playing_board::PlayingBoard,
};

/// A game.
#[component]
pub(crate) fn Game(friend: Friend) -> impl IntoView {
    let me = friend
        .model
        .with_untracked(|model| model.playing().map(Playing::me));
    let me = me.unwrap_or(Player::White);
    let turned = friend.shell.turned();
    let drawn = Memo::new(move |before: Option<&Scene>| {
        let scene = friend.model.with(|model| scene(model, turned.get()));
        // The page is about to be another one.
        scene
            .or_else(|| before.cloned())
            .unwrap_or_else(|| picture("", "", "", ""))
    });
    let drafting = move || friend.model.with(is_draft);
    let words = friend.words.get_value();
    view! {
        <Strip friend player=me.opponent() place="top"/>
        <div class="room-board" class:drafting=drafting>
            <PlayingBoard shell=friend.shell scene=drawn handlers=handlers(friend)/>
        </div>
        <Strip friend player=me place="bottom"/>
        <section class="friend-panel" aria-label=words.game_region()>
            <Told friend/>
            <Now friend/>
            <Actions friend/>
            <LinkPanel friend/>
            <Direct friend/>
        </section>
    }
}

/// A player's name, pips and points.
#[component]
fn Strip(friend: Friend, player: Player, place: &'static str) -> impl IntoView {
    let shown = friend.slice(move |model| seat(model, player));
    let chip = match player {
        Player::White => "chip light",
        Player::Black => "chip dark",
    };
    let me = friend
        .model
        .with_untracked(|model| model.playing().map(Playing::me));
    let whose = if me == Some(player) { "mine" } else { "theirs" };
    let strip = move |seat: Seat| {
        friend.words.with_value(|words| {
            view! {
                <span class="name" dir="auto">{seat.name}</span>
                <small>{words.pips(seat.pips)}</small>
                {seat.due.then(|| view! { <small class="due">{words.friend_due(whose)}</small> })}
                {seat.clock.map(clock)}
                <span class="points" role="img" aria-label=seat.score>
                    {seat.points}
                    {seat.length.map(|length| view! { <span class="length">"/"{length}</span> })}
                </span>
            }
        })
    };
    view! {
        <div class=format!("friend-player {place}")>
            <span class=chip aria-hidden="true"></span>
            {move || shown.get().map(strip)}
        </div>
    }
}
