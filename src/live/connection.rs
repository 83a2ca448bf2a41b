//! Connection state machine: setup, sending, receiving, and timeouts.

mod channel;

use friend::{Message, RunningClock, Tag};
use rules::{ByPlayer, Millis};

use crate::{
    clocks::{ClockReading, ClockState, Clocks, Difference, Times},
    frame::{Draft, Frame},
    signal::{Kind, Signal, SignalFault},
};

/// Time limit for the browsers to reach each other once both links have arrived.
pub(crate) const CONNECT_TIMEOUT: Millis = 20_000;
/// Interval between keep-alives while no other frames are sent.
pub(crate) const KEEP_ALIVE_INTERVAL: Millis = 4_000;
/// Time after which an unconfirmed message is sent again.
const RESEND_AFTER: Millis = 2_000;
/// Duration of silence after which the connection is considered lost.
pub(crate) const SILENCE_TIMEOUT: Millis = 15_000;

/// Maximum number of messages within [`SILENCE_TIMEOUT`] that do not advance the game; an honest page sends at most
/// eight in four seconds.
pub(crate) const MAX_UNPRODUCTIVE: u16 = 64;
/// Maximum number of drafts shown within [`SILENCE_TIMEOUT`], more than a person can make; the next message replaces a
/// dropped draft.
pub(crate) const MAX_DRAFTS: u16 = 200;
/// Maximum number of frames of any type within [`SILENCE_TIMEOUT`]; an honest page sends at most a few hundred.
pub(crate) const MAX_FRAMES: u16 = 4_000;

/// Connection stage, from setup to the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No connection has been requested.
    #[default]
    Off,
    /// The browser is preparing the offer, or the answer to the given offer.
    Preparing(Option<Signal>),
    /// The player has to send the offer, and to open the friend's answer on this page.
    Offered(Signal),
    /// The player has to send the answer, which the friend has to open.
    Answered(Signal),
    /// Both links have arrived; the browsers are trying to reach each other.
    Connecting {
        /// Time at which the second link arrived.
        since: Millis,
    },
    /// The channel is open.
    Connected,
    /// The connection has ended.
    Ended(Ended),
}

/// Reason why a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The browsers could not reach each other.
    NotFound,
    /// This browser does not support connections, or does not allow this page to connect.
    Unsupported,
    /// The connection was lost.
    Lost,
    /// The friend ended the connection.
    Left,
    /// The player ended the connection.
    HungUp,
    /// The answer belongs to an offer that this page did not make.
    OtherOffer,
}

/// Notice to the player about the last link or frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The code in the link is truncated or damaged.
    Damaged,
    /// The code was written by a different version of the program, or the friend is sending messages in a version that
    /// this program cannot read.
    OtherVersion,
    /// Both players have created an offer: the friend has to open the player's link.
    Crossed,
}

/// State of the displayed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownGame {
    /// Tag that identifies the game.
    pub game: Tag,
    /// Number of messages held by this side.
    pub count: u16,
    /// Messages sent by this side, oldest first.
    pub own: Vec<Message>,
    /// Clocks; `None` without a time control.
    pub timed: Option<ClockState>,
}

/// Input to the state machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The player wants to connect.
    Offer,
    /// The code in a link was opened.
    Open(String),
    /// Delivers the browser's description of its own side; `None` if the browser failed.
    Described(Option<Signal>),
    /// The channel is open.
    Opened,
    /// The channel has closed, or connecting has failed.
    Closed,
    /// A frame from the friend has arrived.
    Frame(Vec<u8>),
    /// The state of the displayed game has changed.
    Game(ShownGame),
    /// The player has started (`true`) or stopped moving checkers.
    Moving(bool),
    /// Reports that the player's draft has changed; `None` if there is no draft.
    Draft(Option<Draft>),
    /// Reports that both clocks have changed, for a spectator; `None` if the game has no clocks.
    Times(Option<Times>),
    /// The player ends the connection.
    HangUp,
    /// Time has passed.
    Tick,
}

