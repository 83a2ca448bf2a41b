//! Stored games: one text each, with a summary for the list, so that a game is replayed only when it is opened.

use friend::{Hash, Invitation, Message, Next, NotAMessage, StoredError, StoredGame};
use library::EntryId;
use record::{PlayerName, to_code};
use rules::{ByPlayer, Player};

/// First word of a stored text: the name and version of the format. A new format must use a different version, and this
/// one must remain readable.
const FORMAT_NAME: &str = "friend";
const FORMAT_VERSION: u8 = 1;

/// Side whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// This device's player.
    Mine,
    /// The friend.
    Theirs,
    /// The friend, who has not accepted the invitation yet.
    Invited,
    /// Neither player on this device: the game was exported and continues on another device.
    Moved,
    /// Neither player: the game is over.
    Nobody,
}

/// Summary of a game, for the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Prefix of the game's ID as base64url; `None` before the invitation is accepted.
    pub tag: Option<String>,
    /// Side of this device's player.
    pub me: Player,
    /// Players' names, if given.
    pub names: ByPlayer<Option<String>>,
    /// Side whose turn it is.
    pub due: Due,
    /// Match length in points; `None` for money games.
    pub length: Option<u8>,
    /// Points won by each player.
    pub score: ByPlayer<u32>,
    /// Time of the last change, in milliseconds since the Unix epoch.
    pub changed: u64,
    /// Number of times the running game has been exported on any device; a copy with a lower number is older.
    pub exports: u32,
}

/// Stored game: its key, its summary and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Permanent key of this side of the game.
    pub key: EntryId,
    /// Summary for the list.
    pub summary: Summary,
    /// Line as stored.
    pub line: String,
}

const DUE: [(&str, Due); 5] = [
    ("mine", Due::Mine),
    ("theirs", Due::Theirs),
    ("invited", Due::Invited),
    // Earlier releases cannot read a line with this word, and therefore do not continue the game.
    ("moved", Due::Moved),
    ("over", Due::Nobody),
];

/// Placeholder for a missing value.
const MISSING: &str = "-";

/// Serialises the stored text: a line with the summary, one line per name, and the game.
///
/// The format is not JSON because deserialising one more type would add a tenth to the room's download size.
fn to_text(summary: &Summary, game: &str) -> String {
    let side = board::side(summary.me);
    let due = DUE.iter().find(|(_, due)| *due == summary.due);
    let due = due.map_or(MISSING, |(word, _)| word);
    let length = summary.length.unwrap_or_default();
    let ByPlayer { white, black } = summary.score;
    let tag = summary.tag.as_deref().unwrap_or(MISSING);
    let [first, second] =
        Player::BOTH.map(|player| summary.names[player].as_deref().unwrap_or_default());
    let changed = summary.changed;
    let exports = match summary.exports {
        0 => String::new(),
        exports => format!(" {exports}"),
    };
    format!(
        "{FORMAT_NAME}{FORMAT_VERSION} {side} {due} {length} {white} {black} {changed} {tag}{exports}\n{first}\n{second}\n{game}"
    )
}

/// Parses the output of [`to_text`] into the summary and the game's text; `None` if it is damaged or has a different
/// version.
fn from_text(text: &str) -> Option<(Summary, &str)> {
    let (head, rest) = text.split_once('\n')?;
    let (white, rest) = rest.split_once('\n')?;
    let (black, game) = rest.split_once('\n')?;
    let mut words = head.split(' ');
    let version = words.next()?.strip_prefix(FORMAT_NAME)?;
    (version.parse() == Ok(FORMAT_VERSION)).then_some(())?;
    let mut word = || words.next();
    let side = word()?;
    let due = word()?;
    let name = |name: &str| (!name.is_empty()).then(|| name.to_owned());
    let summary = Summary {
        me: Player::BOTH
            .into_iter()
            .find(|me| board::side(*me) == side)?,
        due: DUE.iter().find(|(word, _)| *word == due)?.1,
        length: Some(word()?.parse().ok()?).filter(|points| *points > 0),
        score: ByPlayer {
            white: word()?.parse().ok()?,
            black: word()?.parse().ok()?,
        },
        changed: word()?.parse().ok()?,
        tag: Some(word()?.to_owned()).filter(|tag| tag != MISSING),
        // Texts written by earlier releases lack this number.
        exports: word().map_or(Some(0), |word| word.parse().ok())?,
        names: ByPlayer {
            white: name(white),
            black: name(black),
        },
    };
    Some((summary, game))
}

