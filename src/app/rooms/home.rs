//! Home page of Play: the running game, pending items, and the start buttons.

use ::board::{Scene, draw::Crop, picture};
use leptos::prelude::*;
use rules::{Board, Decision, Player, Variant};
use table::{
    LessonMsg, Msg, Route, RunningTurn, has_finished_games, is_finished, running_game, running_turn,
};
use words::arg;

use super::{Room, Shell, progress, views::head::RoomHead};
use crate::{
    board::LittleBoard,
    browser::{database, friends, own_side, spawn_local, unix_ms},
    panels::{offer, race::race_bars},
    parts::{Icon, icon, onward},
    shell::{Badges, last_scene, turn_name},
};

part! { later:
    /// Returns the entry point of the page's lazy-loaded chunk.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let title = words.place_play();
    shell.entitle(&title);
    let begin = words.home_begin();
    view! {
        <main class="room home play-room">
            <RoomHead shell title>
                <NewGame shell/>
            </RoomHead>
            <div class="room-body">
                <div class="play-home">
                    <Running shell/>
                    <Waiting shell/>
                    <Glance shell/>
                    <section class="play-begin" aria-labelledby="play-begin">
                        <h2 class="gh" id="play-begin">{begin}</h2>
                        <Begin shell/>
                    </section>
                </div>
            </div>
        </main>
    }
    .into_any()
}

/// Draws the button that starts another game while one is running.
#[component]
fn NewGame(shell: Shell) -> impl IntoView {
    let words = shell.words();
    let is_any = is_running(shell);
    move || {
        is_any.get().then(|| {
            view! {
                <button class="button" on:click=move |_| shell.open_new_game(false)>
                    {icon(Icon::Plus)}
                    <span>{words.new_game()}</span>
                </button>
            }
        })
    }
}

/// Returns a memo that is `true` while a game is running. A finished game is shown as the last game's line instead.
fn is_running(shell: Shell) -> Memo<bool> {
    let store = shell.store();
    store.slice(|model| running_turn(model).is_some() && !is_finished(model))
}

/// Draws the running game as a card that leads to the table, or the start buttons if no game is running.
#[component]
fn Running(shell: Shell) -> impl IntoView {
    let store = shell.store();
    let game = store.slice(running_game);
    let is_any = is_running(shell);
    let words = StoredValue::new(shell.words());
    let scene = last_scene(game);
    let text = move |field: fn(&table::RunningGame) -> String| {
        move || game.with(|game| game.as_ref().map(field).unwrap_or_default())
    };
    let turn = move || game.with(|game| game.as_ref().map(|game| game.turn));
    let state = move || {
        let turn = turn().filter(|turn| *turn != RunningTurn::Shared)?;
        let name = turn_name(&words.read_value(), Some(turn));
        Some(view! { <span class="tag turn">{name}</span> })
    };
    let race = move || {
        let race = game.with(|game| game.as_ref().and_then(|game| game.race.clone()))?;
        Some(race_bars(&words.read_value(), race))
    };
    move || {
        if is_any.get() {
            view! {
                <a class="surface play-running" href=Route::Play.link()>
                    <span class="play-picture"><LittleBoard scene/></span>
                    <span class="play-told">
                        {state}
                        <b>{text(|game| game.players.clone())}</b>
                        <span>{text(|game| game.title.clone())}</span>
                        <span>{text(|game| game.rolled.clone().unwrap_or_default())}</span>
                        {race}
                        <span class="button primary">{words.read_value().go_on()}</span>
                    </span>
                </a>
            }
            .into_any()
        } else {
            let words = words.read_value();
            let offered = store.model.with_untracked(table::start);
            let told = if let Some(offered) = offered {
                offer(store, &offered, move |msg| shell.send_to_table([msg]))
            } else {
                view! {
                    <p>{words.home_nothing()}</p>
                    <button class="button primary large" on:click=move |_| shell.open_new_game(false)>
                        {words.start_computer()}
                    </button>
                }
                .into_any()
            };
            view! {
                <div class="surface play-running">
                    <span class="play-picture"><LittleBoard scene=opening()/></span>
                    <div class="play-told">{told}</div>
                </div>
            }
            .into_any()
        }
    }
}

/// Returns the scene of a decision, drawn according to the player's settings; the board is empty until the decision is
/// known.
fn scene_of(shell: Shell, decision: Option<&Decision>) -> Scene {
    let look = shell.settings().get_untracked().look();
    decision.map_or_else(
        || picture("", "", "", ""),
        |decision| Scene::of_decision(decision, look.view(decision.player(), false)),
    )
}

/// Returns the starting position.
fn opening() -> Scene {
    Scene::little(&Board::start(Variant::Standard), None, None, Player::White)
}

