//! The state of a connection: what is sent, received and due.

use friend::{Message, Tag};

use crate::{
    frame::Frame,
    signal::{Kind, Signal},
};

/// Milliseconds by any clock that only goes forward.
pub type Millis = u64;

/// How long the browsers may look for each other once both links have arrived.
pub(crate) const CONNECT_WITHIN: Millis = 20_000;
/// How often a side that has nothing to say says that it is there.
pub(crate) const SAY_EVERY: Millis = 4_000;
/// After this silence the connection is lost.
pub(crate) const LOST_AFTER: Millis = 15_000;

/// How far a connection has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// There is none.
    #[default]
    Off,
    /// The browser prepares the offer, or the answer to this one.
    Preparing(Option<Signal>),
    /// The offer has to be sent, and the answer to be opened here.
    Offered(Signal),
    /// The answer has to be sent and opened there.
    Answered(Signal),
    /// Both links have arrived; the browsers look for each other.
    Connecting {
        /// Since when.
        since: Millis,
    },
    /// The channel is open.
    Connected,
    /// It has ended.
    Ended(Ended),
}

/// Why there is no connection any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The browsers have not found each other.
    NotFound,
    /// This browser cannot connect to another one, or does not let this page do so.
    Unsupported,
    /// The connection broke.
    Lost,
    /// The friend has ended it.
    Left,
    /// The player has ended it.
    HungUp,
    /// The answer belongs to an offer that this page does not have.
    OtherOffer,
}

/// The shown game, as far as the connection knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The game.
    pub game: Tag,
    /// How many messages this side has.
    pub count: u16,
    /// Those of them that this side has sent, the latest last.
    pub own: Vec<Message>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The player wants to connect.
    Offer,
    /// The code of a link was opened.
    Open(String),
    /// The browser has described its own side; nothing if it cannot.
    Described(Option<Signal>),
    /// The channel is open.
    Opened,
    /// The channel, or the way to it, is closed.
    Closed,
    /// The friend has sent this.
    Heard(Vec<u8>),
    /// The shown game stands so.
    Game(Match),
    /// The player moves checkers, or has stopped.
    Moving(bool),
    /// The player ends the connection.
    HangUp,
    /// Time has passed.
    Tick,
}

/// What is asked of the outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Describe this side as an offer.
    MakeOffer,
    /// Describe this side as the answer to this.
    MakeAnswer(Signal),
    /// Take the answer, and look for the friend's browser.
    Take(Signal),
    /// Send this.
    Send(Vec<u8>),
    /// A message of the friend has come.
    Deliver(Message),
    /// An answer was opened here, but the offer is another page's of this browser.
    PassOn(String),
    /// Close the connection.
    Close,
}

/// A connection and the game that is played over it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    stage: Stage,
    game: Option<Match>,
    /// How many messages of the game the friend has, as far as this side knows.
    there: u16,
    /// Whether the friend moves checkers.
    moving: bool,
    /// Whether the link that was opened last could not be read.
    unreadable: bool,
    /// Whether the friend has been told that this player does.
    told_moving: bool,
    heard: Millis,
    said: Millis,
}

impl Connection {
    /// How far it has come.
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

    /// Whether time matters now.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Connecting { .. } | Stage::Connected)
    }

    /// Changes the connection by what happened at `now`, and says what the outside has to do.
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
            // The player's own offer, or the same answer once more.
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

    /// Sends the own messages that the friend lacks. The channel loses nothing and keeps the order.
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
                // Whatever got lost on a page that showed something else is asked for with this.
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
