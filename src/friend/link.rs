//! Messages encoded in a link's fragment: `t=` followed by base64url, with dots between messages.

use std::fmt;

use record::{Envelope, LinkError, find_code, from_code, to_code};

use crate::{
    message::{Message, NotAMessage},
    wire::Reader,
};

/// Maximum number of messages in a link, which contains the messages that a player has sent since the opponent's last
/// message.
const MAX_MESSAGES: usize = 4;

/// Link types: a game with a friend, its direct connection, the same game for spectators, a duplicate, its results, a
/// match, a position, and shared progress.
const KINDS: [char; 8] = ['t', 'l', 'w', 'd', 'r', 'g', 'p', 'y'];

/// Reason why a text contains no valid link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// The text contains no link made by this program.
    NotALink,
    /// The link contains something else: a match, a position, a game with a friend, a duplicate, or shared progress.
    OtherKind,
    /// The link contains no message, or a damaged message.
    Message(NotAMessage),
    /// The link contains too many messages.
    TooMany,
    /// The game has rules that this release does not support.
    UnknownRules,
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => f.write_str("this is no link to a game"),
            Self::OtherKind => f.write_str("this link is for something else"),
            Self::Message(why) => why.fmt(f),
            Self::UnknownRules => f.write_str("this link is for a game with other rules"),
            Self::TooMany => f.write_str("the link is too long"),
        }
    }
}

impl std::error::Error for LinkFault {}

/// Returns the fragment for these messages, starting with `t=`, without the `#`.
pub fn print_link<'a>(messages: impl IntoIterator<Item = &'a Message>) -> String {
    let codes = messages
        .into_iter()
        .map(|message| to_code(&message.encode()));
    format!("t={}", codes.collect::<Vec<_>>().join("."))
}

/// Parses the messages in a fragment or in a whole link, which may be anywhere in a text.
///
/// # Errors
///
/// Returns the reason why the text contains no valid messages. A single truncated or damaged message invalidates the
/// link.
pub fn read_link(text: &str) -> Result<Vec<Message>, LinkFault> {
    let code = find(text, 't')?;
    // A link may be followed by the full stop that ends a sentence.
    let codes: Vec<&str> = code.trim_end_matches('.').split('.').collect();
    if codes.len() > MAX_MESSAGES {
        return Err(LinkFault::TooMany);
    }
    let message = |code: &&str| {
        let bytes = from_code(code).map_err(|why| match why {
            LinkError::Cut => NotAMessage::Cut,
            _ => NotAMessage::Damaged,
        });
        bytes.and_then(|bytes| Message::decode(&bytes))
    };
    let messages: Result<_, _> = codes.iter().map(message).collect();
    messages.map_err(LinkFault::Message)
}

/// Finds a link of this type in a text, and returns it without the prefix that states the type.
pub(crate) fn find(text: &str, wanted: char) -> Result<&str, LinkFault> {
    let (kind, code) = find_code(text, &KINDS).ok_or(LinkFault::NotALink)?;
    if kind == wanted {
        Ok(code)
    } else {
        Err(LinkFault::OtherKind)
    }
}

/// Creates a link of this type with `content` in an envelope; `None` if it is too long.
pub(crate) fn encode_link(envelope: Envelope, kind: char, content: &[u8]) -> Option<String> {
    let bytes = envelope.seal(content)?;
    Some(format!("{kind}={}", to_code(&bytes)))
}

/// Parses the content of a link of this type, which may be anywhere in a text.
pub(crate) fn decode_link<T>(
    envelope: Envelope,
    kind: char,
    text: &str,
    read: impl FnOnce(&mut Reader) -> Option<T>,
) -> Result<T, LinkFault> {
    let code = find(text, kind)?;
    // A link may be followed by the full stop that ends a sentence.
    let (code, _) = code.split_once('.').unwrap_or((code, ""));
    let bytes = from_code(code).map_err(|_| LinkFault::Message(NotAMessage::Damaged))?;
    let content = envelope.open(&bytes).map_err(|why| {
        LinkFault::Message(match why {
            LinkError::Cut => NotAMessage::Cut,
            LinkError::OtherVersion(version) => NotAMessage::OtherVersion(version),
            LinkError::NotALink | LinkError::Damaged => NotAMessage::Damaged,
        })
    })?;
    let mut reader = Reader(content);
    read(&mut reader)
        .filter(|_| reader.is_empty())
        .ok_or(LinkFault::Message(NotAMessage::Damaged))
}
