//! Live spectators: connections from this page to people who are watching the shown game, or to a player whose game
//! this page is watching. The connections carry the messages exchanged by the players, the unfinished play, and the
//! clocks; messages from spectators are ignored.

use std::{cell::RefCell, rc::Rc, sync::OnceLock};

use correspondence::Playing;
use friend::Message;
use leptos::prelude::*;
use library::EntryId;
use live::{Connection, Draft, Effect, Input, Kind, ShownGame, Signal, Stage, Times};

use super::{
    peer::{Event, Peer},
    stun::stun,
};
use crate::{
    browser::{timer, unix_ms},
    rooms::friend::state::Friend,
};

/// Interval at which running connections check the clock, in milliseconds.
const TICK_MS: u32 = 1_000;

/// Maximum number of spectators per game.
const MAX_SPECTATORS: usize = 8;

/// State of the connections to spectators, or to the player whose game is being watched.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    /// Connection code for the next spectator.
    pub(super) offer: Option<String>,
    /// Number of connected spectators.
    pub(super) watching: u32,
    /// State of this page's connection while it is watching a game.
    pub(super) stage: Stage,
    /// `true` while the player on roll in the watched game is moving checkers.
    pub(super) moves: bool,
}

/// Data received by a watching page from a player's page.
pub(super) enum Heard {
    /// Next message of the game.
    Message(Message),
    /// Unfinished play.
    Draft(Draft),
    /// Times on both clocks.
    Times(Times),
}

type Deliver = Rc<dyn Fn(Heard)>;

/// Connection to a spectator, or a spectator's connection to a player, which passes received data to `deliver`.
struct Seat {
    id: u32,
    connection: Connection,
    peer: Option<Peer>,
    deliver: Option<Deliver>,
}

#[derive(Default)]
struct Audience {
    seats: Vec<Seat>,
    last_id: u32,
    /// Game on this page that others are watching, and the room that shows it.
    key: Option<EntryId>,
    friend: Option<Friend>,
    ticks: bool,
}

thread_local! {
    static AUDIENCE: RefCell<Audience> = RefCell::default();
}

fn audience<T>(act: impl FnOnce(&mut Audience) -> T) -> T {
    AUDIENCE.with_borrow_mut(act)
}

/// Returns the signal with the state shown to the user.
pub(super) fn shown() -> ArcRwSignal<Shown> {
    static SHOWN: OnceLock<ArcRwSignal<Shown>> = OnceLock::new();
    SHOWN.get_or_init(ArcRwSignal::default).clone()
}

fn sit(deliver: Option<Deliver>) -> u32 {
    audience(|all| {
        all.last_id += 1;
        all.seats.push(Seat {
            id: all.last_id,
            connection: Connection::default(),
            peer: None,
            deliver,
        });
        all.last_id
    })
}

/// Prepares the connection code for another spectator of the shown game.
pub(super) fn invite(friend: Friend) {
    let key = friend.shown_key();
    let other = audience(|all| std::mem::replace(&mut all.key, key.clone()) != key);
    let waiting = |seat: &Seat| other || !seat.connection.is_running();
    end(waiting);
    if audience(|all| all.seats.len()) < MAX_SPECTATORS {
        let id = sit(None);
        update(id, Input::Offer);
        follow(friend);
    }
}

/// Answers a player's offer and passes the received data to `deliver`. `standing` is the game as contained in the link.
pub(super) fn answer(offer: String, standing: ShownGame, deliver: impl Fn(Heard) + 'static) {
    leave();
    let id = sit(Some(Rc::new(deliver)));
    update(id, Input::Game(standing));
    update(id, Input::Open(offer));
}

/// Updates the connections after a change in the game that this page is watching.
pub(super) fn watched(standing: &ShownGame) {
    for id in ids(|seat| seat.deliver.is_some()) {
        update(id, Input::Game(standing.clone()));
    }
}

/// Accepts a spectator's answer; returns `false` if the code is not an answer.
pub(super) fn take(code: &str) -> bool {
    let Ok(Signal {
        kind: Kind::Answer { to, .. },
        ..
    }) = Signal::from_code(code)
    else {
        return false;
    };
    let offered =
        |seat: &Seat| matches!(seat.connection.stage(), Stage::Offered(own) if own.id() == to);
    let id = ids(offered).pop();
    if let Some(id) = id {
        update(id, Input::Open(code.to_owned()));
    }
    id.is_some()
}

/// Sends the state of the shown game to the spectators.
pub(super) fn follow(friend: Friend) {
    let key = friend.shown_key();
    let watched = audience(|all| {
        let watched = !all.seats.is_empty() && key.is_some() && all.key == key;
        all.friend = watched.then_some(friend);
        watched
    });
    let snapshot = watched.then(|| {
        friend.model.try_with_untracked(|model| {
            let playing = model.playing()?;
            // Without a direct connection between the players, only one of them can know the roll of the current turn.
            let open = model.is_live();
            let draft = open.then(|| playing.open_draft()).flatten();
            Some((all_messages(playing)?, draft, times(playing)))
        })
    });
    let Some(Some(Some((game, draft, times)))) = snapshot else {
        return;
    };
    let draft = draft.map(|(count, roll, play)| Draft { count, roll, play });
    for id in ids(|seat| seat.deliver.is_none()) {
        update(id, Input::Game(game.clone()));
        update(id, Input::Moving(draft.is_some()));
        update(id, Input::Draft(draft));
        update(id, Input::Times(times));
    }
}

