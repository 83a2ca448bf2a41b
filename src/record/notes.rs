//! Notes on the games and decisions of a match: comments, flags and drawings, read from a file or added by a person.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{MatchRecord, Note};

/// Part of a match to which a note can be attached. Games and moves are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NotePlace {
    /// The match as a whole; its note contains only a comment.
    Match,
    /// A whole game; its note contains only a comment.
    Game(u16),
    /// Decision before the move with this index in the record of the game with this index. A position has only the
    /// first move of the first game.
    Move(u16, u16),
}

/// Notes that a person has made on a match or position, keyed by place. Each note replaces the one from the file at the
/// same place; an empty note removes it.
///
/// ```
/// use record::{Flag, Note, NotePlace, Notes, read_file};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let mut record = read_file(text.as_bytes())?.matches.remove(0);
/// let mut notes = Notes::default();
/// let note = Note { flag: Some(Flag::Study), ..Note::default() };
/// assert!(notes.set(NotePlace::Move(0, 1), note.clone()));
/// notes.apply(&mut record);
/// assert_eq!(record.games[0].moves[1].note, note);
/// # Ok::<(), record::Unreadable>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, Note>", into = "BTreeMap<String, Note>")]
pub struct Notes(BTreeMap<NotePlace, Note>);

/// Storage format of [`NotePlace::Match`].
const MATCH: &str = "match";

impl fmt::Display for NotePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match => f.write_str(MATCH),
            Self::Game(game) => write!(f, "{game}"),
            Self::Move(game, nth) => write!(f, "{game}.{nth}"),
        }
    }
}

impl FromStr for NotePlace {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.split_once('.') {
            None if text == MATCH => Self::Match,
            None => Self::Game(text.parse()?),
            Some((game, nth)) => Self::Move(game.parse()?, nth.parse()?),
        })
    }
}

impl Notes {
    /// Maximum number of notes on a match.
    pub const MAX: usize = 1_000;

    /// Maximum total length of all comments, in bytes.
    pub const MAX_BYTES: usize = 200_000;

    /// Returns `true` if there are no notes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the note at a place; `None` if there is none. An empty note removes the one from the file.
    pub fn get(&self, place: NotePlace) -> Option<&Note> {
        self.0.get(&place)
    }

    /// Returns all notes in match order.
    pub fn all(&self) -> impl Iterator<Item = (NotePlace, &Note)> {
        self.0.iter().map(|(&place, note)| (place, note))
    }

    /// Sets the note at a place. Returns `false` without changing anything if this would exceed the maximum number of
    /// notes or amount of text.
    pub fn set(&mut self, place: NotePlace, note: Note) -> bool {
        let bytes = |note: &Note| note.comment.as_ref().map_or(0, String::len);
        let others = self.0.iter().filter(|(other, _)| **other != place);
        let (count, size) = others.fold((1, bytes(&note)), |(count, size), (_, note)| {
            (count + 1, size + bytes(note))
        });
        let fits = count <= Self::MAX && size <= Self::MAX_BYTES;
        if fits {
            self.0.insert(place, note);
        }
        fits
    }

    /// Adds the notes in `others` at places that have no note, until the limits are reached; returns `true` if a note
    /// was added.
    pub fn add_missing(&mut self, others: &Self) -> bool {
        let mut is_changed = false;
        for (place, note) in others.all() {
            is_changed |= !self.0.contains_key(&place) && self.set(place, note.clone());
        }
        is_changed
    }

    /// Returns the notes in a record that the record's storage format does not contain, that is, notes with a flag or a
    /// drawing on a move.
    pub fn of_record(record: &MatchRecord) -> Self {
        let mut notes = Self::default();
        for (game, nth, note) in moves(record) {
            if note.flag.is_some() || !note.drawing.is_empty() {
                notes.set(NotePlace::Move(game, nth), note.clone());
            }
        }
        notes
    }

