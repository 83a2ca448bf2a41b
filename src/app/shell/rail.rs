//! Navigation rail with the places, at the side of the window; in a narrow window, a bar at the bottom of the places'
//! home pages.

use ::board::{Scene, picture};
use leptos::{
    ev::{self, KeyboardEvent, MouseEvent},
    prelude::*,
};
use table::{Dialog, Msg, Panel, Route, RunningTurn, is_finished, running_game, running_turn};
use words::{Words, arg};

use super::{badges::Badges, brand::mark, place::Place};
use crate::{
    board::LittleBoard,
    browser::key_press::is_in_field,
    parts::{Icon, icon},
    store::Store,
};

/// Draws the places, the running game and, at the bottom, the settings and the help.
#[component]
pub(crate) fn Rail(store: Store) -> impl IntoView {
    let words = store.words();
    let badges = Badges::watch(store);
    let on_keydown = window_event_listener(ev::keydown, move |event| leave_home(store, &event));
    on_cleanup(move || on_keydown.remove());
    view! {
        <nav class="rail" aria-label=words.places()>
            {mark()}
            {Place::ALL.map(|place| view! { <PlaceLink store place badges/> })}
            <RunningGame store/>
            <Settings store/>
            <button class="place foot" on:click=move |_| store.send(Msg::Open(Panel::Help))>
                {icon(Icon::Help)}
                <span>{words.place_help()}</span>
            </button>
        </nav>
    }
}

/// Draws the link to a place, with the place's number of pending items.
#[component]
fn PlaceLink(store: Store, place: Place, badges: Badges) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let route = store.navigation.route;
    let target = move || route.with(|route| place.target(route).link());
    // A page inside a room may already have the address of the home page.
    let again = move |event: MouseEvent| {
        let is_same = route.with_untracked(|route| place.target(route) == *route);
        if is_same && is_plain(&event) && !home_is_shown() {
            event.prevent_default();
            route.notify();
        }
    };
    let current = move || {
        let is_here = store.navigation.place() == Some(place);
        is_here.then_some("page")
    };
    let waiting = move || match place {
        Place::Practice => badges.due.get(),
        Place::Friends => badges.friends.get(),
        Place::Play | Place::Games | Place::You => 0,
    };
    let name = place.name(&words.read_value());
    let label = {
        let name = name.clone();
        move || {
            let count = waiting();
            (count > 0).then(|| {
                words
                    .read_value()
                    .place_waiting(arg::Count(count), arg::Place(name.clone()))
            })
        }
    };
    let badge = move || {
        let count = waiting();
        let more = (count > 99).then_some("+");
        (count > 0).then(|| view! { <b class="dot" aria-hidden="true">{count.min(99)}{more}</b> })
    };
    view! {
        <a class="place" href=target aria-current=current aria-label=label on:click=again>
            {icon(place.icon())}
            <span>{name}</span>
            {badge}
        </a>
    }
}

/// Draws the link back to the running game. Draws nothing if no game is running, at the table, on the home page of Play
/// (which shows the game itself), or once the game is finished (because the place Play then leads to its result).
#[component]
fn RunningGame(store: Store) -> impl IntoView {
    let is_running = store.slice(|model| running_turn(model).is_some() && !is_finished(model));
    let route = store.navigation.route;
    let is_away =
        Memo::new(move |_| route.with(|route| !matches!(route, Route::Play | Route::Home)));
    let is_shown = Memo::new(move |_| is_running.get() && is_away.get());
    move || is_shown.get().then(|| running_link(store))
}

fn running_link(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let game = store.slice(running_game);
    let about = move || {
        let game = game.read();
        game.as_ref().map(|game| about(&words.read_value(), game))
    };
    // If two people share the device, the names replace the action, which the button beside them already shows.
    let names = Memo::new(move |_| {
        let game = game.read();
        let shared = game.as_ref().filter(|game| is_shared(game));
        shared.map(|game| game.names.clone())
    });
    let state = Memo::new(move |_| {
        let turn = game.with(|game| game.as_ref().map(|game| game.turn));
        turn_name(&words.read_value(), turn)
    });
    let dice = move || game.with(|game| game.as_ref().and_then(|game| game.dice.clone()));
    let scene = last_scene(game);
    view! {
        <a class="now" href=Route::Play.link() aria-label=move || words.read_value().running_game(state.get())>
            <span class="now-board"><LittleBoard scene/></span>
            <span class="now-text">
                <b class:now-less=move || names.get().is_some()>
                    {state}
                    {move || dice().map(|dice| view! { <span class="now-more">" "<bdi>{dice}</bdi></span> })}
                </b>
                {move || names.get().map(|names| view! { <b class="now-names">{names}</b> })}
                <small class="now-more">{about}</small>
            </span>
            <span class="now-go button">{words.read_value().go_on()}</span>
        </a>
    }
}

