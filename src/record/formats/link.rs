//! Matches and positions as URL fragments: `g=` for a match or `p=` for a position, followed by base64url.
//!
//! The bytes consist of a version, the length of the content, the content, and three bytes of the CRC-32 of all
//! preceding bytes, so that a link truncated by a messenger can be distinguished from a damaged one. Names are included
//! only on request. The content is a single large number in mixed radix: a roll is one of 21 values, and a play is its
//! index among the legal plays, sorted by resulting position.

mod digits;
mod envelope;
mod game;
mod notes;
mod position;
mod sheet;
mod values;
mod variations;

use rules::Decision;

pub use self::{
    digits::{Reader as LinkReader, Writer as LinkWriter},
    envelope::{Envelope, LinkError, find_code, from_code, to_code},
    sheet::{answers_link, read_answers, read_sheet, read_sheet_code, sheet_code, sheet_link},
};

use self::digits::{Reader, Writer};
use super::model::MatchRecord;
use crate::{Note, Notes};

/// Version of links with notes, which earlier releases cannot read.
const WITH_NOTES: u8 = 2;

/// Envelope of both types of link. A 25-point match needs less than a quarter of the maximum size.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 8192,
};

/// Envelope of links with notes.
const NOTED: Envelope = Envelope {
    version: WITH_NOTES,
    ..ENVELOPE
};

/// Content of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Linked {
    /// Recorded match.
    Match(Box<MatchRecord>),
    /// Position with its pending decision.
    Position(Decision),
    /// Position with its pending decision, and a note on it.
    Annotated(Decision, Note),
}

/// Returns the fragment for a match, starting with `g=`, without the `#`; `None` if the fragment would be too long for
/// a link, or if the match contains larger numbers than any real game. Comments and analysis are omitted, as are names
/// unless `with_names` is set.
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
    sealed("g=", writer, ENVELOPE)
}

/// Returns the fragment for a match like [`match_link`], but including the comments, flags and drawings on its games
/// and moves.
///
/// ```
/// use record::{Linked, Note, annotated_match_link, read_file, read_link};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let mut record = read_file(text.as_bytes())?.matches.remove(0);
/// record.event.comment = Some("The final".to_owned());
/// record.games[0].moves[1].note = Note::from(Some("Too safe".to_owned()));
/// let link = annotated_match_link(&record, true).expect("it is short enough");
/// assert_eq!(read_link(&link), Ok(Linked::Match(Box::new(record))));
/// # Ok::<(), record::Unreadable>(())
/// ```
pub fn annotated_match_link(record: &MatchRecord, with_names: bool) -> Option<String> {
    let notes = Notes::of_link(record);
    if notes.is_empty() {
        return match_link(record, with_names);
    }
    let mut writer = Writer::default();
    game::write(record, with_names, &mut writer);
    notes::write(&notes, &mut writer);
    sealed("g=", writer, NOTED)
}

/// Returns the fragment for a position, starting with `p=`, without the `#`.
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
    sealed("p=", writer, ENVELOPE).unwrap_or_default()
}

/// Returns the fragment for a position and a note on its decision; `None` if the note is too long for a link.
pub fn annotated_position_link(decision: &Decision, note: &Note) -> Option<String> {
    if note.is_empty() {
        return Some(position_link(decision));
    }
    let mut writer = Writer::default();
    position::write(decision, &mut writer);
    notes::write_note(note, &mut writer);
    sealed("p=", writer, NOTED)
}

/// Reads a fragment or a complete link that occurs anywhere in a text.
///
/// # Errors
/// Returns the reason why no link could be read from the text.
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
    // A full stop belongs to the sentence that contains the link, not to the link.
    let (code, _) = code.split_once('.').unwrap_or((code, ""));
    let bytes = from_code(code)?;
    let has_notes = bytes.first() == Some(&WITH_NOTES);
    let envelope = if has_notes { NOTED } else { ENVELOPE };
    let mut reader = Reader::new(envelope.open(&bytes)?);
    let linked = match (kind, has_notes) {
        ('g', _) => linked_match(&mut reader, has_notes),
        (_, false) => position::read(&mut reader).map(Linked::Position),
        (_, true) => linked_note(&mut reader),
    };
    linked
        .filter(|_| reader.is_empty())
        .ok_or(LinkError::Damaged)
}

fn linked_match(reader: &mut Reader, has_notes: bool) -> Option<Linked> {
    let mut record = game::read(reader)?;
    if has_notes {
        notes::read(reader)?.apply(&mut record);
    }
    Some(Linked::Match(Box::new(record)))
}

fn linked_note(reader: &mut Reader) -> Option<Linked> {
    let decision = position::read(reader)?;
    notes::read_note(reader).map(|note| Linked::Annotated(decision, note))
}

/// Reads a position fragment, as returned by [`position_link`].
///
/// # Errors
/// Returns the reason why the fragment cannot be read.
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
    let decision = position::read(&mut reader);
    decision
        .filter(|_| reader.is_empty())
        .ok_or(LinkError::Damaged)
}

/// Returns the fragment of a link with this content, starting with `kind` and `=`; `None` if the content is too long.
pub fn write_link(kind: char, content: LinkWriter, envelope: Envelope) -> Option<String> {
    sealed(&format!("{kind}="), content, envelope)
}

/// Finds a link of this kind anywhere in a text, and reads its content with `read`.
///
/// # Errors
/// Returns the reason why no link could be read from the text; the link counts as damaged if `read` returns `None` or
/// leaves part of the content unread.
pub fn read_link_of<T>(
    kind: char,
    text: &str,
    envelope: Envelope,
    read: impl FnOnce(&mut LinkReader) -> Option<T>,
) -> Result<T, LinkError> {
    let (_, code) = find_code(text, &[kind]).ok_or(LinkError::NotALink)?;
    // A full stop belongs to the sentence that contains the link, not to the link.
    let (code, _) = code.split_once('.').unwrap_or((code, ""));
    let bytes = from_code(code)?;
    let mut reader = Reader::new(envelope.open(&bytes)?);
    read(&mut reader)
        .filter(|_| reader.is_empty())
        .ok_or(LinkError::Damaged)
}

fn sealed(kind: &str, content: Writer, envelope: Envelope) -> Option<String> {
    let content = content.into_bytes(envelope.most_bytes)?;
    let bytes = envelope.seal(&content)?;
    Some(format!("{kind}{}", to_code(&bytes)))
}
