//! This page's connection, which outlives the room, because the room is rebuilt whenever a link is opened.

use std::cell::RefCell;

use correspondence::{Live, Msg, Playing};
use friend::RunningClock;
use leptos::{ev, prelude::*};
use library::EntryId;
use live::{ClockState, Connection, Draft, Effect, Ended, Input, ShownGame, Stage, Times};
use record::KeyValueStore as _;
use rules::{ByPlayer, Millis};

use super::{
    audience,
    peer::{Event, Peer},
    shown::{Shown, shown},
    speech,
    stun::stun,
};
use crate::{
    browser::{storage::Browser, timer, unix_ms},
    rooms::friend::{
        effects::{keep_focus, load},
        state::Friend,
    },
};

/// Storage key through which a page passes an answer to the page waiting for it, which then removes the key.
const CALL: &str = "backgammon.call";
/// Time for which an answer stays available under that key, in milliseconds.
const HANDED_MS: u32 = 3_000;
/// Storage key of both players' remaining times in the last timed game.
const CLOCK: &str = "backgammon.clock";
/// Interval at which a running connection checks the clock, in milliseconds.
const TICK_MS: u32 = 1_000;

#[derive(Default)]
struct State {
    connection: Connection,
    peer: Option<Peer>,
    key: Option<EntryId>,
    /// Room that currently uses the connection.
    friend: Option<Friend>,
    passed_on: bool,
    ticks: bool,
    /// Clock times last sent to the room.
    sent: Option<(Times, RunningClock)>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

fn state<T>(act: impl FnOnce(&mut State) -> T) -> T {
    STATE.with_borrow_mut(act)
}

/// Listens for answers passed on by other pages, and closes the connection when the page is closed.
pub(super) fn listen() {
    let for_ever = Owner::default();
    for_ever.with(|| {
        let _heard = window_event_listener(ev::storage, |event| {
            if event.key().as_deref() == Some(CALL) {
                handed();
            }
        });
        let _closing = window_event_listener(ev::pagehide, |_| {
            audience::hang_up();
            if state(|state| state.connection.is_open()) {
                update(Input::HangUp);
            }
        });
    });
    std::mem::forget(for_ever);
}

/// Offers a connection for the shown game.
pub(super) fn offer(friend: Friend) {
    begin(friend);
    update(Input::Offer);
}

/// Processes a connection code from a link to the shown game.
pub(super) fn open(friend: Friend, code: String) {
    if audience::take(&code) {
        return;
    }
    begin(friend);
    update(Input::Open(code));
}

/// Ends the connection at the player's request.
pub(super) fn hang_up() {
    update(Input::HangUp);
}

/// Assigns the connection to the shown game, unless it is in use for another game.
fn begin(friend: Friend) {
    let key = friend.shown_key();
    state(|state| {
        state.friend = Some(friend);
        state.passed_on = false;
        if !state.connection.is_running() {
            state.key = key;
        }
    });
    restore_time(friend);
    follow(friend);
}

/// Synchronises the connection and the room after a change in the room: the connection receives the state of its game,
/// and the room receives the state of the connection.
pub(super) fn follow(friend: Friend) {
    audience::follow(friend);
    let key = friend.shown_key();
    let ours = state(|state| {
        state.friend = Some(friend);
        key.is_some() && state.key == key
    });
    let (stage, live) = state(|state| {
        let stage = ours.then(|| state.connection.stage().clone());
        let live = Live {
            open: ours && state.connection.is_open(),
        };
        (stage.unwrap_or_default(), live)
    });
    let calling = speech::step(friend, &stage);
    let is_changed = friend
        .calling
        .try_with_untracked(|before| *before != calling);
    if is_changed == Some(true) {
        friend.calling.set(calling);
    }
    let before = friend.model.try_with_untracked(correspondence::Model::live);
    if before.is_some_and(|before| before != live) {
        friend.send(Msg::Live(live));
    }
    if !ours {
        return;
    }
    let moved = friend
        .model
        .try_with_untracked(|model| model.playing().is_some_and(Playing::is_moved));
    if moved == Some(true) && state(|state| state.connection.is_running()) {
        // The game continues on another device.
        update(Input::HangUp);
    }
    let snapshot = friend.model.try_with_untracked(|model| {
        let playing = model.playing()?;
        let (game, count, own) = playing.standing()?;
        let timed = playing.game().and_then(ClockState::of);
        let game = ShownGame {
            game,
            count,
            own,
            timed,
        };
        let draft = playing.draft();
        let draft = draft.map(|(count, roll, play)| Draft { count, roll, play });
        Some((game, playing.may_undo(), draft))
    });
    if let Some((game, moves, draft)) = snapshot.flatten() {
        update(Input::Game(game));
        update(Input::Moving(moves));
        update(Input::Draft(draft));
    }
}

/// Updates the connection with an input, publishes its new state and performs the resulting effects.
fn update(input: Input) {
    let (effects, changed) = state(|state| {
        let before = state.connection.stage().clone();
        let effects = state.connection.update(input, unix_ms());
        (effects, before != *state.connection.stage())
    });
    for effect in effects {
        carry_out(effect);
    }
    show(changed);
    tick();
}

fn show(changed: bool) {
    let (new_state, friend) = state(|state| {
        let new_state = Shown {
            key: state.key.clone(),
            stage: state.connection.stage().clone(),
            moves: state.connection.friend_moves(),
            problem: state.connection.problem(),
            passed_on: state.passed_on,
            differ: state.connection.clocks_differ(),
        };
        (new_state, state.friend)
    });
    let signal = shown();
    if signal.with_untracked(|before| *before != new_state) {
        signal.set(new_state);
    }
    if let Some(friend) = friend.filter(|_| changed) {
        // The clocks stop at the last frame received.
        tell_time();
        follow(friend);
        keep_focus();
    }
}

/// Checks the clock periodically while the connection is running.
fn tick() {
    let begins = state(|state| {
        let begins = state.connection.is_running() && !state.ticks;
        state.ticks |= begins;
        begins
    });
    if begins {
        timer::after(TICK_MS, || {
            state(|state| state.ticks = false);
            update(Input::Tick);
            tell_time();
        });
    }
}

fn carry_out(effect: Effect) {
    match effect {
        Effect::MakeOffer => describe(None),
        Effect::MakeAnswer(offer) => describe(Some(offer)),
        Effect::AcceptAnswer(answer) => state(|state| {
            if let Some(peer) = &state.peer {
                peer.accept_answer(answer);
            }
        }),
        Effect::Send(bytes) => state(|state| {
            if let Some(peer) = &state.peer {
                peer.send(&bytes);
            }
        }),
        Effect::Deliver(message) => {
            // A claim on time is checked against this page's own clocks.
            tell_time();
            if let Some(friend) = state(|state| state.friend) {
                friend.send(Msg::ReceiveLive(vec![message], unix_ms()));
            }
        }
        Effect::Draft(game, draft) => {
            if let Some(friend) = state(|state| state.friend) {
                friend.send(Msg::Draft(game, draft.roll, draft.play));
            }
        }
        // Only spectators receive the times measured by a player's page.
        Effect::Times(_) => {}
        Effect::PassOn(code) => pass_on(&code),
        Effect::Close => {
            if let Some(peer) = state(|state| state.peer.take()) {
                peer.close();
            }
        }
    }
}

fn describe(offer: Option<live::Signal>) {
    let on_event = |event| match event {
        Event::Described(signal) => update(Input::Described(signal)),
        Event::Opened => update(Input::Opened),
        Event::Closed => update(Input::Closed),
        Event::Heard(bytes) => update(Input::Frame(bytes)),
    };
    match Peer::begin(stun().as_ref(), offer, on_event) {
        Some(peer) => state(|state| state.peer = Some(peer)),
        None => update(Input::Described(None)),
    }
}

/// Sends both players' remaining times to the room, and stores them in case of a reload.
fn tell_time() {
    let update = state(|state| {
        let now = unix_ms();
        let (times, running) = (
            state.connection.times(now)?,
            state.connection.running_clock(now),
        );
        let changed = state.sent.replace((times, running)) != Some((times, running));
        let (key, friend) = (state.key.clone()?, state.friend?);
        let gained = state.connection.time_gained();
        changed.then_some((key, friend, times.left, running, gained))
    });
    let Some((key, friend, left, running, gained)) = update else {
        return;
    };
    // Without storage, a reload gives back the time used in this turn, and both pages report that the clocks differ.
    let ByPlayer { white, black } = left;
    let _stored = Browser.set(CLOCK, &format!("{} {white} {black}", key.as_str()));
    if friend.shown_key() == Some(key) {
        friend.send(Msg::Time(left, running));
        friend.send(Msg::Gained(gained));
    }
}

/// Restores the shown game's clocks as last stored by this browser, if they have run longer than the game's own clocks.
fn restore_time(friend: Friend) {
    let stored_times = || {
        let (key, line) = (friend.shown_key()?, Browser.get(CLOCK)?);
        let mut words = line.split(' ');
        (words.next()? == key.as_str()).then_some(())?;
        let mut next_time = || words.next()?.parse::<Millis>().ok();
        let (white, black) = (next_time()?, next_time()?);
        let game = friend.model.try_with_untracked(|model| {
            let game = model.playing().and_then(Playing::game);
            game.and_then(friend::Game::time_left)
        });
        let game = game.flatten()?;
        Some(ByPlayer {
            white: white.min(game.white),
            black: black.min(game.black),
        })
    };
    if let Some(next_time) = stored_times() {
        friend.send(Msg::Time(next_time, None));
    }
}

/// Passes an answer to the page in this browser that is waiting for it.
fn pass_on(code: &str) {
    if !Browser.set(CALL, code) {
        return;
    }
    timer::after(HANDED_MS, || Browser.remove(CALL));
}

/// Handles an answer passed on by another page, or the removal of an answer that this page passed on.
fn handed() {
    let other = Stage::Ended(Ended::OtherOffer);
    match Browser.get(CALL) {
        None if state(|state| *state.connection.stage() == other) => {
            state(|state| state.passed_on = true);
            show(true);
        }
        Some(code) if audience::take(&code) => Browser.remove(CALL),
        Some(code) if state(|state| matches!(state.connection.stage(), Stage::Offered(_))) => {
            update(Input::Open(code));
            if state(|state| state.connection.is_running()) {
                Browser.remove(CALL);
                // The other page has already received the messages in the link.
                if let Some(friend) = state(|state| state.friend) {
                    load(friend);
                }
            }
        }
        _ => {}
    }
}

/// Returns the share link with a connection code; `None` if no game is shown.
pub(super) fn link(friend: Friend, code: &str) -> Option<String> {
    let link = |playing: &Playing| playing.call_link(code);
    friend
        .model
        .with_untracked(|model| model.playing().map(link))
}
