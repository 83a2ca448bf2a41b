//! Read-only view of a game between other players: the board, the players and the plays, first from a link and then
//! over a connection to one of the players.

use board::{PlayBoard, Scene, Theme, colour, notation, scene};
use correspondence::{Notice, Seat, draft, face, notice};
use friend::SpectatedGame;
use leptos::prelude::*;
use live::{ShownGame, Stage, Times};
use record::PlayerName;
use rules::{Act, ByPlayer, Play, Player, Roll};
use words::{Arg, Words, arg, isolated};

use super::audience::{self, Heard};
use crate::{
    board::{Board, BoardKind},
    rooms::friend::{
        state::Friend,
        views::{
            link::Link,
            strip::{Strip, strip},
            unbroken::unbroken,
        },
    },
    sharing::copy::address,
    staged_build::StagedBuild,
};

/// Draws the game in a link, or the reason the link is invalid.
pub(super) fn watch(friend: Friend, link: &str) -> AnyView {
    match SpectatedGame::from_link(link) {
        Ok(watched) => {
            let offer = link.split_once('.').map(|(_, offer)| offer.to_owned());
            let offer = offer.filter(|offer| !offer.is_empty());
            view! { <Game friend watched offer/> }.into_any()
        }
        Err(fault) => {
            let problem = friend
                .model
                .with_untracked(|model| notice(model, &Notice::Link(fault)));
            friend.shell.say(&problem);
            view! { <div class="friend-told"><p class="problem">{problem}</p></div> }.into_any()
        }
    }
}

/// Returns a player's name, or the colour of the player's checkers if there is no name.
fn called(words: &Words, theme: Theme, watched: &SpectatedGame, player: Player) -> String {
    let name = watched.names()[player].as_ref().map(PlayerName::as_str);
    name.map_or_else(|| words.name_colour(colour(theme, player)), isolated)
}

/// Returns a player as a message argument, by name or by the colour of the checkers.
fn player_arg(
    words: &Words,
    theme: Theme,
    watched: &SpectatedGame,
    player: Player,
) -> Arg<'static> {
    let key = match watched.names()[player] {
        Some(_) => "named",
        None => colour(theme, player),
    };
    Arg::Named {
        key,
        name: called(words, theme, watched, player).into(),
    }
}

/// Returns the game in the form that the connection to a player requires.
fn standing(watched: &SpectatedGame) -> ShownGame {
    ShownGame {
        game: watched.tag(),
        count: watched.messages(),
        own: Vec::new(),
        timed: None,
    }
}

/// Visible state of the turn in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Turn {
    /// Unfinished play: its player, the roll, and the moves so far.
    draft: Option<(Player, Roll, Play)>,
    /// Times on both clocks.
    times: Option<Times>,
}

/// Watched game, and the board that shows it.
#[derive(Clone, Copy)]
struct Watched {
    game: RwSignal<SpectatedGame>,
    turn: RwSignal<Turn>,
    board: RwSignal<PlayBoard>,
}

impl Watched {
    /// Shows the board as of the last message, without any unfinished play.
    fn lay(self) {
        self.turn.update(|turn| turn.draft = None);
        let session = self.game.with_untracked(|game| game.session().clone());
        self.board.update(|board| board.show(session));
    }

    /// Applies data received over the connection.
    fn follow(self, data: Heard) {
        match data {
            Heard::Message(message) => {
                let followed = self.game.try_update(|game| game.follow(&message).is_ok());
                if followed == Some(true) {
                    self.lay();
                    audience::watched(&self.game.with_untracked(standing));
                }
            }
            Heard::Draft(live::Draft { roll, play, .. }) => {
                let drafted = self
                    .game
                    .try_with_untracked(|game| game.drafted(roll, &play));
                if let Some(Some((player, session))) = drafted {
                    self.turn
                        .update(|turn| turn.draft = Some((player, roll, play)));
                    self.board.update(|board| board.show(session));
                }
            }
            Heard::Times(times) => {
                let fits = self
                    .game
                    .try_with_untracked(|game| game.may_have_left(&times.left));
                if fits == Some(true) {
                    self.turn.update(|turn| turn.times = Some(times));
                }
            }
        }
    }

    /// Returns the scene, with the moves in a draft marked.
    fn scene(self, friend: Friend) -> Scene {
        let look = friend.shell.settings().get().look();
        let view = look.view(Player::White, friend.shell.turned().get());
        let words = friend.words.read_value();
        let names = self
            .game
            .with(|game| ByPlayer::new(|player| player_arg(&words, look.theme, game, player)));
        let mut drawn = self
            .board
            .with(|board| scene(board.hand(), &board.context(look, view, &words, names)));
        if let Some((player, ..)) = self.turn.with(|turn| turn.draft) {
            let before = self.game.with(|game| game.session().board_of(player));
            drawn.mark_moved(player, &before);
        }
        drawn
    }
}

