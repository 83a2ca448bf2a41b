//! The board of a game with its players, and the panel beside it.

use board::{Scene, picture};
use correspondence::{Playing, is_draft, scene, seat};
use leptos::prelude::*;
use rules::Player;

use super::{
    link::LinkPanel,
    panel::{Actions, Now},
    strip::strip,
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
        {seat_strip(friend, me.opponent(), me, "top")}
        <div class="room-board" class:drafting=drafting>
            <PlayingBoard shell=friend.shell scene=drawn handlers=handlers(friend)/>
        </div>
        {seat_strip(friend, me, me, "bottom")}
        <section class="friend-turn" aria-label=words.game_region()>
            <Now friend/>
            <div class="friend-foot"><Actions friend/></div>
            <div class="friend-panel">
                <Told friend/>
                <LinkPanel friend/>
                <Direct friend/>
            </div>
        </section>
    }
}

/// The strip of a player of the shown game.
fn seat_strip(friend: Friend, player: Player, me: Player, place: &'static str) -> AnyView {
    let whose = if me == player { "mine" } else { "theirs" };
    let shown = friend.slice(move |model| seat(model, player));
    strip(friend, player, place, move || {
        let due = friend.text(|words| words.friend_due(whose));
        Some((shown.get()?, due))
    })
}
