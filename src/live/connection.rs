//! The state machine of a connection: setting up, sending, receiving, timeouts.

use friend::{Message, Tag};

use crate::{
    frame::Frame,
    signal::{Kind, Signal},
};

/// Milliseconds by any clock that only goes forward.
pub type Millis = u64;

/// How long the browsers may try to reach each other once both links have arrived.
pub(crate) const CONNECT_WITHIN: Millis = 20_000;
/// How often a side with nothing to send sends a keep-alive.
pub(crate) const SAY_EVERY: Millis = 4_000;
/// The silence after which the connection counts as lost.
pub(crate) const LOST_AFTER: Millis = 15_000;

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

/// The shown game, as the connection needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The game.
    pub game: Tag,
    /// How many messages this side has.
    pub count: u16,
    /// The messages that this side has sent, the latest last.
    pub own: Vec<Message>,
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
    Heard(Vec<u8>),
    /// The state of the shown game.
    Game(Match),
    /// Whether the player is moving checkers.
    Moving(bool),
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
    Take(Signal),
    /// Send this frame.
    Send(Vec<u8>),
    /// Hand this message of the friend to the game.
    Deliver(Message),
    /// Pass this answer's code on to another page of this browser, which has the offer.
    PassOn(String),
    /// Close the connection.
    Close,
}

