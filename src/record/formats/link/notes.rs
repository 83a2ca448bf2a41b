//! Notes as mixed-radix digits, which follow the match or position in a link.

use super::digits::{Reader, Writer};
use crate::{Drawing, Flag, Note, NotePlace, Notes};

/// Exclusive upper bound for the length of a comment, in bytes.
const MAX_BYTES: u32 = 1 << 14;
/// Exclusive upper bound for the number of signs in a drawing.
const MAX_SIGNS: u32 = 33;
/// Exclusive upper bound for the number of notes.
const MAX_NOTES: u32 = 1_001;
/// Exclusive upper bound for game and move indices.
const MAX_INDEX: u32 = 1 << 12;

/// Game index used for the comment on the match; no game in a link has this index.
const OF_MATCH: u32 = MAX_INDEX - 1;

/// Writes a note; a comment that is too long for a link is truncated.
pub(super) fn write_note(note: &Note, writer: &mut Writer) {
    let comment = note.comment.as_deref().unwrap_or_default();
    let end = comment.floor_char_boundary((1 << 14) - 1);
    let bytes = comment.as_bytes().get(..end).unwrap_or_default();
    writer.put_count(bytes.len(), MAX_BYTES);
    for &byte in bytes {
        writer.put(byte.into(), 256);
    }
    let flag = note
        .flag
        .and_then(|flag| Flag::ALL.iter().position(|one| *one == flag));
    writer.put_count(flag.map_or(0, |nth| nth + 1), 4);
    writer.put_count(note.drawing.signs().count(), MAX_SIGNS);
    for code in note.drawing.codes() {
        writer.put(code.into(), Drawing::CODES.into());
    }
}

/// Reads a note; `None` if it is damaged.
pub(super) fn read_note(reader: &mut Reader) -> Option<Note> {
    let length = reader.take(MAX_BYTES);
    let bytes: Vec<u8> = (0..length).map(|_| reader.take_byte(256)).collect();
    let mut note = Note::default();
    note.set_comment(&String::from_utf8(bytes).ok()?);
    note.flag = match reader.take(4) {
        0 => None,
        nth => Flag::ALL.get(nth as usize - 1).copied(),
    };
    let signs = reader.take(MAX_SIGNS);
    let codes: Vec<u16> = (0..signs)
        .map(|_| u16::try_from(reader.take(Drawing::CODES.into())).unwrap_or(u16::MAX))
        .collect();
    note.drawing = Drawing::from_codes(codes).ok()?;
    Some(note)
}

/// Writes a match's notes, each with its game index and move index.
pub(super) fn write(notes: &Notes, writer: &mut Writer) {
    writer.put_count(notes.all().count(), MAX_NOTES);
    for (place, note) in notes.all() {
        match place {
            NotePlace::Match => {
                writer.put(OF_MATCH, MAX_INDEX);
                writer.put(0, MAX_INDEX);
            }
            NotePlace::Game(game) => {
                writer.put(game.into(), MAX_INDEX);
                writer.put(0, MAX_INDEX);
            }
            NotePlace::Move(game, nth) => {
                writer.put(game.into(), MAX_INDEX);
                writer.put(u32::from(nth) + 1, MAX_INDEX);
            }
        }
        write_note(note, writer);
    }
}

/// Reads a match's notes; `None` if they are damaged.
pub(super) fn read(reader: &mut Reader) -> Option<Notes> {
    let mut notes = Notes::default();
    for _ in 0..reader.take(MAX_NOTES) {
        let game = reader.take(MAX_INDEX);
        let nth = u16::try_from(reader.take(MAX_INDEX)).ok()?;
        let is_of_match = game == OF_MATCH;
        let game = u16::try_from(game).ok()?;
        let place = match nth.checked_sub(1) {
            None if is_of_match => NotePlace::Match,
            None => NotePlace::Game(game),
            Some(nth) => NotePlace::Move(game, nth),
        };
        let note = read_note(reader)?;
        notes.set(place, note).then_some(())?;
    }
    Some(notes)
}