/// Draws the number of due cards, with the first card's position, and the number of friend games in which it is the
/// player's turn, with the first such game's position.
#[component]
fn Waiting(shell: Shell) -> impl IntoView {
    let badges = Badges::watch(shell.store());
    let words = StoredValue::new(shell.words());
    let first = RwSignal::new(None::<Decision>);
    spawn_local(async move {
        let lines = database::cards().await.unwrap_or_default();
        let lines = lines.iter().map(String::as_str);
        // The home page may have been left in the meantime.
        let _left = first.try_set(drill::first_due(lines, unix_ms()));
    });
    let first_scene = Memo::new(move |_| first.with(|first| scene_of(shell, first.as_ref())));
    let due = move || {
        let due = badges.due.get();
        (due > 0).then(|| {
            let words = words.read_value();
            view! {
                <a class="li" href=Route::Drill.link()>
                    <span class="play-card"><LittleBoard scene=first_scene/></span>
                    <span class="li-text"><b class="n">{words.drill_due(due)}</b></span>
                    <span class="button">{words.start()}</span>
                </a>
            }
        })
    };
    let friends = move || {
        badges.friends.track();
        let (running, mine) = friends::running()?;
        let line = words
            .read_value()
            .friend_line(arg::Mine(mine), arg::Running(running));
        let pending = friends::first_pending().filter(|_| mine > 0);
        let (board, name) = match pending {
            Some((decision, name)) => {
                let scene = scene_of(shell, Some(&decision));
                let board = view! { <span class="play-card"><LittleBoard scene/></span> };
                (board.into_any(), name)
            }
            None => (icon(Icon::Friends), None),
        };
        let name = name.map(|name| view! { <span class="s">{words::isolated(&name)}</span> });
        Some(view! {
            <a class="li" href=Route::Friend(None).link()>
                {board}
                <span class="li-text"><b class="n">{line}</b>{name}</span>
                {onward()}
            </a>
        })
    };
    let is_any =
        move || badges.due.get() > 0 || (badges.friends.track(), friends::running()).1.is_some();
    move || is_any().then(|| view! { <div class="group play-waiting">{due}{friends}</div> })
}

/// Draws the last game's line and the PR trend, once a game has been finished on this device or imported by one of its
/// players. Space for the cards is reserved while the games are being read.
#[component]
fn Glance(shell: Shell) -> impl IntoView {
    let has_finished = shell.store().model.with_untracked(has_finished_games);
    let is_shown = has_finished || own_side::has_names();
    let show = RwSignal::new(None::<Room>);
    if is_shown {
        spawn_local(async move {
            // A missing chunk has already been reported; the home page may have been left in the meantime.
            if let Ok(glance) = progress::glance().await {
                let _left = show.try_set(Some(glance));
            }
        });
    }
    let waiting = || {
        view! { <div class="surface play-line"></div><div class="surface play-rate"></div> }
            .into_any()
    };
    let cards = move || show.get().map_or_else(waiting, |show| show(shell));
    is_shown.then(|| view! { <div class="play-glance">{cards}</div> })
}

/// Draws the start buttons, each with a picture. While no game is running, the card above has those for a usual game,
/// and the lesson or the course takes their place.
#[component]
fn Begin(shell: Shell) -> impl IntoView {
    let words = shell.words();
    let tile = |name: String, about: String| {
        view! { <span class="tile-text"><b>{name}</b><small>{about}</small></span> }
    };
    let picture = |white, black, dice, crop| {
        let scene = picture(white, black, dice, "");
        view! { <span class="tile-picture"><LittleBoard scene crop/></span> }
    };
    let start = "24:2 13:5 8:3 6:5";
    let usual = move || {
        let words = shell.words();
        view! {
            <button class="tile" on:click=move |_| shell.open_new_game(false)>
                {picture(start, start, "6 4", Crop::Middle)}
                {tile(words.start_computer(), words.home_computer())}
            </button>
            <button class="tile" on:click=move |_| shell.open_new_game(true)>
                <span class="tile-picture discs"><i class="chip light"></i><i class="chip dark"></i></span>
                {tile(words.start_two(), words.home_two())}
            </button>
            <a class="tile" href=Route::Friend(None).link()>
                {picture("24:2 20:2 13:2 8:3 6:4 5:2", "24:1 18:2 13:3 8:3 6:4 4:2", "", Crop::Upper)}
                {tile(words.friend(), words.home_friend())}
            </a>
        }
        .into_any()
    };
    let learn = move || {
        let words = shell.words();
        let picture = picture(start, start, "3 1", Crop::Middle);
        if shell.settings().get_untracked().lesson_done {
            let text = tile(words.place_course(), words.lesson_course());
            return view! { <a class="tile" href=Route::Course(None).link()>{picture}{text}</a> }
                .into_any();
        }
        let begin = move |_| shell.send_to_table([Msg::Lesson(LessonMsg::Start)]);
        let text = tile(words.start_new(), words.start_learn());
        view! { <button class="tile" on:click=begin>{picture}{text}</button> }.into_any()
    };
    let is_any = is_running(shell);
    view! {
        <div class="tiles">
            {move || if is_any.get() { usual() } else { learn() }}
            <a class="tile" href=Route::Editor.link()>
                {picture("6:3 5:2 4:3 3:2 2:2 8:2 10:1", "24:2 6:4 5:3 4:3 3:3", "", Crop::Lower)}
                {tile(words.set_up_position(), words.home_position())}
            </a>
            <a class="tile" href=Route::Duplicate(None).link()>
                <span class="tile-picture twice">
                    <LittleBoard scene=opening()/>
                    <LittleBoard scene=opening()/>
                </span>
                {tile(words.friend_duplicate(), words.friend_duplicate_about())}
            </a>
        </div>
    }
}