/// Request to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Requests the browser's description of this side as an offer.
    MakeOffer,
    /// Requests the browser's description of this side as the answer to this offer.
    MakeAnswer(Signal),
    /// Passes the answer to the browser, which then connects.
    AcceptAnswer(Signal),
    /// Sends this frame.
    Send(Vec<u8>),
    /// Delivers this message from the friend to the game.
    Deliver(Message),
    /// Shows this draft by the friend in this game, if the draft is legal.
    Draft(Tag, Draft),
    /// Shows these clocks to a spectator.
    Times(Times),
    /// Passes this answer's code to the tab in this browser that made the offer.
    PassOn(String),
    /// Closes the connection.
    Close,
}

/// State of the turn in progress, as last sent to the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SentState {
    /// `true` if this player is moving checkers.
    moving: bool,
    /// Draft of the current turn; `None` if there is none.
    draft: Option<Draft>,
    /// Both clocks, which are only sent to spectators.
    times: Option<Times>,
}

/// Arrival counter, reset every [`SILENCE_TIMEOUT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Rate {
    count: u16,
    since: Millis,
}

impl Rate {
    const fn from(since: Millis) -> Self {
        Self { count: 0, since }
    }

    /// Counts one arrival at `now`; returns the number since the last reset.
    fn add(&mut self, now: Millis) -> u16 {
        if now.saturating_sub(self.since) >= SILENCE_TIMEOUT {
            *self = Self::from(now);
        }
        self.count = self.count.saturating_add(1);
        self.count
    }
}

/// Connection, and the game played over it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    stage: Stage,
    game: Option<ShownGame>,
    /// Number of the game's messages that the friend has; `u16::MAX` while unknown, so that no message is resent.
    friend_count: u16,
    /// `true` while the friend is moving checkers.
    moving: bool,
    problem: Option<Problem>,
    last_sent_state: SentState,
    clocks: Option<Clocks>,
    /// Reading from the friend's page, taken at a message that this page has not received yet.
    reading: Option<ClockReading>,
    /// Time at which the last frame was received.
    last_received: Millis,
    /// Messages that did not advance the game.
    unproductive: Rate,
    drafts: Rate,
    /// Frames of all types.
    frames: Rate,
    /// Time at which the last frame was sent.
    last_sent: Millis,
    /// Time at which game messages were last sent.
    last_resend: Millis,
}

