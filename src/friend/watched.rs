//! Spectated games: a `w=` link with all messages known to both players, which the recipient verifies.

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

/// Envelope for the link. A message takes about 40 bytes, and a match to 5 points about 250 messages.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 49_152,
};

/// Maximum number of messages in a link, which is four times the number in a match to 15 points.
const MAX_MESSAGES: u16 = 6_000;

/// Spectated game so far, in which every secret, roll and play has been verified.
#[derive(Clone, Debug, PartialEq)]
pub struct SpectatedGame {
    names: ByPlayer<Option<PlayerName>>,
    messages: u16,
    /// Last message; a player's page uses it to locate the game.
    last: Message,
    clock: Option<TimeControl>,
    pub(crate) table: Table,
}

impl SpectatedGame {
    /// Returns the spectator link to the game so far; `None` if it is too long. The link contains only data that the
    /// opponent already has.
    pub fn link(game: &Game) -> Option<String> {
        let mut content = Vec::new();
        for logged in game.messages() {
            match &logged.message {
                Message::Invitation(invitation) => invitation.write(&mut content),
                Message::Acceptance(acceptance) => acceptance.write(&mut content),
                // The game, the number and the hash of past messages follow from the earlier messages.
                Message::Turn(turn) => {
                    turn.act.write(&mut content);
                    turn.reveal.write(&mut content);
                }
            }
        }
        encode_link(ENVELOPE, 'w', &content)
    }

    /// Parses a link that occurs anywhere in a text, and verifies the game according to the rules.
    ///
    /// # Errors
    ///
    /// Returns the reason why the text contains no valid link. A game that violates the rules or contains a false
    /// secret counts as damaged.
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
            // Without a limit, a forged link could block the page.
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

    /// Applies the next message in the game, with the same checks as for the link.
    ///
    /// # Errors
    ///
    /// Returns the reason why the message is not the next one, in which case the game does not change.
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

    /// Returns the prefix of the game's identity.
    pub fn tag(&self) -> Tag {
        self.table.tag()
    }

    /// Returns the last message as a link, which a player's page uses to locate the game; `None` before the first turn.
    pub fn last_link(&self) -> Option<String> {
        matches!(self.last, Message::Turn(_)).then(|| print_link([&self.last]))
    }

    /// Returns the players' names, if given.
    pub const fn names(&self) -> &ByPlayer<Option<PlayerName>> {
        &self.names
    }

    /// Returns the number of verified messages.
    pub const fn messages(&self) -> u16 {
        self.messages
    }

    /// Returns the session as known to both players.
    pub const fn session(&self) -> &Session {
        self.table.session()
    }

    /// Returns `true` if these remaining times are possible, that is, if the game has a clock and neither time exceeds
    /// the initial time.
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

    /// Returns how the game ended; `None` while the game is in progress.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended()
    }
}
