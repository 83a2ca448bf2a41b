//! Stored form of one side of a game: all messages and the player's random bytes, from which everything else is
//! derived.

use std::fmt;

use record::{from_code, to_code};
use rules::{ByPlayer, Millis, Player};
use serde::{Deserialize, Serialize};

use crate::{
    chain::{OwnChain, Root},
    fault::{Proof, Refused},
    game::{Game, LoggedMessage, Seconds, TwoVersions},
    message::{Message, Turn},
    start::Invited,
};

/// Version of the stored form.
const VERSION: u32 = 1;

/// One side of a game, before or after the acceptance.
#[derive(Clone, Debug, PartialEq)]
pub enum StoredGame {
    /// Invitation that has not been accepted yet.
    Invited(Invited),
    /// Accepted game.
    Game(Box<Game>),
}

/// Reason why a stored game is unusable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredError {
    /// The text is not a valid stored game.
    Damaged,
    /// The text was written by a newer version of the program.
    Newer(u32),
    /// A message is invalid after the previous messages.
    Refused(Refused),
}

impl fmt::Display for StoredError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("it is damaged"),
            Self::Newer(version) => {
                write!(f, "a newer version of the game has written it ({version})")
            }
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for StoredError {}

impl From<Refused> for StoredError {
    fn from(why: Refused) -> Self {
        Self::Refused(why)
    }
}

/// Version field, which is common to all versions of the stored form.
#[derive(Deserialize)]
struct VersionForm {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    player: Player,
    /// Random bytes as base64url.
    root: String,
    messages: Vec<Line>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    looked: bool,
    /// Number up to which rolls count as seen; `None` unless it lies beyond the next roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seen_until: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ahead: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other_version: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    false_secrets: Vec<String>,
    /// Number of the last message if the player chose it from two versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chosen: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    other_pasts: Vec<String>,
    /// Time left on White's and Black's clocks, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<[Millis; 2]>,
    /// Time that readings from the opponent's page have added to the opponent's clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gained: Option<Millis>,
}

/// Time at which a message was created or received, and the message as base64url.
#[derive(Serialize, Deserialize)]
struct Line(Seconds, String);

impl Form {
    fn new(player: Player, own: &OwnChain) -> Self {
        Self {
            version: VERSION,
            player,
            root: to_code(&own.root().0),
            messages: Vec::new(),
            looked: false,
            seen_until: None,
            ahead: Vec::new(),
            other_version: None,
            false_secrets: Vec::new(),
            chosen: None,
            other_pasts: Vec::new(),
            left: None,
            gained: None,
        }
    }
}