/// Returns a memo of the running game's scene. Once no game is running, the memo keeps the last scene, because the link
/// to the game is about to disappear.
pub(crate) fn last_scene(game: Memo<Option<table::RunningGame>>) -> Memo<Scene> {
    Memo::new(move |before: Option<&Scene>| {
        let scene = game.with(|game| game.as_ref().map(|game| game.scene.clone()));
        scene
            .or_else(|| before.cloned())
            .unwrap_or_else(|| picture("", "", "", ""))
    })
}

fn is_shared(game: &table::RunningGame) -> bool {
    game.turn == RunningTurn::Shared
}

/// Returns a short description of a game: the opponent (or the type of game, if two people share the device) and, in a
/// match, the score.
fn about(words: &Words, game: &table::RunningGame) -> String {
    let first = if is_shared(game) {
        &game.kind
    } else {
        &game.names
    };
    ::board::list(words, [first].into_iter().chain(&game.score).cloned())
}

/// Returns a short text that states whose turn it is.
pub(crate) fn turn_name(words: &Words, turn: Option<RunningTurn>) -> String {
    match turn {
        Some(RunningTurn::Yours) => words.turn_yours(),
        Some(RunningTurn::Computers) => words.turn_theirs(),
        Some(RunningTurn::Shared) | None => words.go_on(),
    }
}

/// Draws the button for the settings, which opens a dialog over the table and a page elsewhere.
#[component]
fn Settings(store: Store) -> impl IntoView {
    let route = store.navigation.route;
    let is_table = Memo::new(move |_| route.with(|route| *route == Route::Play));
    let current = move || route.with(|route| (*route == Route::Settings).then_some("page"));
    let is_over = store.slice(|model| matches!(model.dialog(), Dialog::Settings | Dialog::Library));
    let is_open = move || is_over.get().to_string();
    let inside = move || {
        view! {
            {icon(Icon::Settings)}
            <span>{store.words().place_settings()}</span>
        }
    };
    move || {
        if is_table.get() {
            let open = move |_| store.send(Msg::Open(Panel::Settings));
            view! {
                <button class="place foot first" aria-haspopup="dialog" aria-expanded=is_open on:click=open>
                    {inside()}
                </button>
            }
            .into_any()
        } else {
            view! { <a class="place foot first" href=Route::Settings.link() aria-current=current>{inside()}</a> }
                .into_any()
        }
    }
}

/// Returns `true` if the home page of a place is shown.
fn home_is_shown() -> bool {
    matches!(document().query_selector("body > .room.home"), Ok(Some(_)))
}

/// Goes from the home page of a place to the table on Escape, unless the key belongs to a dialog or a field.
fn leave_home(store: Store, event: &KeyboardEvent) {
    let is_free = !event.default_prevented() && !is_in_field(event) && event.key() == "Escape";
    let is_asking = || matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
    if is_free && home_is_shown() && !is_asking() {
        event.prevent_default();
        store.navigation.leave();
    }
}

/// Returns `true` if a click opens a link in this tab, not in another tab or window.
pub(crate) fn is_plain(event: &MouseEvent) -> bool {
    event.button() == 0
        && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key())
}

/// Draws the places in a row, at the top of the table's menu on a phone.
#[component]
pub(crate) fn PlacesRow(store: Store) -> impl IntoView {
    let badges = Badges::watch(store);
    view! {
        <nav class="places-row" aria-label=store.words().places()>
            {Place::ALL.map(|place| view! { <PlaceLink store place badges/> })}
        </nav>
    }
}
