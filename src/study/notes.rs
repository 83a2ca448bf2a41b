//! Notes on the studied content: those in its file, and the user's notes, which replace them.

use std::borrow::Cow;

use record::{Drawing, Flag, GameRecord, MatchRecord, Note, NotePlace, Notes};

use crate::{Model, Moment, Place, TriedLine, moments::is_seen};

/// Marks in the move list for a moment's note.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoteMark {
    /// Flag on the note, if any.
    pub flag: Option<Flag>,
    /// `true` if the note has a comment or a drawing.
    pub is_written: bool,
}

impl Model {
    /// Sets the user's notes.
    #[must_use]
    pub fn with_notes(mut self, notes: Notes) -> Self {
        self.notes = notes;
        self
    }

    /// Returns the user's notes.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Returns the location of the note on the current decision; `None` at the end of a finished game.
    pub fn note_place(&self) -> Option<NotePlace> {
        if self.record().is_none() {
            return Some(NotePlace::Move(0, 0));
        }
        place_of(self.game_shown(), self.game()?, self.shown()?)
    }

    /// Returns the note on the current decision; empty if there is none.
    pub fn note(&self) -> Cow<'_, Note> {
        let Some(place) = self.note_place() else {
            return Cow::default();
        };
        match self.notes.get(place) {
            Some(own) => Cow::Borrowed(own),
            None => self.file_note().map_or_else(Cow::default, Cow::Borrowed),
        }
    }

    /// Returns the drawing on the current decision; empty once the reader has left the decision for `line`.
    pub fn drawing(&self, line: Option<&TriedLine>) -> Drawing {
        if line.is_some_and(TriedLine::is_begun) {
            return Drawing::default();
        }
        self.note().drawing.clone()
    }

    fn file_note(&self) -> Option<&Note> {
        Some(&self.shown()?.made.as_ref()?.note)
    }

    /// Returns the comment on the current game as a whole.
    pub fn game_comment(&self) -> Option<&str> {
        let place = self.game_place()?;
        let comment = match self.notes.get(place) {
            Some(own) => &own.comment,
            None => &self.game()?.comment,
        };
        comment.as_deref()
    }

    /// Sets the user's comment on the match.
    pub fn set_match_note(&mut self, note: String) {
        self.match_note = note;
    }

    /// Returns the user's comment on the match; empty if there is none.
    pub fn match_note(&self) -> &str {
        &self.match_note
    }

    /// Returns the comment on the match that came with it: in its file or link, or stored from that link.
    pub fn file_comment(&self) -> Option<&str> {
        let of_file = &self.record()?.event.comment;
        let stored = self.notes.get(NotePlace::Match);
        stored.map_or(of_file, |note| &note.comment).as_deref()
    }

    /// Returns the comments on the match as a whole: the one that came with it, and the user's.
    pub fn match_comments(&self) -> Vec<String> {
        let own = Some(self.match_note.as_str()).filter(|own| !own.is_empty());
        let all = self.file_comment().into_iter().chain(own);
        all.map(str::to_owned).collect()
    }

    /// Returns the user's notes for a library entry that has the notes `stored`. Where the entry already has a
    /// different note of the user's, the note contains both comments.
    pub fn notes_to_store(&self, stored: &Notes) -> Vec<(NotePlace, Note)> {
        let of_content = self.record().map(Notes::of_link).unwrap_or_default();
        let joined = |(place, own): (NotePlace, &Note)| {
            let stored = stored.get(place);
            let stored = stored.filter(|stored| of_content.get(place) != Some(stored));
            (place, joined(stored, own))
        };
        self.notes.all().map(joined).collect()
    }

    /// Returns the user's comment on the match for a library entry that has the comment `stored`; `None` if there is
    /// nothing to store.
    pub fn match_note_to_store(&self, stored: &str) -> Option<String> {
        let is_new = !stored.contains(&self.match_note);
        is_new.then(|| both(stored, &self.match_note))
    }

    /// Returns the location of the comment on the current game; `None` for a position.
    pub fn game_place(&self) -> Option<NotePlace> {
        self.record()?;
        u16::try_from(self.game_shown()).ok().map(NotePlace::Game)
    }

    /// Replaces the note at a location. Returns `false` and changes nothing if there would be too many notes or they
    /// would be too long.
    pub fn set_note(&mut self, place: NotePlace, note: Note) -> bool {
        self.notes.set(place, note)
    }

    /// Returns the match with the user's notes; `None` for a position.
    pub fn annotated_record(&self) -> Option<MatchRecord> {
        let mut record = self.record()?.clone();
        self.notes.apply(&mut record);
        record.event.add_comment(&self.match_note);
        Some(record)
    }

    /// Returns the places of the moments with notes, in match order. A comment on a game is at the game's start. Empty
    /// for a position, whose only note is in sight.
    pub fn noted(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for (nth_game, game) in (0_u16..).zip(self.games()) {
            let own = |place| self.notes.get(place);
            let end = recorded(game);
            let comment = match own(NotePlace::Game(nth_game)) {
                Some(own) => &own.comment,
                None => &game.comment,
            };
            let start = comment.is_some().then(|| {
                game.moves
                    .iter()
                    .take(end)
                    .position(is_seen)
                    .unwrap_or(usize::MAX)
            });
            let of_moves = (0_u16..)
                .zip(game.moves.iter().take(end))
                .filter(|(nth, made)| {
                    let note = own(NotePlace::Move(nth_game, *nth));
                    !note.unwrap_or(&made.note).is_empty()
                });
            let awaited = u16::try_from(end).ok();
            let awaited = awaited.and_then(|nth| own(NotePlace::Move(nth_game, nth)));
            let awaited = awaited.filter(|note| !note.is_empty());
            let of_moves = of_moves.map(|(nth, _)| usize::from(nth));
            let others = of_moves.chain(awaited.map(|_| usize::MAX));
            let others = others.filter(|nth| Some(*nth) != start);
            let all = start.into_iter().chain(others);
            places.extend(all.map(|nth| (usize::from(nth_game), nth)));
        }
        places
    }

    /// Returns the marks for the notes on the current game, one per moment.
    pub fn note_marks(&self) -> Vec<NoteMark> {
        let Some(game) = self.game() else {
            return Vec::new();
        };
        let mark = |moment: &Moment| {
            let own = place_of(self.game_shown(), game, moment);
            let own = own.and_then(|place| self.notes.get(place));
            let of_file = || Some(&moment.made.as_ref()?.note);
            let note = own.or_else(of_file);
            note.map_or_else(NoteMark::default, |note| NoteMark {
                flag: note.flag,
                is_written: note.comment.is_some() || !note.drawing.is_empty(),
            })
        };
        self.moments().iter().map(mark).collect()
    }
}

