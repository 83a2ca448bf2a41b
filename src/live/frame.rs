//! The frames that are sent over the data channel.

use friend::{Message, Tag};

use crate::signal::{array, byte};

/// The most bytes of a frame; a message of the game has at most 390.
pub(crate) const LONGEST: usize = 512;

/// A frame that is sent over the data channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// The number of messages of this game that the sender has; the receiver sends those of its own that are missing.
    Have {
        /// The game.
        game: Tag,
        /// The number of messages.
        count: u16,
    },
    /// A message of the game, the same bytes as in a link.
    Message(Message),
    /// Whether the sender is moving checkers.
    Moving(bool),
    /// Keep-alive: the sender is still there.
    Here,
    /// The sender ends the connection.
    Bye,
}

impl Frame {
    /// Returns the bytes of the frame.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Self::Have { game, count } => {
                let mut bytes = vec![0];
                bytes.extend(game);
                bytes.extend(count.to_be_bytes());
                bytes
            }
            Self::Message(message) => {
                let mut bytes = vec![1];
                bytes.extend(message.encode());
                bytes
            }
            Self::Moving(moving) => vec![2, u8::from(*moving)],
            Self::Here => vec![3],
            Self::Bye => vec![4],
        }
    }

    /// Reads the bytes of one frame; `None` if they are not exactly a frame.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > LONGEST {
            return None;
        }
        let mut rest = bytes;
        let frame = match byte(&mut rest)? {
            0 => Self::Have {
                game: array(&mut rest)?,
                count: u16::from_be_bytes(array(&mut rest)?),
            },
            1 => {
                let message = Message::decode(rest).ok()?;
                rest = rest.get(message.encode().len()..)?;
                Self::Message(message)
            }
            2 => Self::Moving(match byte(&mut rest)? {
                0 => false,
                1 => true,
                _ => return None,
            }),
            3 => Self::Here,
            4 => Self::Bye,
            _ => return None,
        };
        rest.is_empty().then_some(frame)
    }
}