/// Parses the game in a line, and the number of times it has been exported.
fn read(line: &str) -> Result<(StoredGame, u32), NotAMessage> {
    let (summary, game) = from_text(line).ok_or(NotAMessage::Damaged)?;
    match StoredGame::from_text(game.trim()) {
        Ok(stored) => Ok((stored, summary.exports)),
        Err(StoredError::Newer(version)) => {
            let version = u8::try_from(version).unwrap_or(u8::MAX);
            Err(NotAMessage::OtherVersion(version))
        }
        Err(StoredError::Damaged | StoredError::Refused(_)) => Err(NotAMessage::Damaged),
    }
}

impl StoredEntry {
    /// Creates the entry for `stored`, which changed at `now`, in milliseconds since the Unix epoch, and has been
    /// exported `exports` times.
    pub(crate) fn new(stored: &StoredGame, now: u64, exports: u32) -> Self {
        let summary = Summary {
            exports,
            ..summary(stored, now)
        };
        Self::of(summary, stored)
    }

    fn of(summary: Summary, stored: &StoredGame) -> Self {
        let line = to_text(&summary, &stored.to_text());
        let key = key(stored);
        Self { key, summary, line }
    }

    /// Returns the entry for the same game, marked as moved to another device.
    pub(crate) fn moved(self, stored: &StoredGame) -> Self {
        let due = Due::Moved;
        Self::of(
            Summary {
                due,
                ..self.summary
            },
            stored,
        )
    }

    /// Returns `true` if the game was exported and continues elsewhere.
    pub(crate) fn is_moved(&self) -> bool {
        self.summary.due == Due::Moved
    }

    /// Returns `true` if a stored line belongs to a game that continues on another device.
    pub(crate) fn is_moved_line(line: &str) -> bool {
        from_text(line).is_some_and(|(summary, _)| summary.due == Due::Moved)
    }

    /// Parses a stored line; `None` if it is damaged or was written by a newer version.
    pub fn read(key: String, line: String) -> Option<Self> {
        let (summary, _) = from_text(&line)?;
        Some(Self {
            key: EntryId::try_from(key).ok()?,
            summary,
            line,
        })
    }

    /// Parses the game in an exported line, and the number of times it has been exported; `None` if `text` is not an
    /// exported line.
    ///
    /// # Errors
    ///
    /// Returns an error if the line is damaged, or was written by a later release.
    pub(crate) fn read_export(text: &str) -> Option<Result<(StoredGame, u32), NotAMessage>> {
        let version = text.strip_prefix(FORMAT_NAME)?;
        let (version, _) = version.split_once(' ')?;
        let version: u8 = version.parse().ok()?;
        Some(if version == FORMAT_VERSION {
            read(text)
        } else {
            Err(NotAMessage::OtherVersion(version))
        })
    }

    /// Parses the stored game; `None` if its messages are invalid.
    pub(crate) fn open(&self) -> Option<StoredGame> {
        read(&self.line).ok().map(|(stored, _)| stored)
    }
}

fn summary(stored: &StoredGame, changed: u64) -> Summary {
    let name = |name: &Option<PlayerName>| Some(name.as_ref()?.as_str().to_owned());
    let invitation = invitation(stored);
    let ruleset = invitation.terms.ruleset();
    let offered = Summary {
        tag: None,
        me: Player::White,
        names: ByPlayer {
            white: name(&invitation.name),
            black: None,
        },
        due: Due::Invited,
        length: ruleset.playing_match().map(|played| played.length.points()),
        score: ByPlayer::default(),
        changed,
        exports: 0,
    };
    let StoredGame::Game(game) = stored else {
        return offered;
    };
    let names = game.names();
    Summary {
        tag: Some(to_code(&game.tag())),
        me: game.me(),
        names: ByPlayer::new(|player| name(&names[player])),
        due: match game.next() {
            Next::Wait => Due::Theirs,
            Next::Over(_) => Due::Nobody,
            _ => Due::Mine,
        },
        score: game.session().score(),
        ..offered
    }
}

pub(crate) fn invitation(stored: &StoredGame) -> &Invitation {
    match stored {
        StoredGame::Invited(invited) => invited.invitation(),
        StoredGame::Game(game) => game.invitation(),
    }
}

/// Returns the key under which this side of the game is stored.
pub(crate) fn key(stored: &StoredGame) -> EntryId {
    let hash = Message::Invitation(invitation(stored).clone()).hash();
    let side = match stored {
        StoredGame::Invited(_) => Player::White,
        StoredGame::Game(game) => game.me(),
    };
    key_of(&hash, side)
}

/// Returns the key for one side of the game that starts with this invitation.
pub(crate) fn key_of(invitation: &Hash, side: Player) -> EntryId {
    let side: &[u8] = match side {
        Player::White => b"white",
        Player::Black => b"black",
    };
    EntryId::of(&[b"friend", &invitation.0, side])
}
