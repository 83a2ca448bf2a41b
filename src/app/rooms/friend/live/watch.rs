//! A game that others play, as a link has brought it: the board, the players and the plays, to be looked at alone.

use correspondence::{Notice, notice};
use friend::Watched;
use leptos::prelude::*;
use record::PlayerName;
use rules::{Act, Player};
use table::{Theme, colour, notation, scene};
use words::{Arg, Words};

use super::super::Friend;
use crate::{
    arrival::Arrival,
    board::{Board, BoardKind, Nobody},
};

/// The game of a link, or why there is none.
pub(super) fn watch(friend: Friend, link: &str) -> AnyView {
    match Watched::from_link(link) {
        Ok(watched) => view! { <Game friend watched/> }.into_any(),
        Err(fault) => {
            let told = friend
                .model
                .with_untracked(|model| notice(model, &Notice::Link(fault)));
            friend.shell.say(&told);
            view! { <div class="friend-told"><p class="problem">{told}</p></div> }.into_any()
        }
    }
}

/// Returns a player's name, or else the colour of the checkers.
fn called(words: &Words, theme: Theme, watched: &Watched, player: Player) -> String {
    let name = watched.names()[player].as_ref().map(PlayerName::as_str);
    name.map_or_else(
        || words.name_colour(colour(theme, player)),
        |name| format!("\u{2068}{name}\u{2069}"),
    )
}

#[component]
fn Game(friend: Friend, watched: Watched) -> impl IntoView {
    let words = friend.words.get_value();
    let session = watched.session().clone();
    let settings = friend.shell.settings().get_untracked();
    let board = table::Model::of_session(session.clone(), Player::White, settings, words.clone());
    let drawn = Memo::new(move |_| scene(&board, false));
    let names = Player::BOTH.map(|player| called(&words, settings.theme, &watched, player));
    let [white, black] = names.clone();
    let named = move |player| match player {
        Player::White => white.clone(),
        Player::Black => black.clone(),
    };
    let strip = |player: Player, place: &'static str| {
        let chip = match player {
            Player::White => "chip light",
            Player::Black => "chip dark",
        };
        let due = watched.ended().is_none() && session.decides() == Some(player);
        let points = session.score()[player];
        view! {
            <div class=format!("friend-player {place}")>
                <span class=chip aria-hidden="true"></span>
                <span class="name" dir="auto">{named(player)}</span>
                <small>{words.pips(session.board_of(player).own().pips())}</small>
                {due.then(|| view! { <small class="due">{words.to_play()}</small> })}
                <span class="points" role="img" aria-label=words.score(points)>{points}</span>
            </div>
        }
    };
    let plays = session
        .record()
        .into_iter()
        .filter_map(|turn| match turn.act {
            Act::Play { before, play, .. } => {
                let who = Arg::Named {
                    key: "named",
                    name: named(turn.player).into(),
                };
                Some(words.played(who, notation(&words, &before, &play)))
            }
            _ => None,
        });
    view! {
        {strip(Player::Black, "top")}
        <div class="room-board">
            <Board
                scene=drawn
                kind=BoardKind::Room
                label=words.board()
                hands=&Nobody
                arrival=Arrival::over()
            />
        </div>
        {strip(Player::White, "bottom")}
        <section class="friend-panel" aria-label=words.game_region()>
            <p class="friend-now">{words.live_watched(watched.messages() as u32)}</p>
            <ol class="friend-plays">{plays.map(|play| view! { <li>{play}</li> }).collect_view()}</ol>
        </section>
    }
}
