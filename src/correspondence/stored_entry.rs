//! Stored games: one text each, with a summary for the list, so that a game is only replayed when it is opened.

use friend::{Hash, Invitation, Message, Next, StoredGame};
use library::EntryId;
use record::{PlayerName, to_code};
use rules::{ByPlayer, Player};

/// First word of a stored text: the format's version. A new format gets another word; this one stays readable.
const FORMAT: &str = "friend1";

/// The side that has to act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// The player at this device.
    Mine,
    /// The friend.
    Theirs,
    /// The friend, who has not accepted yet.
    Invited,
    /// Nobody: the game is over.
    Nobody,
}

/// The summary of a game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The first bytes of the game's ID as base64url; `None` before the invitation is accepted.
    pub tag: Option<String>,
    /// The side of the player at this device.
    pub me: Player,
    /// The names that the players have given.
    pub names: ByPlayer<Option<String>>,
    /// The side that has to act next.
    pub due: Due,
    /// The length of the match in points; `None` in games for points.
    pub length: Option<u8>,
    /// The score.
    pub score: ByPlayer<u32>,
    /// When the game last changed, in milliseconds since 1970.
    pub changed: u64,
}

/// A stored game: its key, its summary and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// The permanent key of this side of the game.
    pub key: EntryId,
    /// The summary for the list.
    pub summary: Summary,
    /// The line as it is stored.
    pub line: String,
}

const DUE: [(&str, Due); 4] = [
    ("mine", Due::Mine),
    ("theirs", Due::Theirs),
    ("invited", Due::Invited),
    ("over", Due::Nobody),
];

/// The word for a missing value.
const MISSING: &str = "-";

/// Writes the stored text: a line with the summary, a line for each name, and the game.
///
/// *Why not JSON*: deserialising one more type would add a tenth to the room's program.
fn to_text(summary: &Summary, game: &str) -> String {
    let side = table::side(summary.me);
    let due = DUE.iter().find(|(_, due)| *due == summary.due);
    let due = due.map_or(MISSING, |(word, _)| word);
    let length = summary.length.unwrap_or_default();
    let ByPlayer { white, black } = summary.score;
    let tag = summary.tag.as_deref().unwrap_or(MISSING);
    let [first, second] =
        Player::BOTH.map(|player| summary.names[player].as_deref().unwrap_or_default());
    let changed = summary.changed;
    format!(
        "{FORMAT} {side} {due} {length} {white} {black} {changed} {tag}\n{first}\n{second}\n{game}"
    )
}

/// Reads what [`to_text`] wrote: the summary and the text of the game.
fn from_text(text: &str) -> Option<(Summary, &str)> {
    let (head, rest) = text.split_once('\n')?;
    let (white, rest) = rest.split_once('\n')?;
    let (black, game) = rest.split_once('\n')?;
    let mut words = head.split(' ');
    (words.next()? == FORMAT).then_some(())?;
    let mut word = || words.next();
    let side = word()?;
    let due = word()?;
    let name = |name: &str| (!name.is_empty()).then(|| name.to_owned());
    let summary = Summary {
        me: Player::BOTH
            .into_iter()
            .find(|me| table::side(*me) == side)?,
        due: DUE.iter().find(|(word, _)| *word == due)?.1,
        length: Some(word()?.parse().ok()?).filter(|points| *points > 0),
        score: ByPlayer {
            white: word()?.parse().ok()?,
            black: word()?.parse().ok()?,
        },
        changed: word()?.parse().ok()?,
        tag: Some(word()?.to_owned()).filter(|tag| tag != MISSING),
        names: ByPlayer {
            white: name(white),
            black: name(black),
        },
    };
    Some((summary, game))
}

impl StoredEntry {
    /// Creates the line for `stored`, which changed at `now`, in milliseconds since 1970.
    pub(crate) fn new(stored: &StoredGame, now: u64) -> Self {
        let summary = summary(stored, now);
        let invitation = Message::Invitation(invitation(stored).clone());
        let key = key_of(&invitation.hash(), summary.me);
        let line = to_text(&summary, &stored.to_text());
        Self { key, summary, line }
    }

    /// Reads a stored line; `None` if it is damaged or of a newer version.
    pub fn read(key: String, line: String) -> Option<Self> {
        let (summary, _) = from_text(&line)?;
        Some(Self {
            key: EntryId::try_from(key).ok()?,
            summary,
            line,
        })
    }

    /// Reads the game of an exported line; `None` if `text` is not one.
    pub(crate) fn read_export(text: &str) -> Option<StoredGame> {
        let (_, game) = from_text(text)?;
        StoredGame::from_text(game.trim()).ok()
    }

    /// Reads the game itself; `None` if its messages are not valid.
    pub(crate) fn open(&self) -> Option<StoredGame> {
        Self::read_export(&self.line)
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

/// The invitation with which a game begins.
pub(crate) fn invitation(stored: &StoredGame) -> &Invitation {
    match stored {
        StoredGame::Invited(invited) => invited.invitation(),
        StoredGame::Game(game) => game.invitation(),
    }
}

/// Returns the key of one side of the game that begins with this invitation.
pub(crate) fn key_of(invitation: &Hash, side: Player) -> EntryId {
    let side: &[u8] = match side {
        Player::White => b"white",
        Player::Black => b"black",
    };
    EntryId::of(&[b"friend", &invitation.0, side])
}