impl Connection {
    /// Returns the stage of the connection.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns `true` if the channel is open.
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Connected)
    }

    /// Returns `true` while the friend is moving checkers.
    pub const fn friend_moves(&self) -> bool {
        self.moving
    }

    /// Returns both players' time left at `now`; `None` without clocks.
    pub fn time_left(&self, now: Millis) -> Option<ByPlayer<Millis>> {
        self.clocks.as_ref().map(|clocks| clocks.left(now))
    }

    /// Returns the player whose clock is running, and the remaining delay at `now`.
    pub fn running_clock(&self, now: Millis) -> RunningClock {
        self.clocks
            .as_ref()
            .and_then(|clocks| clocks.running_at(now))
    }

    /// Returns both clocks at `now`; `None` if the game has no clocks.
    pub fn times(&self, now: Millis) -> Option<Times> {
        self.clocks.as_ref().map(|clocks| clocks.times(now))
    }

    /// Returns the total time that accepted readings from the friend's page have added to the friend's clock.
    pub fn time_gained(&self) -> Millis {
        self.clocks.as_ref().map_or(0, Clocks::gained)
    }

    /// Returns both pages' readings if they differ; `None` otherwise.
    pub fn clocks_differ(&self) -> Option<Difference> {
        let open = self.clocks.as_ref().filter(|_| self.is_open());
        open.and_then(Clocks::difference)
    }

    /// Returns the problem with the last link or frame.
    pub const fn problem(&self) -> Option<Problem> {
        self.problem
    }

    /// Returns `true` while a timeout is pending, so that [`Input::Tick`] is needed.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Connecting { .. } | Stage::Connected)
    }

    /// Handles an input at `now`; returns requests to the page.
    pub fn update(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        match input {
            Input::Offer => self.offer(),
            Input::Open(code) => self.open(code, now),
            Input::Described(signal) => self.described(signal, now),
            Input::Opened => self.opened(now),
            Input::Closed => self.closed(now),
            Input::Frame(bytes) => self.receive(&bytes, now),
            Input::Game(game) => self.follow(game, now),
            Input::Moving(moving) => self.send_moving(moving, now),
            Input::Draft(draft) => self.send_draft(draft, now),
            Input::Times(times) => self.send_times(times, now),
            Input::HangUp => self.hang_up(now),
            Input::Tick => self.tick(now),
        }
    }

    fn offer(&mut self) -> Vec<Effect> {
        if self.is_running() {
            return Vec::new();
        }
        self.problem = None;
        self.stage = Stage::Preparing(None);
        vec![Effect::Close, Effect::MakeOffer]
    }

    fn open(&mut self, code: String, now: Millis) -> Vec<Effect> {
        let signal = match Signal::from_code(&code) {
            Ok(signal) => signal,
            Err(fault) => {
                self.problem = Some(match fault {
                    SignalFault::OtherVersion(_) => Problem::OtherVersion,
                    SignalFault::Cut | SignalFault::Damaged => Problem::Damaged,
                });
                return Vec::new();
            }
        };
        self.problem = None;
        match (signal.kind, &self.stage) {
            (_, Stage::Connected | Stage::Connecting { .. }) => Vec::new(),
            // The player has opened their own offer.
            (Kind::Offer, Stage::Offered(own)) if own.id() == signal.id() => Vec::new(),
            // If both players have created offers, both pages must choose the same one.
            (Kind::Offer, Stage::Offered(own)) if own.id() < signal.id() => {
                self.problem = Some(Problem::Crossed);
                Vec::new()
            }
            (Kind::Offer, _) => {
                self.stage = Stage::Preparing(Some(signal.clone()));
                vec![Effect::Close, Effect::MakeAnswer(signal)]
            }
            (Kind::Answer { to, .. }, Stage::Offered(own)) if own.id() == to => {
                self.stage = Stage::Connecting { since: now };
                vec![Effect::AcceptAnswer(signal)]
            }
            (Kind::Answer { .. }, Stage::Offered(_) | Stage::Preparing(_) | Stage::Answered(_)) => {
                Vec::new()
            }
            (Kind::Answer { .. }, Stage::Off | Stage::Ended(_)) => {
                self.stage = Stage::Ended(Ended::OtherOffer);
                vec![Effect::PassOn(code)]
            }
        }
    }

    fn described(&mut self, signal: Option<Signal>, now: Millis) -> Vec<Effect> {
        let Stage::Preparing(to) = &self.stage else {
            return Vec::new();
        };
        let Some(signal) = signal else {
            return self.end(Ended::Unsupported, now);
        };
        self.stage = match to {
            None => Stage::Offered(signal),
            Some(_) => Stage::Answered(signal),
        };
        Vec::new()
    }

    fn closed(&mut self, now: Millis) -> Vec<Effect> {
        match self.stage {
            Stage::Connected => self.end(Ended::Lost, now),
            Stage::Connecting { .. } | Stage::Answered(_) => self.end(Ended::NotFound, now),
            _ => Vec::new(),
        }
    }

    fn hang_up(&mut self, now: Millis) -> Vec<Effect> {
        let bye = self.is_open().then(|| Effect::Send(Frame::Bye.encode()));
        let mut effects: Vec<Effect> = bye.into_iter().collect();
        effects.extend(self.end(Ended::HungUp, now));
        effects
    }

    fn tick(&mut self, now: Millis) -> Vec<Effect> {
        match self.stage {
            Stage::Connecting { since } if now.saturating_sub(since) >= CONNECT_TIMEOUT => {
                self.end(Ended::NotFound, now)
            }
            Stage::Connected if now.saturating_sub(self.last_received) >= SILENCE_TIMEOUT => {
                // The clocks stop at the last frame received, because the page may have been suspended since then.
                self.end(Ended::Lost, self.last_received)
            }
            Stage::Connected if now.saturating_sub(self.last_sent) >= KEEP_ALIVE_INTERVAL => {
                // The count makes the friend resend messages that arrived while this page showed another game.
                match self.send_count(now) {
                    sent if sent.is_empty() => vec![self.send_frame(&Frame::KeepAlive, now)],
                    sent => sent,
                }
            }
            _ => Vec::new(),
        }
    }

    fn end(&mut self, why: Ended, at: Millis) -> Vec<Effect> {
        self.stage = Stage::Ended(why);
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(at);
        }
        self.moving = false;
        vec![Effect::Close]
    }
}
