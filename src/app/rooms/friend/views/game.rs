//! Board and players of the current game, and the panel beside it.

use board::{Scene, picture};
use correspondence::{Model, Playing, is_draft, scene, seat, turn_columns};
use leptos::prelude::*;
use rules::{ByPlayer, Player};
use table::Rolls;
use words::Words;

use super::{
    link::LinkPanel,
    panel::{Actions, Now},
    strip::{Strip, strip},
    told::Told,
};
use crate::{
    board::{Sill, SillState},
    rooms::{
        friend::{input::handlers, live::Direct, state::Friend},
        views::playing_board::PlayingBoard,
    },
};

/// Draws the current game.
#[component]
pub(crate) fn Game(friend: Friend) -> impl IntoView {
    let me = friend
        .model
        .with_untracked(|model| model.playing().map(Playing::me));
    let me = me.unwrap_or(Player::White);
    let turned = friend.shell.turned();
    let drawn = Memo::new(move |before: Option<&Scene>| {
        let scene = friend.model.with(|model| scene(model, turned.get()));
        // If there is no scene, the page is about to change.
        scene
            .or_else(|| before.cloned())
            .unwrap_or_else(|| picture("", "", "", ""))
    });
    let drafting = move || friend.model.with(is_draft);
    let words = friend.words.get_value();
    let rolls = friend.slice(rolls);
    let settings = friend.shell.settings();
    let sill = Signal::derive(move || {
        let rolls = rolls.get().filter(|_| settings.get().show_rolls);
        rolls.map_or(SillState::Empty, SillState::Rolls)
    });
    view! {
        {seat_strip(friend, me.opponent(), me, "top")}
        <div class="room-board" class:drafting=drafting>
            <PlayingBoard shell=friend.shell scene=drawn handlers=handlers(friend)/>
            <Sill line=sill label=""/>
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

/// Returns the rolls in the current game; `None` before the first one.
fn rolls(model: &Model) -> Option<Rolls> {
    let playing = model.playing()?;
    let session = playing.board()?.session();
    let me = playing.me();
    let [own, other] = turn_columns(model);
    let names = ByPlayer::new(|player| {
        if player == me {
            own.clone()
        } else {
            other.clone()
        }
    });
    Rolls::new(model.words(), session, &names, me, None)
}

/// Draws the strip for a player in the shown game.
fn seat_strip(friend: Friend, player: Player, me: Player, place: &'static str) -> AnyView {
    let is_mine = me == player;
    let whose = if is_mine { "mine" } else { "theirs" };
    let line = friend.slice(move |model| seat(model, player));
    // The text loads with the chunk for direct connections.
    let is_live = friend.slice(move |model| !is_mine && model.is_live());
    strip(friend, player, place, move || {
        Some(Strip {
            seat: line.get()?,
            due: friend.text(|words| words.friend_due(whose)),
            live: is_live.get().then(|| friend.text(Words::live_on)),
        })
    })
}