/// Returns the game with both players' messages.
fn all_messages(playing: &Playing) -> Option<ShownGame> {
    let (game, count, _) = playing.standing()?;
    let messages = playing.game()?.messages().iter();
    Some(ShownGame {
        game,
        count,
        own: messages.map(|stored| stored.message.clone()).collect(),
        timed: None,
    })
}

fn times(playing: &Playing) -> Option<Times> {
    let (left, delay) = playing.times()?;
    let delay = delay.map(|(player, left)| (player, u16::try_from(left).unwrap_or(u16::MAX)));
    Some(Times { left, delay })
}

/// Ends all connections when the page is closed.
pub(super) fn hang_up() {
    end(|_| true);
}

/// Ends this page's connections to games that it is watching.
pub(super) fn leave() {
    end(|seat| seat.deliver.is_some());
    audience(|all| all.seats.retain(|seat| seat.deliver.is_none()));
    show();
}

fn end(which: impl Fn(&Seat) -> bool) {
    for id in ids(which) {
        update(id, Input::HangUp);
    }
    show();
}

fn ids(which: impl Fn(&Seat) -> bool) -> Vec<u32> {
    audience(|all| {
        let seats = all.seats.iter().filter(|seat| which(seat));
        seats.map(|seat| seat.id).collect()
    })
}

fn with_peer(id: u32, act: impl FnOnce(&Peer)) {
    audience(|all| {
        let seat = all.seats.iter().find(|seat| seat.id == id);
        if let Some(peer) = seat.and_then(|seat| seat.peer.as_ref()) {
            act(peer);
        }
    });
}

fn update(id: u32, input: Input) {
    let effects = audience(|all| {
        let seat = all.seats.iter_mut().find(|seat| seat.id == id)?;
        let effects = seat.connection.update(input, unix_ms());
        Some((effects, seat.deliver.clone()))
    });
    let Some((effects, deliver)) = effects else {
        return;
    };
    for effect in effects {
        carry_out(id, effect, deliver.as_ref());
    }
    // Ended connections to spectators are dropped; a watching page keeps its own connection, to show how it ended.
    let is_over =
        |seat: &Seat| seat.deliver.is_none() && matches!(seat.connection.stage(), Stage::Ended(_));
    audience(|all| all.seats.retain(|seat| !is_over(seat)));
    show();
    tick();
}

fn carry_out(id: u32, effect: Effect, deliver: Option<&Deliver>) {
    match effect {
        Effect::MakeOffer => describe(id, None),
        Effect::MakeAnswer(offer) => describe(id, Some(offer)),
        Effect::AcceptAnswer(answer) => with_peer(id, |peer| peer.accept_answer(answer)),
        Effect::Send(bytes) => with_peer(id, |peer| peer.send(&bytes)),
        Effect::Deliver(message) => hear(deliver, Heard::Message(message)),
        Effect::Draft(_, draft) => hear(deliver, Heard::Draft(draft)),
        Effect::Times(times) => hear(deliver, Heard::Times(times)),
        Effect::Close => {
            let peer = audience(|all| {
                let seat = all.seats.iter_mut().find(|seat| seat.id == id);
                seat.and_then(|seat| seat.peer.take())
            });
            if let Some(peer) = peer {
                peer.close();
            }
        }
        Effect::PassOn(_) => {}
    }
}

fn hear(deliver: Option<&Deliver>, data: Heard) {
    if let Some(deliver) = deliver {
        deliver(data);
    }
}

fn describe(id: u32, offer: Option<Signal>) {
    let on_event = move |event| {
        let input = match event {
            Event::Described(signal) => Input::Described(signal),
            Event::Opened => Input::Opened,
            Event::Closed => Input::Closed,
            Event::Heard(bytes) => Input::Frame(bytes),
        };
        update(id, input);
    };
    match Peer::begin(stun().as_ref(), offer, on_event) {
        Some(peer) => audience(|all| {
            if let Some(seat) = all.seats.iter_mut().find(|seat| seat.id == id) {
                seat.peer = Some(peer);
            }
        }),
        None => update(id, Input::Described(None)),
    }
}

fn show() {
    let new_state = audience(|all| {
        let own = |seat: &&Seat| seat.deliver.is_none();
        let offer = |seat: &Seat| match seat.connection.stage() {
            Stage::Offered(signal) => Some(signal.code()),
            _ => None,
        };
        let open = |seat: &&Seat| seat.connection.is_open();
        let watcher = all.seats.iter().rev().find(|seat| seat.deliver.is_some());
        Shown {
            offer: all.seats.iter().filter(own).find_map(offer),
            watching: all.seats.iter().filter(own).filter(open).count() as u32,
            stage: watcher.map_or_else(Stage::default, |seat| seat.connection.stage().clone()),
            moves: watcher.is_some_and(|seat| seat.connection.friend_moves()),
        }
    });
    let signal = shown();
    if signal.with_untracked(|before| *before != new_state) {
        signal.set(new_state);
    }
}

/// Checks the clock periodically while a connection is running.
fn tick() {
    let begins = audience(|all| {
        let runs = all.seats.iter().any(|seat| seat.connection.is_running());
        let begins = runs && !all.ticks;
        all.ticks |= begins;
        begins
    });
    if begins {
        timer::after(TICK_MS, || {
            audience(|all| all.ticks = false);
            for id in ids(|_| true) {
                update(id, Input::Tick);
            }
            // Spectators who join mid-turn also need the draft.
            if let Some(friend) = audience(|all| all.friend) {
                follow(friend);
            }
        });
    }
}