    /// Returns all notes in a record that may have been made by a person, that is, all comments, flags and drawings.
    pub fn of_link(record: &MatchRecord) -> Self {
        let mut notes = Self::default();
        if record.event.comment.is_some() {
            notes.set(NotePlace::Match, Note::from(record.event.comment.clone()));
        }
        for (game, found) in (0..).zip(&record.games) {
            if found.comment.is_some() {
                notes.set(NotePlace::Game(game), Note::from(found.comment.clone()));
            }
        }
        for (game, nth, note) in moves(record).filter(|(_, _, note)| !note.is_empty()) {
            notes.set(NotePlace::Move(game, nth), note.clone());
        }
        notes
    }

    /// Replaces the notes in a record with these. Notes on games or moves that are not in the record are ignored.
    pub fn apply(&self, record: &mut MatchRecord) {
        for (&place, note) in &self.0 {
            match place {
                NotePlace::Match => record.event.comment.clone_from(&note.comment),
                NotePlace::Game(game) => {
                    if let Some(game) = record.games.get_mut(usize::from(game)) {
                        game.comment.clone_from(&note.comment);
                    }
                }
                NotePlace::Move(game, nth) => {
                    let game = record.games.get_mut(usize::from(game));
                    let made = game.and_then(|game| game.moves.get_mut(usize::from(nth)));
                    if let Some(made) = made {
                        made.note.clone_from(note);
                    }
                }
            }
        }
    }
}

/// Returns the notes on all moves, each with the game index and the move index.
fn moves(record: &MatchRecord) -> impl Iterator<Item = (u16, u16, &Note)> {
    (0..).zip(&record.games).flat_map(|(game, found)| {
        let moves = (0..).zip(&found.moves);
        moves.map(move |(nth, made)| (game, nth, &made.note))
    })
}

impl From<BTreeMap<String, Note>> for Notes {
    fn from(stored: BTreeMap<String, Note>) -> Self {
        let mut notes = Self::default();
        for (place, note) in stored {
            if let Ok(place) = place.parse() {
                notes.set(place, note);
            }
        }
        notes
    }
}

impl From<Notes> for BTreeMap<String, Note> {
    fn from(notes: Notes) -> Self {
        let all = notes.0.into_iter();
        all.map(|(place, note)| (place.to_string(), note)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Flag;

    fn note(comment: &str) -> Note {
        Note::from(Some(comment.to_owned()))
    }

    #[test]
    fn notes_survive_a_round_trip() {
        let mut notes = Notes::default();
        assert!(notes.set(NotePlace::Match, note("The final")));
        assert!(notes.set(NotePlace::Game(1), note("A blitz\nthat failed")));
        let flagged = Note {
            flag: Some(Flag::Question),
            drawing: "8/5 ~13".parse().expect("a drawing"),
            ..note("Why not 6/5?")
        };
        assert!(notes.set(NotePlace::Move(1, 14), flagged));
        assert!(notes.set(NotePlace::Move(2, 0), Note::default()));
        let text = serde_json::to_string(&notes).expect("text");
        assert_eq!(serde_json::from_str::<Notes>(&text).ok(), Some(notes));
    }

    #[test]
    fn unreadable_parts_of_stored_notes_are_ignored() {
        let text = r#"{"x":{},"0.70000":{},"0":{"comment":"a\u202eb\u0007c"},
            "0.1":{"flag":"later","drawing":"99/1","new":1}}"#;
        let notes: Notes = serde_json::from_str(text).expect("notes");
        let all: Vec<_> = notes.all().collect();
        let expected = [
            (NotePlace::Game(0), &note("abc")),
            (NotePlace::Move(0, 1), &Note::default()),
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn limits_the_number_and_length_of_notes() {
        let mut notes = Notes::default();
        for nth in 0..1_000 {
            assert!(notes.set(NotePlace::Move(0, nth), note("short")));
        }
        assert!(!notes.set(NotePlace::Move(1, 0), note("one more")));
        assert!(notes.set(NotePlace::Move(0, 3), note("another")));
        let mut notes = Notes::default();
        let mut long = Note::default();
        long.set_comment(&"ß".repeat(15_000));
        assert_eq!(long.comment.as_deref().map(str::len), Some(20_000));
        for nth in 0..10 {
            assert!(notes.set(NotePlace::Move(0, nth), long.clone()));
        }
        assert!(!notes.set(NotePlace::Move(0, 10), note("x")));
    }
}
