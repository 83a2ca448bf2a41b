//! Messages as canonical byte strings: the same message has the same bytes on every device, so that it can be hashed.
//!
//! A message is a version, a length, the content and a checksum ([`record::Envelope`]). The content of a turn is a
//! kind, the tag of the game, the number of the message, the first half of the hash of everything before it, the act,
//! and the secrets revealed. Numbers have their highest byte first.

use std::fmt;

use record::{Envelope, LinkError, PlayerName};
use rules::Player;

use crate::{
    act::Act,
    chain::{Secret, Secrets},
    hash::Hash,
    terms::{Starter, Terms},
    time_control::TimeControl,
    wire::{Reader, put_name},
};

/// The version that is written. A change of the form raises the version and keeps reading the old one.
const VERSION: u8 = 1;

/// The longest content is an acceptance with the longest name.
const ENVELOPE: Envelope = Envelope {
    version: VERSION,
    most_bytes: 384,
};

/// An invitation with a clock has a version of its own, so that an older program says that it is too old for it.
const WITH_CLOCK: Envelope = Envelope {
    version: 2,
    ..ENVELOPE
};

/// So has one whose sender starts, with or without a clock.
const WITH_STARTER: Envelope = Envelope {
    version: 3,
    ..ENVELOPE
};

/// The beginning of a game's identity, by which a page finds the game of a link.
pub type Tag = [u8; 8];

/// The beginning of the hash of all earlier messages.
pub type PastHash = [u8; 16];

/// A message from one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// White's invitation.
    Invitation(Invitation),
    /// Black's acceptance.
    Acceptance(Acceptance),
    /// An act in the game, by either player.
    Turn(Turn),
}

/// Message 0, from White.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The terms that are offered.
    pub terms: Terms,
    /// The head of White's chain.
    pub head: Hash,
    /// Binds White's chain to this game.
    pub salt: [u8; 16],
    /// White's name, if given.
    pub name: Option<PlayerName>,
    /// The game that this is a rematch of.
    pub rematch: Option<Tag>,
    /// The clock for play over a direct connection.
    pub clock: Option<TimeControl>,
}

/// Message 1, from Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// The hash of the invitation.
    pub invitation: Hash,
    /// The head of Black's chain.
    pub head: Hash,
    /// Binds Black's chain to this game.
    pub salt: [u8; 16],
    /// Black's name, if given.
    pub name: Option<PlayerName>,
    /// Black's secret for the opening roll or, where the inviter starts and rolls both dice again, for the roll after it.
    pub opening: Secret,
}

/// Any message after the first two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The game that the message belongs to.
    pub game: Tag,
    /// The number of the message in the game, 2 or more.
    pub number: u16,
    /// The hash of all earlier messages as the sender has them.
    pub past: PastHash,
    /// The sender's act.
    pub act: Act,
    /// The secrets that the sender reveals.
    pub reveal: Reveal,
}

/// The part of a message that reveals the sender's secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The secrets.
    pub secrets: Secrets,
    /// The head of the sender's next chain, revealed before the present chain is used up.
    pub head: Option<Hash>,
    /// Whether the sender holds back his secret for the next roll until the other has decided about the cube, although
    /// the game is played in friendly mode: as over a direct connection, where two messages more take no time.
    pub held: bool,
}

/// Why bytes are not a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMessage {
    /// The end is missing.
    Cut,
    /// The bytes were changed on the way.
    Damaged,
    /// Another version of the program wrote the message.
    OtherVersion(u8),
}

impl fmt::Display for NotAMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut => f.write_str("the end of the message is missing"),
            Self::Damaged => f.write_str("the message is damaged"),
            Self::OtherVersion(version) => {
                write!(
                    f,
                    "another version of the game wrote the message ({version})"
                )
            }
        }
    }
}

impl std::error::Error for NotAMessage {}

impl Message {
    /// Returns the canonical bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut content = Vec::new();
        match self {
            Self::Invitation(invitation) => invitation.write(&mut content),
            Self::Acceptance(acceptance) => acceptance.write(&mut content),
            Self::Turn(turn) => turn.write(&mut content),
        }
        // A name has at most 160 bytes, everything else less than 200.
        self.envelope().seal(&content).unwrap_or_default()
    }

    const fn envelope(&self) -> Envelope {
        match self {
            Self::Invitation(invitation) => match (invitation.terms.starter, invitation.clock) {
                (Starter::Inviter, _) => WITH_STARTER,
                (Starter::OpeningRoll, Some(_)) => WITH_CLOCK,
                (Starter::OpeningRoll, None) => ENVELOPE,
            },
            Self::Acceptance(_) | Self::Turn(_) => ENVELOPE,
        }
    }

    /// Reads the bytes of one message; bytes after it are ignored.
    ///
    /// # Errors
    /// Why the bytes are not a message.
    pub fn decode(bytes: &[u8]) -> Result<Self, NotAMessage> {
        let envelope = match bytes.first() {
            Some(&version) if version == WITH_CLOCK.version => WITH_CLOCK,
            Some(&version) if version == WITH_STARTER.version => WITH_STARTER,
            _ => ENVELOPE,
        };
        let content = envelope.open(bytes).map_err(|why| match why {
            LinkError::Cut => NotAMessage::Cut,
            LinkError::OtherVersion(version) => NotAMessage::OtherVersion(version),
            LinkError::NotALink | LinkError::Damaged => NotAMessage::Damaged,
        })?;
        let mut reader = Reader(content);
        let message = match reader.byte() {
            Some(0) => Invitation::read(&mut reader).map(Self::Invitation),
            Some(1) => Acceptance::read(&mut reader).map(Self::Acceptance),
            Some(2) => Turn::read(&mut reader).map(Self::Turn),
            _ => None,
        };
        message
            .filter(|message| reader.is_empty() && message.envelope().version == envelope.version)
            .ok_or(NotAMessage::Damaged)
    }

    /// Returns the SHA-256 of the canonical bytes, which identifies the message.
    pub fn hash(&self) -> Hash {
        Hash::of(&[&self.encode()])
    }

    /// The number of the message in its game, 0 for the invitation.
    pub const fn number(&self) -> u16 {
        match self {
            Self::Invitation(_) => 0,
            Self::Acceptance(_) => 1,
            Self::Turn(turn) => turn.number,
        }
    }
}

