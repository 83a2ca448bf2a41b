//! A running game as others may follow it: a link `w=` with everything that both players know, checked by whoever opens it.

use record::{Envelope, PlayerName};
use rules::{ByPlayer, Millis, Session};

use crate::{
    act::Act,
    fault::Refused,
    game::Game,
    link::{LinkFault, decode_link, encode_link, print_link},
    message::{Acceptance, Invitation, Message, Reveal, Tag, Turn},
    table::{Ended, Table},
    time_control::{TOLERANCE, TimeControl},
    wire::Reader,
};

/// A message has about 40 bytes here, and a match to 5 points some 250 messages.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 49_152,
};

/// The most messages of a link: four times as many as those of a match to 15 points.
const MAX_MESSAGES: u16 = 6_000;

/// A game that others play, as far as it has gone: every secret, roll and play has been checked.
#[derive(Clone, Debug, PartialEq)]
pub struct SpectatedGame {
    names: ByPlayer<Option<PlayerName>>,
    messages: u16,
    /// The last message, by which the page of a player finds the game.
    last: Message,
    clock: Option<TimeControl>,
    pub(crate) table: Table,
}

impl SpectatedGame {
    /// The link with which others follow the game so far; `None` if it is too long for one. It holds nothing that the
    /// opponent does not have.
    pub fn link(game: &Game) -> Option<String> {
        let mut content = Vec::new();
        for kept in game.messages() {
            match &kept.message {
                Message::Invitation(invitation) => invitation.write(&mut content),
                Message::Acceptance(acceptance) => acceptance.write(&mut content),
                // The game, the number and the past follow from what stands before.
                Message::Turn(turn) => {
                    turn.act.write(&mut content);
                    turn.reveal.write(&mut content);
                }
            }
        }
        encode_link(ENVELOPE, 'w', &content)
    }

    /// Reads a link, wherever it stands in a text, and follows the game by the rules.
    ///
    /// # Errors
    /// Why there is none; a game that breaks the rules or shows a false secret is damaged.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        decode_link(ENVELOPE, 'w', text, Self::read)
    }

    fn read(reader: &mut Reader) -> Option<Self> {
        reader.byte().filter(|kind| *kind == 0)?;
        let invitation = Invitation::read(reader)?;
        reader.byte().filter(|kind| *kind == 1)?;
        let acceptance = Acceptance::read(reader)?;
        let binds = Message::Invitation(invitation.clone()).hash() == acceptance.invitation;
        let table = Table::new(&invitation, &acceptance)
            .ok()
            .filter(|_| binds)?;
        let mut watched = Self {
            names: ByPlayer {
                white: invitation.name,
                black: acceptance.name.clone(),
            },
            messages: 2,
            last: Message::Acceptance(acceptance),
            clock: invitation.clock,
            table,
        };
        while !reader.is_empty() {
            // Without a bound a page would stand still over a made-up link.
            if watched.messages == MAX_MESSAGES {
                return None;
            }
            let turn = Turn {
                game: watched.tag(),
                number: watched.messages,
                past: watched.table.past(),
                act: Act::read(reader)?,
                reveal: Reveal::read(reader)?,
            };
            watched.table.follow(&turn).ok()?;
            watched.messages += 1;
            watched.last = Message::Turn(turn);
        }
        Some(watched)
    }

    /// Follows the next message of the game, checked as those of the link.
    ///
    /// # Errors
    /// Why it is not the next message; nothing has changed then.
    pub fn follow(&mut self, message: &Message) -> Result<(), Refused> {
        let Message::Turn(turn) = message else {
            return Err(Refused::OtherGame);
        };
        if turn.number != self.messages {
            return Err(Refused::NotDue);
        }
        let next = self.messages.checked_add(1).ok_or(Refused::Over)?;
        self.table = self.table.after(turn)?;
        self.messages = next;
        self.last = message.clone();
        Ok(())
    }

    /// The beginning of the game's identity.
    pub fn tag(&self) -> Tag {
        self.table.tag()
    }

    /// The last message as a link, by which the page of a player finds the game; `None` before the first turn.
    pub fn last_link(&self) -> Option<String> {
        matches!(self.last, Message::Turn(_)).then(|| print_link([&self.last]))
    }

    /// The names that the players have given.
    pub const fn names(&self) -> &ByPlayer<Option<PlayerName>> {
        &self.names
    }

    /// How many messages have been checked.
    pub const fn messages(&self) -> u16 {
        self.messages
    }

    /// The session as both players know it.
    pub const fn session(&self) -> &Session {
        self.table.session()
    }

    /// Whether both players can have so much time left: there is a clock, and it did not begin with less.
    pub fn may_have_left(&self, left: &ByPlayer<Millis>) -> bool {
        let start = self
            .clock
            .and_then(|clock| clock.start(self.table.terms(), ByPlayer::default()));
        let fits = |start: ByPlayer<Millis>| {
            let most = start.map(|start| start + TOLERANCE);
            left.white <= most.white && left.black <= most.black
        };
        start.is_some_and(fits)
    }

    /// How the game has ended, if it has.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended()
    }
}
