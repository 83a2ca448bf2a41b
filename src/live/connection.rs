//! The state machine of a connection: setting up, sending, receiving, timeouts.

mod channel;

use friend::{Message, RunningClock, Tag};
use rules::{ByPlayer, Millis};

use crate::{
    clocks::{ClockReading, ClockState, Clocks, Difference, Times},
    frame::{Draft, Frame},
    signal::{Kind, Signal, SignalFault},
};

/// How long the browsers may try to reach each other once both links have arrived.
pub(crate) const CONNECT_TIMEOUT: Millis = 20_000;
/// How often a side with nothing to send sends a keep-alive.
pub(crate) const KEEP_ALIVE_INTERVAL: Millis = 4_000;
/// Time without confirmation after which a message is sent again.
const RESEND_AFTER: Millis = 2_000;
/// The silence after which the connection counts as lost.
pub(crate) const SILENCE_TIMEOUT: Millis = 15_000;

/// Maximum number of messages within [`SILENCE_TIMEOUT`] that do not advance the game; an honest page sends at most
/// eight in four seconds.
pub(crate) const MAX_UNPRODUCTIVE: u16 = 64;
/// Maximum number of drafts within [`SILENCE_TIMEOUT`] that are shown, more than a person makes; a dropped draft is
/// replaced by the next message.
pub(crate) const MAX_DRAFTS: u16 = 200;
/// Maximum number of frames of any kind within [`SILENCE_TIMEOUT`]; an honest page sends at most a few hundred.
pub(crate) const MAX_FRAMES: u16 = 4_000;

/// The stage of a connection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No connection was asked for.
    #[default]
    Off,
    /// The browser prepares the offer, or the answer to the offer given here.
    Preparing(Option<Signal>),
    /// The player has to send the offer, and to open the friend's answer on this page.
    Offered(Signal),
    /// The player has to send the answer, which the friend has to open.
    Answered(Signal),
    /// Both links have arrived; the browsers try to reach each other.
    Connecting {
        /// When the second link arrived.
        since: Millis,
    },
    /// The channel is open.
    Connected,
    /// The connection has ended.
    Ended(Ended),
}

/// Why a connection has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The browsers have not reached each other.
    NotFound,
    /// This browser cannot connect to another one, or does not let this page do so.
    Unsupported,
    /// The connection broke.
    Lost,
    /// The friend has ended the connection.
    Left,
    /// The player has ended the connection.
    HungUp,
    /// The answer belongs to an offer that this page does not have.
    OtherOffer,
}

/// Notice to the player about the last link or frame, beside the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The code of the link is cut or damaged.
    Damaged,
    /// Another version of the program has written the code, or sends messages of the game that this one cannot read.
    OtherVersion,
    /// Both players have made an offer: the friend has to open the player's link.
    Crossed,
}

/// The shown game, as the connection needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownGame {
    /// The game.
    pub game: Tag,
    /// How many messages this side has.
    pub count: u16,
    /// The messages that this side has sent, the latest last.
    pub own: Vec<Message>,
    /// The clocks, if any were agreed.
    pub timed: Option<ClockState>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The player wants to connect.
    Offer,
    /// The code of a link was opened.
    Open(String),
    /// The browser's description of its own side; `None` if it cannot give one.
    Described(Option<Signal>),
    /// The channel is open.
    Opened,
    /// The channel has closed, or connecting has failed.
    Closed,
    /// A frame from the friend.
    Frame(Vec<u8>),
    /// The state of the shown game.
    Game(ShownGame),
    /// Whether the player is moving checkers.
    Moving(bool),
    /// The play that the player is making; `None` if there is none.
    Draft(Option<Draft>),
    /// Both clocks, for a spectator; `None` if there are none.
    Times(Option<Times>),
    /// The player ends the connection.
    HangUp,
    /// Time has passed.
    Tick,
}

/// A task for the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Have the browser describe this side as an offer.
    MakeOffer,
    /// Have the browser describe this side as the answer to this offer.
    MakeAnswer(Signal),
    /// Give the browser the answer, and let it connect.
    AcceptAnswer(Signal),
    /// Send this frame.
    Send(Vec<u8>),
    /// Hand this message of the friend to the game.
    Deliver(Message),
    /// Show this play that the friend is making in this game, if the rules allow it.
    Draft(Tag, Draft),
    /// Show these clocks to a spectator.
    Times(Times),
    /// Pass this answer's code on to another page of this browser, which has the offer.
    PassOn(String),
    /// Close the connection.
    Close,
}

