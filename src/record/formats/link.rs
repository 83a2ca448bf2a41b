//! Matches and positions as the fragment of a link: `g=` a match, `p=` a position, then base64url.
//!
//! The bytes are a version, the length of what follows, the content, and three bytes of its CRC-32, so that a link cut
//! by a messenger is told from a damaged one. Names are left out unless they are asked for. The content is one large
//! number in mixed radix: dice as one of 21, a play as its place among the legal plays, ordered by where they lead.

mod digits;
mod envelope;
mod game;
mod position;

use rules::Decision;

pub use self::envelope::{Envelope, LinkError, find_code, from_code, to_code};

use self::digits::{Reader, Writer};
use super::model::MatchRecord;

/// A match to 25 points has less than a quarter of these bytes.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 8192,
};

/// What a link holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Linked {
    /// A match.
    Match(Box<MatchRecord>),
    /// A position with what is to be decided in it.
    Position(Decision),
}

/// The fragment of a match, `g=` and so on, without the `#`; `None` if it is too long for a link, or has numbers that
/// no game reaches. Comments and analysis are left out, the names too unless `with_names`.
///
/// ```
/// use record::{Linked, match_link, read_file, read_link};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let record = &read_file(text.as_bytes())?.matches[0];
/// let link = match_link(record, false).expect("it is short enough");
/// assert!(link.starts_with("g="));
/// let Ok(Linked::Match(read)) = read_link(&link) else { panic!("a match") };
/// assert_eq!(read.games[0].moves, record.games[0].moves);
/// assert_eq!(read.players.white.name, "", "without the names");
/// # Ok::<(), record::Unreadable>(())
/// ```
pub fn match_link(record: &MatchRecord, with_names: bool) -> Option<String> {
    let mut writer = Writer::default();
    game::write(record, with_names, &mut writer);
    sealed("g=", writer)
}

/// The fragment of a position, `p=` and so on, without the `#`.
///
/// ```
/// use record::{Linked, position_link, read_link};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let link = format!("Look: example.org/#{}.", position_link(&decision));
/// assert_eq!(read_link(&link), Ok(Linked::Position(decision)));
/// # Ok::<(), rules::DecisionError>(())
/// ```
pub fn position_link(decision: &Decision) -> String {
    let mut writer = Writer::default();
    position::write(decision, &mut writer);
    sealed("p=", writer).unwrap_or_default()
}

/// Reads the fragment of a link, or a whole link, wherever it stands in a text.
///
/// # Errors
/// Why it gives nothing.
///
/// ```
/// use record::{LinkError, Linked, position_link, read_link};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(6, 5).build()?;
/// let link = position_link(&decision);
/// assert_eq!(read_link(&link), Ok(Linked::Position(decision)));
/// assert_eq!(read_link(&link[..link.len() - 2]), Err(LinkError::Cut));
/// assert_eq!(read_link("no link"), Err(LinkError::NotALink));
/// # Ok::<(), rules::DecisionError>(())
/// ```
pub fn read_link(text: &str) -> Result<Linked, LinkError> {
    let (kind, code) = find_code(text, &['g', 'p']).ok_or(LinkError::NotALink)?;
    // A dot belongs to the sentence that the link stands in.
    let (code, _) = code.split_once('.').unwrap_or((code, ""));
    let bytes = from_code(code)?;
    let content = ENVELOPE.open(&bytes)?;
    let mut reader = Reader::new(content);
    let linked = if kind == 'g' {
        game::read(&mut reader).map(|record| Linked::Match(Box::new(record)))
    } else {
        position::read(&mut reader).map(Linked::Position)
    };
    linked.ok_or(LinkError::Damaged)
}

/// Reads the fragment of a position, as [`position_link`] writes it.
///
/// # Errors
/// Why it gives none.
///
/// ```
/// use record::{position_link, read_position_link};
/// use rules::{Board, Decision, Offer, Variant};
///
/// let start = Board::start(Variant::Standard);
/// let doubled = Decision::builder(start).answer(Offer::Double, 2).build()?;
/// assert_eq!(read_position_link(&position_link(&doubled)), Ok(doubled));
/// # Ok::<(), rules::DecisionError>(())
/// ```
pub fn read_position_link(fragment: &str) -> Result<Decision, LinkError> {
    let code = fragment.strip_prefix("p=").ok_or(LinkError::NotALink)?;
    let bytes = from_code(code)?;
    let mut reader = Reader::new(ENVELOPE.open(&bytes)?);
    position::read(&mut reader).ok_or(LinkError::Damaged)
}

fn sealed(kind: &str, content: Writer) -> Option<String> {
    let content = content.into_bytes(ENVELOPE.most_bytes)?;
    let bytes = ENVELOPE.seal(&content)?;
    Some(format!("{kind}{}", to_code(&bytes)))
}
