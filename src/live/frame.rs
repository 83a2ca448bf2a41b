//! Frames sent over the data channel.

use friend::{Message, NotAMessage, Tag};
use rules::{ByPlayer, Die, Millis, Origin, Play, Player, Roll, Step};

use crate::{
    clocks::{ClockReading, Times},
    signal::{array, byte},
};

/// Maximum length of a frame in bytes; a game message has at most 390.
pub(crate) const MAX_FRAME_BYTES: usize = 512;

/// Unfinished play that can still be undone. The dice are unproven until the play itself reveals the secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Number of messages before the one that will contain the play.
    pub count: u16,
    /// Roll for the turn.
    pub roll: Roll,
    /// Steps made so far.
    pub play: Play,
}

/// Frame sent over the data channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Number of messages that the sender has for this game; the receiver replies with those of its own messages that
    /// the sender lacks.
    MessageCount {
        /// Tag that identifies the game.
        game: Tag,
        /// Number of messages that the sender has.
        count: u16,
    },
    /// Game message, with the same bytes as in a link.
    Message(Message),
    /// `true` if the sender is moving checkers.
    Moving(bool),
    /// Frame that keeps the connection alive.
    KeepAlive,
    /// The sender ends the connection.
    Bye,
    /// Clock readings from the sender's page.
    Clock {
        /// Tag that identifies the game.
        game: Tag,
        /// Clock readings, at most 49 days each.
        reading: ClockReading,
    },
    /// The sender's draft.
    Draft {
        /// Tag that identifies the game.
        game: Tag,
        /// Unfinished play as made so far.
        draft: Draft,
    },
    /// Clock readings for spectators.
    Times {
        /// Tag that identifies the game.
        game: Tag,
        /// Clock readings, at most 49 days each.
        times: Times,
    },
}

impl Frame {
    /// Returns the bytes of the frame.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Self::MessageCount { game, count } => {
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
            Self::KeepAlive => vec![3],
            Self::Bye => vec![4],
            Self::Clock { game, reading } => {
                let mut bytes = vec![6];
                bytes.extend(game);
                bytes.extend(reading.count.to_be_bytes());
                put_times(&mut bytes, [reading.mine, reading.yours]);
                bytes
            }
            Self::Draft { game, draft } => {
                let Draft { count, roll, play } = draft;
                let mut bytes = vec![7];
                bytes.extend(game);
                bytes.extend(count.to_be_bytes());
                bytes.push(roll.high().pips() << 3 | roll.low().pips());
                bytes.extend(
                    play.steps()
                        .map(|step| step.from.number() << 3 | step.die.pips()),
                );
                bytes
            }
            Self::Times { game, times } => {
                let Times { left, delay } = times;
                let mut bytes = vec![8];
                bytes.extend(game);
                put_times(&mut bytes, [left.white, left.black]);
                if let Some((player, delay)) = delay {
                    bytes.push(u8::from(*player == Player::Black));
                    bytes.extend(delay.to_be_bytes());
                }
                bytes
            }
        }
    }

    /// Returns `true` if the bytes are a game message from a different version of the program.
    pub(crate) fn is_of_other_version(bytes: &[u8]) -> bool {
        let message = bytes.strip_prefix(&[1]).map(Message::decode);
        matches!(message, Some(Err(NotAMessage::OtherVersion(_))))
    }

    /// Decodes one frame; `None` if the bytes are not exactly one frame.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > MAX_FRAME_BYTES {
            return None;
        }
        let mut rest = bytes;
        let frame = match byte(&mut rest)? {
            0 => Self::MessageCount {
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
            3 => Self::KeepAlive,
            4 => Self::Bye,
            6 => Self::Clock {
                game: array(&mut rest)?,
                reading: ClockReading {
                    count: u16::from_be_bytes(array(&mut rest)?),
                    mine: time(&mut rest)?,
                    yours: time(&mut rest)?,
                },
            },
            7 => Self::Draft {
                game: array(&mut rest)?,
                draft: draft(&mut rest)?,
            },
            8 => Self::Times {
                game: array(&mut rest)?,
                times: times(&mut rest)?,
            },
            _ => return None,
        };
        rest.is_empty().then_some(frame)
    }
}

fn put_times(bytes: &mut Vec<u8>, times: [Millis; 2]) {
    for left in times {
        bytes.extend(u32::try_from(left).unwrap_or(u32::MAX).to_be_bytes());
    }
}

fn time(rest: &mut &[u8]) -> Option<Millis> {
    Some(u32::from_be_bytes(array(rest)?).into())
}

/// Decodes clock readings, which must consume all remaining bytes.
fn times(rest: &mut &[u8]) -> Option<Times> {
    let left = ByPlayer {
        white: time(rest)?,
        black: time(rest)?,
    };
    let delay = if rest.is_empty() {
        None
    } else {
        let player = *Player::BOTH.get(usize::from(byte(rest)?))?;
        Some((player, u16::from_be_bytes(array(rest)?)))
    };
    Some(Times { left, delay })
}

/// Decodes a draft, which must consume all remaining bytes; its legality is not checked.
fn draft(rest: &mut &[u8]) -> Option<Draft> {
    let count = u16::from_be_bytes(array(rest)?);
    let dice = byte(rest)?;
    let (high, low) = (Die::new(dice >> 3)?, Die::new(dice & 7)?);
    let mut play = Play::NONE;
    for byte in std::mem::take(rest) {
        let step = Step {
            from: Origin::from_number(byte >> 3)?,
            die: Die::new(byte & 7)?,
        };
        play.push(step).ok()?;
    }
    let roll = Roll::new(high, low);
    (high >= low).then_some(Draft { count, roll, play })
}