/// What the other side was last sent about the turn in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SentState {
    /// Whether this player is moving checkers.
    moving: bool,
    /// The play so far.
    draft: Option<Draft>,
    /// Both clocks, which only spectators are sent.
    times: Option<Times>,
}

/// A count of what arrives, begun anew every [`SILENCE_TIMEOUT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Rate {
    count: u16,
    since: Millis,
}

impl Rate {
    const fn from(since: Millis) -> Self {
        Self { count: 0, since }
    }

    /// Counts one at `now`; returns how many have come since the count began.
    fn add(&mut self, now: Millis) -> u16 {
        if now.saturating_sub(self.since) >= SILENCE_TIMEOUT {
            *self = Self::from(now);
        }
        self.count = self.count.saturating_add(1);
        self.count
    }
}

/// A connection and the game that is played over it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    stage: Stage,
    game: Option<ShownGame>,
    /// Number of messages of the game that the friend has; `u16::MAX` while unknown, so that nothing is resent.
    friend_count: u16,
    /// Whether the friend moves checkers.
    moving: bool,
    problem: Option<Problem>,
    last_sent_state: SentState,
    clocks: Option<Clocks>,
    /// What the friend's page has measured at a message that this page does not have yet.
    reading: Option<ClockReading>,
    /// When the last frame was received.
    last_received: Millis,
    /// Messages that have not advanced the game.
    unproductive: Rate,
    drafts: Rate,
    /// Frames of all kinds.
    frames: Rate,
    /// When the last frame was sent.
    last_sent: Millis,
    /// When messages of the game were last sent, in milliseconds.
    last_resend: Millis,
}

impl Connection {
    /// The stage of the connection.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether the channel is open.
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Connected)
    }

    /// Whether the friend moves checkers.
    pub const fn friend_moves(&self) -> bool {
        self.moving
    }

    /// What both players have left on their clocks at `now`, if there are clocks.
    pub fn time_left(&self, now: Millis) -> Option<ByPlayer<Millis>> {
        self.clocks.as_ref().map(|clocks| clocks.left(now))
    }

    /// The player whose clock runs, and what is left of the delay at `now`.
    pub fn running_clock(&self, now: Millis) -> RunningClock {
        self.clocks
            .as_ref()
            .and_then(|clocks| clocks.running_at(now))
    }

    /// Returns both clocks at `now`, if there are any.
    pub fn times(&self, now: Millis) -> Option<Times> {
        self.clocks.as_ref().map(|clocks| clocks.times(now))
    }

    /// Returns the total time that accepted readings of the friend's page have added to the friend's clock.
    pub fn time_gained(&self) -> Millis {
        self.clocks.as_ref().map_or(0, Clocks::gained)
    }

    /// The times of both pages, where they differ.
    pub fn clocks_differ(&self) -> Option<Difference> {
        let open = self.clocks.as_ref().filter(|_| self.is_open());
        open.and_then(Clocks::difference)
    }

    /// The problem with the last link or frame.
    pub const fn problem(&self) -> Option<Problem> {
        self.problem
    }

    /// Whether timeouts run, so that [`Input::Tick`] is needed.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Connecting { .. } | Stage::Connected)
    }

    /// Handles an input at `now`; returns the tasks for the page.
    pub fn update(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        match input {
            Input::Offer => self.offer(),
            Input::Open(code) => self.open(code, now),
            Input::Described(signal) => self.described(signal, now),
            Input::Opened => self.opened(now),
            Input::Closed => self.closed(now),
            Input::Frame(bytes) => self.receive(&bytes, now),
            Input::Game(game) => self.follow(game, now),
            Input::Moving(moving) => self.tell_moving(moving, now),
            Input::Draft(draft) => self.tell_draft(draft, now),
            Input::Times(times) => self.tell_times(times, now),
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
            // The player has opened the own offer.
            (Kind::Offer, Stage::Offered(own)) if own.id() == signal.id() => Vec::new(),
            // If both have offered, the same offer has to stand on both sides.
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
                // The clocks stop at the last frame received: the page may have slept since.
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