impl StoredGame {
    /// Serialises the game as one line of JSON.
    pub fn to_text(&self) -> String {
        let form = match self {
            Self::Invited(invited) => Form {
                messages: vec![Line(0, code(&invited.message()))],
                ..Form::new(Player::White, &invited.own)
            },
            Self::Game(game) => game.form(),
        };
        // Numbers, strings and lists can always be serialised.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Parses the stored form; each message is checked as if it had just been received.
    ///
    /// # Errors
    ///
    /// Returns the reason why the text is unusable.
    pub fn from_text(text: &str) -> Result<Self, StoredError> {
        let damaged = |_| StoredError::Damaged;
        let VersionForm { version } = serde_json::from_str(text).map_err(damaged)?;
        if version > VERSION {
            return Err(StoredError::Newer(version));
        }
        let form: Form = serde_json::from_str(text).map_err(damaged)?;
        let root = from_code(&form.root).ok();
        let root = root.and_then(|bytes| bytes.try_into().ok());
        let root = Root(root.ok_or(StoredError::Damaged)?);
        let mut messages = form.messages.iter();
        let Some(Message::Invitation(invitation)) = messages.next().map(read).transpose()? else {
            return Err(StoredError::Damaged);
        };
        let own = OwnChain::new(root, form.player, invitation.terms.chain);
        let Some(second) = messages.next() else {
            let is_own = (own.owner().salt, own.head(0)) == (invitation.salt, invitation.head);
            let invited = Invited { own, invitation };
            return (is_own && form.player == Player::White)
                .then_some(Self::Invited(invited))
                .ok_or(StoredError::Damaged);
        };
        let Message::Acceptance(acceptance) = read(second)? else {
            return Err(StoredError::Damaged);
        };
        let bound = match form.player {
            Player::White => (invitation.salt, invitation.head),
            Player::Black => (acceptance.salt, acceptance.head),
        };
        if (own.owner().salt, own.head(0)) != bound
            || acceptance.invitation != Message::Invitation(invitation.clone()).hash()
        {
            return Err(StoredError::Damaged);
        }
        let mut game = Game::new((invitation, acceptance), form.player, own, second.0)?;
        while let Some(line) = messages.next() {
            if messages.as_slice().is_empty() {
                game.before = game.table.clone();
            }
            game.restore(&turn(&line.1)?, line.0)?;
        }
        game.restore_rest(&form)?;
        Ok(Self::Game(Box::new(game)))
    }
}

impl Game {
    fn form(&self) -> Form {
        let refused = |why| {
            let proofs = self.proofs.iter().filter(move |proof| proof.why == why);
            proofs.map(|proof| code(&proof.message)).collect()
        };
        let line = |logged: &LoggedMessage| Line(logged.at, code(&logged.message));
        Form {
            messages: self.log.iter().map(line).collect(),
            looked: self.has_seen_roll(),
            seen_until: Some(self.seen_until).filter(|&until| until > self.table.next_roll() + 1),
            ahead: self.early_messages.iter().map(turn_code).collect(),
            other_version: self.versions.as_ref().map(|both| code(&both.second.1)),
            false_secrets: refused(Refused::FalseSecret),
            chosen: self.chosen,
            other_pasts: refused(Refused::OtherPast),
            left: self.left.map(|left| [left.white, left.black]),
            gained: (self.gained > 0).then_some(self.gained),
            ..Form::new(self.me, &self.own)
        }
    }

    /// Applies a stored message of either player.
    fn restore(&mut self, turn: &Turn, at: Seconds) -> Result<(), StoredError> {
        if usize::from(turn.number) != self.log.len() {
            return Err(StoredError::Damaged);
        }
        let by = turn.sender(self.table.due().ok_or(Refused::Over)?);
        self.table.follow(turn)?;
        self.own.advance_to(self.table.next_roll());
        self.log_message(Message::Turn(turn.clone()), by, at);
        Ok(())
    }

    fn restore_rest(&mut self, form: &Form) -> Result<(), StoredError> {
        self.chosen = form.chosen;
        let looked_until = form.looked.then(|| self.table.next_roll() + 1);
        self.seen_until = form.seen_until.or(looked_until).unwrap_or_default();
        self.forget_seen_rolls();
        if let Some([white, black]) = form.left {
            self.note_time(ByPlayer { white, black }, None);
        }
        self.note_gained(form.gained.unwrap_or_default());
        for code in &form.ahead {
            // If a message's number is no longer close to the number that is due, the message was already useless when
            // stored.
            self.early_messages.insert(&turn(code)?, self.log.len());
        }
        if let Some(code) = &form.other_version {
            let second = turn(code)?;
            let there = self.log.get(usize::from(second.number));
            let first = there.ok_or(StoredError::Damaged)?;
            self.versions = Some(TwoVersions {
                number: second.number,
                first: (first.by, first.message.clone()),
                second: (self.me.opponent(), Message::Turn(second)),
            });
        }
        let proofs = [
            (Refused::FalseSecret, &form.false_secrets),
            (Refused::OtherPast, &form.other_pasts),
        ];
        for (why, codes) in proofs {
            for code in codes {
                let message = Message::Turn(turn(code)?);
                self.proofs.push(Proof { why, message });
            }
        }
        Ok(())
    }
}

fn code(message: &Message) -> String {
    to_code(&message.encode())
}

fn turn_code(turn: &Turn) -> String {
    code(&Message::Turn(turn.clone()))
}

fn message(code: &str) -> Result<Message, StoredError> {
    let bytes = from_code(code).map_err(|_| StoredError::Damaged)?;
    Message::decode(&bytes).map_err(|_| StoredError::Damaged)
}

fn read(line: &Line) -> Result<Message, StoredError> {
    message(&line.1)
}

fn turn(code: &str) -> Result<Turn, StoredError> {
    match message(code)? {
        Message::Turn(turn) => Ok(turn),
        _ => Err(StoredError::Damaged),
    }
}