/// Returns the user's note, with the content of the `stored` one that it does not replace.
fn joined(stored: Option<&Note>, own: &Note) -> Note {
    let mut note = own.clone();
    let Some(stored) = stored else {
        return note;
    };
    note.flag = own.flag.or(stored.flag);
    if own.drawing.is_empty() {
        note.drawing.clone_from(&stored.drawing);
    }
    let [before, now] = [&stored.comment, &own.comment].map(|text| text.as_deref().unwrap_or(""));
    note.set_comment(&both(before, now));
    note
}

/// Returns two comments as one, separated by an empty line; the second may contain the first.
fn both(before: &str, now: &str) -> String {
    if before.is_empty() || now.contains(before) {
        return now.to_owned();
    }
    if now.is_empty() {
        return before.to_owned();
    }
    format!("{before}\n\n{now}")
}

/// Returns the number of moves in a game, without a last roll that waits for its play.
fn recorded(game: &GameRecord) -> usize {
    game.moves.len() - usize::from(game.waiting_roll().is_some())
}

/// Returns the location of the note on a moment's decision. A pending decision uses the index that its move will have,
/// so that the note stays with the decision when the game continues.
fn place_of(nth_game: usize, game: &GameRecord, moment: &Moment) -> Option<NotePlace> {
    let awaited = || moment.awaited.as_ref().map(|_| recorded(game));
    let nth = moment.nth.or_else(awaited)?;
    Some(NotePlace::Move(
        u16::try_from(nth_game).ok()?,
        u16::try_from(nth).ok()?,
    ))
}

#[cfg(test)]
mod tests {
    use record::read_file;

    use super::*;
    use crate::{Msg, StudyContent};

