//! Messages as canonical byte strings. A message has the same bytes on every device, so that it can be hashed.
//!
//! A message consists of a version, a length, the content and a checksum ([`record::Envelope`]). The content of a turn
//! consists of a type, the game's tag, the number of the message, the first half of the hash of all previous messages,
//! the action, and the revealed secrets. Numbers are big-endian.

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

/// Version that is written. Any change to the format must increment it and keep the parser for the old version.
const VERSION: u8 = 1;

/// Envelope for most messages. The longest content is an acceptance with a name of maximum length.
const ENVELOPE: Envelope = Envelope {
    version: VERSION,
    most_bytes: 384,
};

/// Envelope for an invitation with a clock, whose version makes older programs report that they are outdated.
const WITH_CLOCK: Envelope = Envelope {
    version: 2,
    ..ENVELOPE
};

/// Envelope for an invitation in which the inviter starts, with or without a clock.
const WITH_STARTER: Envelope = Envelope {
    version: 3,
    ..ENVELOPE
};

/// Prefix of a game's identity, which a page uses to find the game that a link belongs to.
pub type Tag = [u8; 8];

/// Prefix of the hash of all earlier messages.
pub type PastHash = [u8; 16];

/// Message from one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Invitation by White.
    Invitation(Invitation),
    /// Acceptance by Black.
    Acceptance(Acceptance),
    /// Either player's action in the game.
    Turn(Turn),
}

/// Message 0, from White.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Terms offered by White.
    pub terms: Terms,
    /// Head of White's chain.
    pub head: Hash,
    /// Salt that binds White's chain to this game.
    pub salt: [u8; 16],
    /// White's name, if given.
    pub name: Option<PlayerName>,
    /// Earlier game, if this invitation is for a rematch.
    pub rematch: Option<Tag>,
    /// Time control for play over a direct connection.
    pub clock: Option<TimeControl>,
}

/// Message 1, from Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// Hash of the accepted invitation.
    pub invitation: Hash,
    /// Head of Black's chain.
    pub head: Hash,
    /// Salt that binds Black's chain to this game.
    pub salt: [u8; 16],
    /// Black's name, if given.
    pub name: Option<PlayerName>,
    /// Black's secret for the opening roll, or for the next roll if the inviter starts and rolls both dice again.
    pub opening: Secret,
}

/// Message after the invitation and the acceptance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Tag of the game that the message belongs to.
    pub game: Tag,
    /// Number of the message within the game, at least 2.
    pub number: u16,
    /// Hash of all earlier messages, as stored by the sender.
    pub past: PastHash,
    /// The sender's action.
    pub act: Act,
    /// Secrets revealed by the sender.
    pub reveal: Reveal,
}

/// Secrets and chain head revealed by a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// Revealed secrets.
    pub secrets: Secrets,
    /// Head of the sender's next chain, revealed before the current chain is used up.
    pub head: Option<Hash>,
    /// `true` if the sender holds back the secret for the next roll until the opponent's cube decision although the
    /// game is in friendly mode. This happens over a direct connection, where two more messages take no time.
    pub held: bool,
}

/// Reason why bytes are not a valid message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMessage {
    /// The end of the message is missing.
    Cut,
    /// The bytes are corrupt.
    Damaged,
    /// The message was written by a different version of the program.
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
    /// Encodes the message as canonical bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut content = Vec::new();
        match self {
            Self::Invitation(invitation) => invitation.write(&mut content),
            Self::Acceptance(acceptance) => acceptance.write(&mut content),
            Self::Turn(turn) => turn.write(&mut content),
        }
        // A name has at most 160 bytes, and all other fields together have less than 200.
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

    /// Decodes one message; any bytes after it are ignored.
    ///
    /// # Errors
    ///
    /// Returns the reason why the bytes are not a valid message.
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

    /// Returns the SHA-256 hash of the canonical bytes, which identifies the message.
    pub fn hash(&self) -> Hash {
        Hash::of(&[&self.encode()])
    }

    /// Returns the number of the message within its game; the invitation has number 0.
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
            // Money games have no clock.
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

    /// Writes all fields except the secret. The hash of these bytes is the game's identity.
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

    /// Returns the identity of the game that starts with this acceptance, derived from the terms and both players'
    /// first chains.
    pub(crate) fn game(&self) -> Hash {
        let mut bound = Vec::new();
        self.write_bound(&mut bound);
        Hash::of(&[b"backgammon game 1", &bound])
    }
}

impl Turn {
    /// Returns the sender of this message, given that `due` is the player whose message is due; claims come from the
    /// other player.
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
    /// Reveal that contains no secrets.
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