impl Invitation {
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(0);
        self.terms.write(bytes);
        bytes.extend(self.head.0);
        bytes.extend(self.salt);
        put_name(bytes, self.name.as_ref());
        let clock = u8::from(self.clock.is_some());
        bytes.push(clock << 1 | u8::from(self.rematch.is_some()));
        bytes.extend(self.rematch.iter().flatten());
        if let Some(clock) = self.clock {
            clock.write(bytes);
        }
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let (terms, head, salt) = (Terms::read(reader)?, Hash(reader.array()?), reader.array()?);
        let name = reader.name().ok()?;
        let parts = reader.below(4)?;
        let rematch = match parts & 1 {
            0 => None,
            _ => Some(reader.array()?),
        };
        let clock = match parts & 2 {
            0 => None,
            // Games for points have none.
            _ if !terms.is_match() => return None,
            _ => Some(TimeControl::read(reader)?),
        };
        Some(Self {
            terms,
            head,
            salt,
            name,
            rematch,
            clock,
        })
    }
}

impl Acceptance {
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        self.write_bound(bytes);
        bytes.extend(self.opening.0);
    }

    /// Writes everything but the secret: the bytes whose hash is the game's identity.
    fn write_bound(&self, bytes: &mut Vec<u8>) {
        bytes.push(1);
        bytes.extend(self.invitation.0);
        bytes.extend(self.head.0);
        bytes.extend(self.salt);
        put_name(bytes, self.name.as_ref());
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        Some(Self {
            invitation: Hash(reader.array()?),
            head: Hash(reader.array()?),
            salt: reader.array()?,
            name: reader.name().ok()?,
            opening: Secret(reader.array()?),
        })
    }

    /// Returns the identity of the game that begins with this acceptance; it binds the terms and both players' first
    /// chains.
    pub(crate) fn game(&self) -> Hash {
        let mut bound = Vec::new();
        self.write_bound(&mut bound);
        Hash::of(&[b"backgammon game 1", &bound])
    }
}

impl Turn {
    /// Returns who sends this message when one of `due` is due: a claim comes from the waiting player.
    pub(crate) fn sender(&self, due: Player) -> Player {
        if self.act.is_claim() {
            due.opponent()
        } else {
            due
        }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(2);
        bytes.extend(self.game);
        bytes.extend(self.number.to_be_bytes());
        bytes.extend(self.past);
        self.act.write(bytes);
        self.reveal.write(bytes);
    }

    fn read(reader: &mut Reader) -> Option<Self> {
        Some(Self {
            game: reader.array()?,
            number: u16::from_be_bytes(reader.array()?),
            past: reader.array()?,
            act: Act::read(reader)?,
            reveal: Reveal::read(reader)?,
        })
        .filter(|turn| turn.number >= 2)
    }
}

impl Reveal {
    /// Reveals nothing.
    pub const NONE: Self = Self {
        secrets: Secrets::None,
        head: None,
        held: false,
    };

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        let (kind, secrets): (u8, &[&Secret]) = match &self.secrets {
            Secrets::None => (0, &[]),
            Secrets::Latest(latest) => (1, &[latest]),
            Secrets::Across { end, latest } => (2, &[end, latest]),
        };
        bytes.push(u8::from(self.held) << 3 | u8::from(self.head.is_some()) << 2 | kind);
        for secret in secrets {
            bytes.extend(secret.0);
        }
        bytes.extend(self.head.iter().flat_map(|head| head.0));
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let kind = reader.below(16)?;
        let secrets = match kind & 3 {
            0 => Secrets::None,
            1 => Secrets::Latest(Secret(reader.array()?)),
            2 => Secrets::Across {
                end: Secret(reader.array()?),
                latest: Secret(reader.array()?),
            },
            _ => return None,
        };
        let head = match kind & 4 {
            0 => None,
            _ => Some(Hash(reader.array()?)),
        };
        Some(Self {
            secrets,
            head,
            held: kind & 8 != 0,
        })
    }
}