/// A connection and the game that is played over it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    stage: Stage,
    game: Option<Match>,
    /// Number of messages of the game that the friend has; `u16::MAX` while unknown, so that nothing is resent.
    there: u16,
    /// Whether the friend moves checkers.
    moving: bool,
    /// Whether the link that was opened last could not be read.
    unreadable: bool,
    /// Whether the friend was told that this player is moving checkers.
    told_moving: bool,
    heard: Millis,
    said: Millis,
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

    /// Whether the link that was opened last could not be read.
    pub const fn is_unreadable(&self) -> bool {
        self.unreadable
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
            Input::Described(signal) => self.described(signal),
            Input::Opened => self.opened(now),
            Input::Closed => self.closed(),
            Input::Heard(bytes) => self.receive(&bytes, now),
            Input::Game(game) => self.follow(game, now),
            Input::Moving(moving) => self.tell_moving(moving, now),
            Input::HangUp => self.hang_up(),
            Input::Tick => self.tick(now),
        }
    }

    fn offer(&mut self) -> Vec<Effect> {
        if self.is_running() {
            return Vec::new();
        }
        self.unreadable = false;
        self.stage = Stage::Preparing(None);
        vec![Effect::Close, Effect::MakeOffer]
    }

    fn open(&mut self, code: String, now: Millis) -> Vec<Effect> {
        let signal = Signal::from_code(&code);
        self.unreadable = signal.is_err();
        let Ok(signal) = signal else {
            return Vec::new();
        };
        match (signal.kind, &self.stage) {
            (_, Stage::Connected | Stage::Connecting { .. }) => Vec::new(),
            // The player has opened the own offer.
            (Kind::Offer, Stage::Offered(own)) if own.id() == signal.id() => Vec::new(),
            (Kind::Offer, _) => {
                self.stage = Stage::Preparing(Some(signal.clone()));
                vec![Effect::Close, Effect::MakeAnswer(signal)]
            }
            (Kind::Answer { to, .. }, Stage::Offered(own)) if own.id() == to => {
                self.stage = Stage::Connecting { since: now };
                vec![Effect::Take(signal)]
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

    fn described(&mut self, signal: Option<Signal>) -> Vec<Effect> {
        let Stage::Preparing(to) = &self.stage else {
            return Vec::new();
        };
        let Some(signal) = signal else {
            return self.end(Ended::Unsupported);
        };
        self.stage = match to {
            None => Stage::Offered(signal),
            Some(_) => Stage::Answered(signal),
        };
        Vec::new()
    }

    fn opened(&mut self, now: Millis) -> Vec<Effect> {
        if !matches!(self.stage, Stage::Connecting { .. } | Stage::Answered(_)) {
            return Vec::new();
        }
        self.stage = Stage::Connected;
        (self.heard, self.there) = (now, u16::MAX);
        (self.moving, self.told_moving) = (false, false);
        self.have(now)
    }

    fn closed(&mut self) -> Vec<Effect> {
        match self.stage {
            Stage::Connected => self.end(Ended::Lost),
            Stage::Connecting { .. } | Stage::Answered(_) => self.end(Ended::NotFound),
            _ => Vec::new(),
        }
    }

    fn receive(&mut self, bytes: &[u8], now: Millis) -> Vec<Effect> {
        if !self.is_open() {
            return Vec::new();
        }
        self.heard = now;
        match Frame::decode(bytes) {
            Some(Frame::Have { game, count }) => {
                if self.game.as_ref().is_none_or(|own| own.game != game) {
                    return Vec::new();
                }
                self.there = count;
                self.send_missing(now)
            }
            Some(Frame::Message(message)) => {
                self.moving = false;
                vec![Effect::Deliver(message)]
            }
            Some(Frame::Moving(moving)) => {
                self.moving = moving;
                Vec::new()
            }
            Some(Frame::Bye) => self.end(Ended::Left),
            Some(Frame::Here) | None => Vec::new(),
        }
    }

    fn follow(&mut self, game: Match, now: Millis) -> Vec<Effect> {
        if self.game.as_ref() == Some(&game) {
            return Vec::new();
        }
        let other = self.game.as_ref().is_some_and(|own| own.game != game.game);
        if other {
            self.there = u16::MAX;
        }
        self.game = Some(game);
        if !self.is_open() {
            return Vec::new();
        }
        let mut effects = self.send_missing(now);
        effects.extend(self.have(now));
        effects
    }

    /// Sends the player's messages that the friend lacks. The channel loses nothing and keeps the order.
    fn send_missing(&mut self, now: Millis) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let missing = game.own.iter().filter(|one| one.number() >= self.there);
        let frames: Vec<Frame> = missing.cloned().map(Frame::Message).collect();
        if !frames.is_empty() {
            self.there = game.count;
            self.told_moving = false;
        }
        frames.iter().map(|frame| self.say(frame, now)).collect()
    }

    fn have(&mut self, now: Millis) -> Vec<Effect> {
        let have = self.game.as_ref().map(|game| Frame::Have {
            game: game.game,
            count: game.count,
        });
        have.iter().map(|frame| self.say(frame, now)).collect()
    }

    fn tell_moving(&mut self, moving: bool, now: Millis) -> Vec<Effect> {
        if !self.is_open() || moving == self.told_moving {
            return Vec::new();
        }
        self.told_moving = moving;
        vec![self.say(&Frame::Moving(moving), now)]
    }

    fn say(&mut self, frame: &Frame, now: Millis) -> Effect {
        self.said = now;
        Effect::Send(frame.encode())
    }

    fn hang_up(&mut self) -> Vec<Effect> {
        let bye = self.is_open().then(|| Effect::Send(Frame::Bye.encode()));
        let mut effects: Vec<Effect> = bye.into_iter().collect();
        effects.extend(self.end(Ended::HungUp));
        effects
    }

    fn tick(&mut self, now: Millis) -> Vec<Effect> {
        match self.stage {
            Stage::Connecting { since } if now.saturating_sub(since) >= CONNECT_WITHIN => {
                self.end(Ended::NotFound)
            }
            Stage::Connected if now.saturating_sub(self.heard) >= LOST_AFTER => {
                self.end(Ended::Lost)
            }
            Stage::Connected if now.saturating_sub(self.said) >= SAY_EVERY => {
                // The count makes the friend resend messages that arrived while this page showed another game.
                match self.have(now) {
                    have if have.is_empty() => vec![self.say(&Frame::Here, now)],
                    have => have,
                }
            }
            _ => Vec::new(),
        }
    }

    fn end(&mut self, why: Ended) -> Vec<Effect> {
        self.stage = Stage::Ended(why);
        self.moving = false;
        vec![Effect::Close]
    }
}
