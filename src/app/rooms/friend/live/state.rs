//! The connection of this page. It outlives the room, which is built anew whenever a link is opened.

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

/// Under this key a page hands an answer to the page that waits for it, which removes it.
const CALL: &str = "backgammon.call";
/// How long an answer waits there, in milliseconds.
const HANDED_MS: u32 = 3_000;
/// The key of what both players of the last timed game have left.
const CLOCK: &str = "backgammon.clock";
/// How often a running connection looks at the clock, in milliseconds.
const TICK_MS: u32 = 1_000;

#[derive(Default)]
struct State {
    connection: Connection,
    peer: Option<Peer>,
    key: Option<EntryId>,
    /// The room as it is now.
    friend: Option<Friend>,
    passed_on: bool,
    ticks: bool,
    /// The last times of both clocks that were sent to the room.
    told: Option<(Times, RunningClock)>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

fn state<T>(act: impl FnOnce(&mut State) -> T) -> T {
    STATE.with_borrow_mut(act)
}

/// Listens for answers that other pages hand over, and says goodbye when the page is closed.
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

/// The player wants to connect for the shown game.
pub(super) fn offer(friend: Friend) {
    begin(friend);
    update(Input::Offer);
}

/// A link has brought this code for the shown game.
pub(super) fn open(friend: Friend, code: String) {
    if audience::take(&code) {
        return;
    }
    begin(friend);
    update(Input::Open(code));
}

/// The player ends the connection.
pub(super) fn hang_up() {
    update(Input::HangUp);
}

/// The shown game is the connection's from now on, unless that is busy with another one.
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

/// The room has changed: the connection learns how its game stands, and the room whether there is a connection.
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
    let told = friend
        .calling
        .try_with_untracked(|before| *before != calling);
    if told == Some(true) {
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
        // The game goes on elsewhere.
        update(Input::HangUp);
    }
    let stands = friend.model.try_with_untracked(|model| {
        let playing = model.playing()?;
        let (game, count, own) = playing.standing()?;
        let timed = timed(playing);
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
    if let Some((game, moves, draft)) = stands.flatten() {
        update(Input::Game(game));
        update(Input::Moving(moves));
        update(Input::Draft(draft));
    }
}

/// The clocks of the shown game, if it has any.
fn timed(playing: &Playing) -> Option<ClockState> {
    let game = playing.game()?;
    Some(ClockState {
        me: game.me(),
        rules: game.time_control()?.rules(),
        left: game.time_left()?,
        start: game.start_time()?,
        gained: game.gained(),
        due: game.due(),
        presses: game.presses(),
    })
}

/// Updates the connection with an input, publishes its new state and carries out the effects.
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
    let (shows, friend) = state(|state| {
        let shows = Shown {
            key: state.key.clone(),
            stage: state.connection.stage().clone(),
            moves: state.connection.friend_moves(),
            problem: state.connection.problem(),
            passed_on: state.passed_on,
            differ: state.connection.clocks_differ(),
        };
        (shows, state.friend)
    });
    let signal = shown();
    if signal.with_untracked(|before| *before != shows) {
        signal.set(shows);
    }
    if let Some(friend) = friend.filter(|_| changed) {
        // The clocks stop with the last sign of life.
        tell_time();
        follow(friend);
        keep_focus();
    }
}

/// Looks at the clock as long as the connection runs.
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
        // Only spectators are told what a player's page has measured.
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
    let heard = |event| match event {
        Event::Described(signal) => update(Input::Described(signal)),
        Event::Opened => update(Input::Opened),
        Event::Closed => update(Input::Closed),
        Event::Heard(bytes) => update(Input::Frame(bytes)),
    };
    match Peer::begin(stun().as_ref(), offer, heard) {
        Some(peer) => state(|state| state.peer = Some(peer)),
        None => update(Input::Described(None)),
    }
}

/// Tells the room what both players have left on their clocks, and keeps that for a reload.
fn tell_time() {
    let told = state(|state| {
        let now = unix_ms();
        let (times, running) = (
            state.connection.times(now)?,
            state.connection.running_clock(now),
        );
        let changed = state.told.replace((times, running)) != Some((times, running));
        let (key, friend) = (state.key.clone()?, state.friend?);
        let gained = state.connection.time_gained();
        changed.then_some((key, friend, times.left, running, gained))
    });
    let Some((key, friend, left, running, gained)) = told else {
        return;
    };
    // Without storage a reload gives the time of one turn back, and both pages say that the clocks differ.
    let ByPlayer { white, black } = left;
    let _kept = Browser.set(CLOCK, &format!("{} {white} {black}", key.as_str()));
    if friend.shown_key() == Some(key) {
        friend.send(Msg::Time(left, running));
        friend.send(Msg::Gained(gained));
    }
}

/// Lets the shown game go on with the clocks as this browser kept them last, if those have run longer than its own.
fn restore_time(friend: Friend) {
    let kept = || {
        let (key, line) = (friend.shown_key()?, Browser.get(CLOCK)?);
        let mut words = line.split(' ');
        (words.next()? == key.as_str()).then_some(())?;
        let mut left = || words.next()?.parse::<Millis>().ok();
        let (white, black) = (left()?, left()?);
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
    if let Some(left) = kept() {
        friend.send(Msg::Time(left, None));
    }
}

/// Hands an answer to whichever page of this browser waits for it.
fn pass_on(code: &str) {
    if !Browser.set(CALL, code) {
        return;
    }
    timer::after(HANDED_MS, || Browser.remove(CALL));
}

/// Another page has handed an answer over, or taken one that this page did.
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
                // The other page has received the messages of the link.
                if let Some(friend) = state(|state| state.friend) {
                    load(friend);
                }
            }
        }
        _ => {}
    }
}

/// The link to be sent for a signal.
pub(super) fn link(friend: Friend, code: &str) -> Option<String> {
    let link = |playing: &Playing| playing.call_link(code);
    friend
        .model
        .with_untracked(|model| model.playing().map(link))
}