#[component]
fn Game(friend: Friend, watched: SpectatedGame, offer: Option<String>) -> impl IntoView {
    let words = friend.words.get_value();
    let session = watched.session().clone();
    let watching = Watched {
        board: RwSignal::new(PlayBoard::new(session, None)),
        game: RwSignal::new(watched),
        turn: RwSignal::new(Turn::default()),
    };
    let Watched {
        game: watched,
        turn,
        ..
    } = watching;
    // Connecting contacts the addresses in the link, so the spectator must confirm first.
    let offer = RwSignal::new(offer);
    let connect = move |_| {
        if let Some(offer) = offer.try_update(Option::take).flatten() {
            let here = watched.with_untracked(standing);
            audience::answer(offer, here, move |data| watching.follow(data));
        }
    };
    on_cleanup(audience::leave);
    let connection = audience::shown();
    let moves = Memo::new(move |_| connection.with(|connection| connection.moves));
    Effect::new(move |_| {
        // The draft shows the start of a play; a player who stops moving has taken it back.
        if !moves.get() && turn.with_untracked(|turn| turn.draft.is_some()) {
            watching.lay();
        }
    });
    let start = move || {
        let label = friend.text(Words::live_watch_start);
        view! { <button class="button primary" on:click=connect>{label}</button> }
    };
    let drawn = Memo::new(move |_| watching.scene(friend));
    let drafting = move || turn.with(|turn| turn.draft.is_some());
    view! {
        {seat_strip(friend, watching, Player::Black, "top")}
        <div class="room-board" class:drafting=drafting>
            <Board
                scene=drawn
                kind=BoardKind::Room
                label=words.board()
                page_build=StagedBuild::finished()
            />
        </div>
        {seat_strip(friend, watching, Player::White, "bottom")}
        <section class="friend-panel" aria-label=words.game_region()>
            <Told friend watched/>
            {move || offer.with(Option::is_some).then(start)}
            {move || drafted(friend, watched, turn).map(|line| view! { <p class="friend-line">{unbroken(&line)}</p> })}
            <ol class="friend-plays">{move || plays(friend, watched)}</ol>
        </section>
    }
}

/// Draws the strip for a player in the watched game.
fn seat_strip(friend: Friend, watching: Watched, player: Player, place: &'static str) -> AnyView {
    let theme = friend.shell.settings().get_untracked().theme;
    let seat = move || {
        let watched = watching.game.read();
        let words = friend.words.read_value();
        let session = watched.session();
        let points = session.score()[player];
        let clock = watching.turn.with(|turn| turn.times);
        let clock = clock.map(|Times { left, delay }| {
            let whose = player_arg(&words, theme, &watched, player);
            let delay = delay.map(|(player, left)| (player, left.into()));
            face(words.clock_of(whose), player, &left, delay)
        });
        let seat = Seat {
            name: called(&words, theme, &watched, player),
            pips: session.board_of(player).own().pips(),
            points: Some(points),
            away: None,
            lead: None,
            score: words.score(points),
            clock,
            due: watched.ended().is_none() && session.decides() == Some(player),
        };
        Some(Strip {
            seat,
            due: words.live_on_roll(),
            live: None,
        })
    };
    strip(friend, player, place, seat)
}

/// Draws a note saying how much of the game is known, and the instruction for following it live.
#[component]
fn Told(friend: Friend, watched: RwSignal<SpectatedGame>) -> impl IntoView {
    let connection = audience::shown();
    let stage = Memo::new(move |_| connection.with(|shown| shown.stage.clone()));
    let status = move || {
        let count = u32::from(watched.with(SpectatedGame::messages));
        friend.text(|words| match stage.get() {
            Stage::Preparing(_) => words.live_preparing(),
            Stage::Answered(_) => words.live_watch_answer(),
            Stage::Connected => words.live_watch_on(count),
            _ => words.live_watched(count),
        })
    };
    let answer = move || {
        let Stage::Answered(signal) = stage.get() else {
            return None;
        };
        let last = watched.with_untracked(SpectatedGame::last_link)?;
        let last = last.trim_start_matches("t=");
        let link = format!("{}#l={}.{last}", address()?, signal.code());
        let name = friend.text(Words::live_watch_back);
        Some(view! { <Link friend name link/> })
    };
    view! {
        <p class="friend-now" role="status">{status}</p>
        {answer}
    }
}

/// Returns a description of the unfinished play; `None` if there is none.
fn drafted(
    friend: Friend,
    watched: RwSignal<SpectatedGame>,
    turn: RwSignal<Turn>,
) -> Option<String> {
    let (player, roll, play) = turn.with(|turn| turn.draft)?;
    let theme = friend.shell.settings().get_untracked().theme;
    let (watched, words) = (watched.read(), friend.words.read_value());
    let name = player_arg(&words, theme, &watched, player);
    let before = watched.session().board_of(player);
    Some(draft(&words, name, &before, roll, &play, [player; 2]))
}

/// Draws the plays made so far.
fn plays(friend: Friend, watched: RwSignal<SpectatedGame>) -> impl IntoView {
    let theme = friend.shell.settings().get_untracked().theme;
    let watched = watched.read();
    let words = friend.words.read_value();
    let turns = watched.session().record().into_iter();
    let play = |turn: rules::Turn| match turn.act {
        Act::Play { before, play, .. } => {
            let player = player_arg(&words, theme, &watched, turn.player);
            Some(words.played(
                arg::Play(notation(&words, &before, &play)),
                arg::Who(player),
            ))
        }
        _ => None,
    };
    let plays: Vec<String> = turns.filter_map(play).collect();
    plays
        .into_iter()
        .map(|play| view! { <li>{play}</li> })
        .collect_view()
}