    const MATCH: &str = " 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
        \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n  2) 65:\n";

    fn opened(text: &str) -> Model {
        let mut reading = read_file(text.as_bytes()).expect("a match");
        let mut record = reading.matches.remove(0);
        record.games[0].moves[1].note = Note::from(Some("of the file".to_owned()));
        record.games[0].comment = Some("a game".to_owned());
        Model::new(StudyContent::Match(Box::new(record)))
    }

    fn flagged(flag: Flag) -> Note {
        Note {
            flag: Some(flag),
            ..Note::default()
        }
    }

    #[test]
    fn the_users_notes_replace_those_in_the_file() {
        let mut model = opened(MATCH);
        assert_eq!(model.game_comment(), Some("a game"));
        assert!(model.note().is_empty());
        model.update(Msg::Next);
        assert_eq!(model.note().comment.as_deref(), Some("of the file"));
        let place = model.note_place().expect("a decision");
        assert!(model.set_note(place, flagged(Flag::Study)));
        assert_eq!(*model.note(), flagged(Flag::Study));
        assert!(model.set_note(NotePlace::Game(0), Note::default()));
        assert!(model.match_comments().is_empty());
        model.set_match_note("The final".to_owned());
        let shared = model.annotated_record().expect("a match");
        assert_eq!(shared.event.comment.as_deref(), Some("The final"));
        assert_eq!(model.game_comment(), None);
        let record = model.annotated_record().expect("a match");
        assert_eq!(record.games[0].moves[1].note, flagged(Flag::Study));
        assert_eq!(record.games[0].comment, None);
        let marks: Vec<_> = model.note_marks().iter().map(|mark| mark.flag).collect();
        assert_eq!(marks, [None, Some(Flag::Study), None]);
    }

    #[test]
    fn the_users_comment_on_the_match_stays_apart() {
        let reading = read_file(MATCH.as_bytes()).expect("a match");
        let mut record = reading.matches.into_iter().next().expect("one");
        record.event.comment = Some("Look at the cube".to_owned());
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        model.set_match_note("I doubled late".to_owned());
        assert_eq!(model.file_comment(), Some("Look at the cube"));
        assert_eq!(
            model.match_comments(),
            ["Look at the cube", "I doubled late"]
        );
        // A match saved from a link has its comment among its notes.
        let mut notes = Notes::default();
        assert!(notes.set(NotePlace::Match, Note::from(Some("From Zoe".to_owned()))));
        let saved = opened(MATCH).with_notes(notes);
        assert_eq!(saved.match_comments(), ["From Zoe"]);
    }

    #[test]
    fn note_on_the_last_roll_stays_with_its_decision() {
        let mut model = opened(MATCH);
        model.update(Msg::Last);
        assert_eq!(model.note_place(), Some(NotePlace::Move(0, 2)));
        let mut played = opened(&MATCH.replace("65:", "65: 24/13"));
        played.update(Msg::To(2));
        assert_eq!(played.note_place(), model.note_place());
        let finished = MATCH.replace("  2) 65:", "  2) Doubles => 2  Drops\n Wins 1 point");
        let mut finished = opened(&finished);
        finished.update(Msg::Last);
        assert_eq!(finished.note_place(), None);
    }

    #[test]
    fn noted_moments_are_listed_in_match_order() {
        let mut model = opened(MATCH);
        assert_eq!(model.noted(), [(0, 0), (0, 1)], "the comment on the game");
        model.update(Msg::Last);
        let place = model.note_place().expect("a decision");
        assert!(model.set_note(place, flagged(Flag::Study)));
        assert_eq!(model.noted(), [(0, 0), (0, 1), model.place()]);
        assert!(model.set_note(NotePlace::Game(0), Note::default()));
        assert!(model.set_note(NotePlace::Move(0, 1), Note::default()));
        assert_eq!(model.noted(), [model.place()]);
    }

    #[test]
    fn saved_notes_keep_those_of_the_entry() {
        let mut model = opened(MATCH);
        let note = |text: &str| Note::from(Some(text.to_owned()));
        let (first, second) = (NotePlace::Move(0, 0), NotePlace::Move(0, 1));
        assert!(model.set_note(first, note("Safe?")));
        assert!(model.set_note(second, note("of the file, and wrong")));
        let mut stored = Notes::default();
        assert!(stored.set(first, flagged(Flag::Study)));
        assert!(stored.set(second, note("of the file")));
        let found = model.notes_to_store(&stored);
        let expected = Note {
            flag: Some(Flag::Study),
            ..note("Safe?")
        };
        assert_eq!(found[0], (first, expected));
        assert_eq!(found[1], (second, note("of the file, and wrong")));
        assert!(stored.set(first, note("Too bold")));
        let found = model.notes_to_store(&stored);
        assert_eq!(found[0].1, note("Too bold\n\nSafe?"));
        model.set_match_note("The final".to_owned());
        let of_match = |stored| model.match_note_to_store(stored);
        assert_eq!(of_match("").as_deref(), Some("The final"));
        assert_eq!(of_match("Long").as_deref(), Some("Long\n\nThe final"));
        assert_eq!(of_match("The final!"), None);
    }

    #[test]
    fn position_has_one_note() {
        let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let decision = record::find_positions(text).remove(0).decision;
        let mut model = Model::new(StudyContent::Position(decision));
        let place = model.note_place().expect("a decision");
        assert!(model.set_note(place, flagged(Flag::Question)));
        assert_eq!(*model.note(), flagged(Flag::Question));
        assert_eq!((model.game_place(), model.game_comment()), (None, None));
    }
}
