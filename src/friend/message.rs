//! Messages as canonical byte strings: the same message has the same bytes everywhere, so that it can be hashed.
//!
//! A message is a version, a length, the content and a checksum ([`record::Envelope`]). The content of a turn is a kind,
//! the tag of the game, the number of the message, the first half of the hash of everything before it, the act, and
//! what it reveals. Numbers have their highest byte first.

use std::fmt;

use record::{Envelope, LinkError, PlayerName};

use crate::{
    act::Act,
    chain::Secret,
    hash::Hash,
    terms::Terms,
    wire::{Reader, put_name},
};

/// The version that is written. Whoever changes the form raises it and keeps reading the old one.
const VERSION: u8 = 1;

/// The longest content is an acceptance with the longest name.
const ENVELOPE: Envelope = Envelope {
    version: VERSION,
    most_bytes: 384,
};

/// The beginning of a game's identity, by which a page knows which game a link belongs to.
pub type Tag = [u8; 8];

/// The beginning of the hash of all messages before one.
pub type Past = [u8; 16];

/// What one player sends to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// White invites.
    Invitation(Invitation),
    /// Black accepts.
    Acceptance(Acceptance),
    /// A step of the game, by either.
    Turn(Turn),
}

/// Message 0, from White.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What is offered.
    pub terms: Terms,
    /// The head of White's chain.
    pub head: Hash,
    /// Binds White's chain to this game.
    pub salt: [u8; 16],
    /// White's name, if he gives it.
    pub name: Option<PlayerName>,
    /// The game that this is a rematch of.
    pub rematch: Option<Tag>,
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
    /// Black's name, if he gives it.
    pub name: Option<PlayerName>,
    /// Black's secret for the opening roll.
    pub opening: Secret,
}

/// A message after the first two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which game it belongs to.
    pub game: Tag,
    /// Its number, 2 or more.
    pub number: u16,
    /// What the sender has of the game.
    pub past: Past,
    /// What the sender does.
    pub act: Act,
    /// What the sender reveals.
    pub reveal: Reveal,
}

/// What a message reveals of the sender's secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The secrets.
    pub secrets: Secrets,
    /// The head of the sender's next chain, shown before the present one is used up.
    pub head: Option<Hash>,
}

/// Secrets for one or more rolls; each follows by hashing from the latest one of its chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// No secret.
    None,
    /// All up to this one.
    Latest(Secret),
    /// The last secrets of a chain and the first ones of the next.
    Across {
        /// The last secret of the old chain.
        end: Secret,
        /// The latest secret of the new chain.
        latest: Secret,
    },
}

/// Why bytes are no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMessage {
    /// The end is missing.
    Cut,
    /// They have been changed on the way.
    Damaged,
    /// Another version of the program wrote them.
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
    /// The canonical bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut content = Vec::new();
        match self {
            Self::Invitation(invitation) => invitation.write(&mut content),
            Self::Acceptance(acceptance) => acceptance.write(&mut content),
            Self::Turn(turn) => turn.write(&mut content),
        }
        // A name has at most 160 bytes, everything else less than 200.
        ENVELOPE.seal(&content).unwrap_or_default()
    }

    /// Reads the bytes of one message; whatever follows it is left alone.
    ///
    /// # Errors
    /// Why they are none.
    pub fn decode(bytes: &[u8]) -> Result<Self, NotAMessage> {
        let content = ENVELOPE.open(bytes).map_err(|why| match why {
            LinkError::Cut => NotAMessage::Cut,
            LinkError::Newer(version) => NotAMessage::OtherVersion(version),
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
            .filter(|_| reader.is_empty())
            .ok_or(NotAMessage::Damaged)
    }

    /// The SHA-256 of the bytes, by which two messages are told apart.
    pub fn hash(&self) -> Hash {
        Hash::of(&[&self.encode()])
    }

    /// Its number in its game, 0 for the invitation.
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
        bytes.push(self.rematch.is_some().into());
        bytes.extend(self.rematch.iter().flatten());
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        Some(Self {
            terms: Terms::read(reader)?,
            head: Hash(reader.array()?),
            salt: reader.array()?,
            name: reader.name().ok()?,
            rematch: match reader.below(2)? {
                0 => None,
                _ => Some(reader.array()?),
            },
        })
    }
}

impl Acceptance {
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        self.write_bound(bytes);
        bytes.extend(self.opening.0);
    }

    /// Everything but the secret: what the game's identity is the hash of.
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

    /// The identity of the game that begins with this: it binds the terms and both players' first chains.
    pub(crate) fn game(&self) -> Hash {
        let mut bound = Vec::new();
        self.write_bound(&mut bound);
        Hash::of(&[b"backgammon game 1", &bound])
    }
}

impl Turn {
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
    /// Nothing.
    pub const NONE: Self = Self {
        secrets: Secrets::None,
        head: None,
    };

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        let (kind, secrets): (u8, &[&Secret]) = match &self.secrets {
            Secrets::None => (0, &[]),
            Secrets::Latest(latest) => (1, &[latest]),
            Secrets::Across { end, latest } => (2, &[end, latest]),
        };
        bytes.push(u8::from(self.head.is_some()) << 2 | kind);
        for secret in secrets {
            bytes.extend(secret.0);
        }
        bytes.extend(self.head.iter().flat_map(|head| head.0));
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let kind = reader.below(8)?;
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
        Some(Self { secrets, head })
    }
}
