//! Creation of entries for matches, sessions and positions.

use std::collections::BTreeSet;

use record::{
    LoadError, MatchRecord, Notes, RecordedAction, Saved, position_link, read_position_link,
};
use rules::{ByPlayer, Decision, Player};

use crate::{BodyFormat, Entry, EntryId, Item, Kind, Source, folded, identity::match_id};

/// Maximum size, in bytes, of a match's searchable words. Each word is stored only once, so even a long match with
/// comments stays below this limit.
const MAX_SEARCH_BYTES: usize = 8_000;

/// Maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 80;

/// Maximum length of a title or a note, in characters; also enforced for archives.
pub(crate) const MAX_NOTE_CHARS: usize = 2_000;

impl Entry {
    /// Creates the entry for a match added to the library at `added`, in milliseconds since the Unix epoch. A record
    /// without decisions and results is treated as a position.
    pub fn of(id: EntryId, record: &MatchRecord, source: Source, added: u64) -> Self {
        let score = record.final_score();
        let moves = || record.games.iter().flat_map(|game| &game.moves);
        // The roll or double in a position is not a decision that a player has made.
        let decisions = match record.to_decision() {
            Some(_) => 0,
            None => moves().filter(|made| is_decision(&made.action)).count(),
        };
        let over = record
            .games
            .last()
            .is_some_and(|game| game.result.is_some());
        // A session whose next game has only just started contains finished games, so it is not a position.
        let played = record.games.iter().any(|game| game.result.is_some());
        let length = record.terms.length;
        let kind = match length {
            _ if decisions == 0 && !played => Kind::Position,
            0 => Kind::Money,
            _ => Kind::Match,
        };
        let leader = match score.white.cmp(&score.black) {
            std::cmp::Ordering::Less => Some(Player::Black),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Player::White),
        };
        let reached = leader.is_some_and(|player| score[player] >= u32::from(length));
        let finished = match kind {
            Kind::Match => reached,
            Kind::Money => over,
            Kind::Position => true,
        };
        Self {
            id,
            kind,
            form: BodyFormat::Record,
            players: ByPlayer::new(|player| short(&record.players[player].name)),
            length,
            score,
            winner: leader.filter(|_| finished && kind != Kind::Position),
            finished,
            variant: record.terms.variant,
            cubeless: !record.terms.cube,
            decisions: u32::try_from(decisions).unwrap_or(u32::MAX),
            date: record.event.date.as_deref().map(short),
            added,
            source: match source {
                Source::File(name) => Source::File(short(&name)),
                other => other,
            },
            title: None,
            note: String::new(),
            notes: Notes::of_record(record),
            words: words(record),
            match_id: match_id(record).filter(|_| kind != Kind::Position),
            deleted: None,
        }
    }

    /// Creates the entry for a session played in this program, which is never treated as a position, even before the
    /// first play. `added` is in milliseconds since the Unix epoch.
    pub fn of_session(id: EntryId, record: &MatchRecord, source: Source, added: u64) -> Self {
        let mut entry = Self::of(id, record, source, added);
        entry.form = BodyFormat::Session;
        if entry.kind == Kind::Position {
            entry.finished = false;
            entry.kind = match entry.length {
                0 => Kind::Money,
                _ => Kind::Match,
            };
        }
        entry
    }
}

impl Item {
    /// Creates the item for a position added to the library at `added`, in milliseconds since the Unix epoch. The ID of
    /// a position does not depend on its source.
    pub fn of_position(decision: &Decision, source: Source, added: u64) -> Self {
        let body = position_link(decision).into_bytes();
        let id = EntryId::of(&[b"position", &body]);
        let record = MatchRecord::from_decision(decision);
        let entry = Entry {
            form: BodyFormat::Position,
            ..Entry::of(id, &record, source, added)
        };
        Self { entry, body }
    }

    /// Creates the item for a match from a link, added to the library at `added`, in milliseconds since the Unix epoch.
    /// The ID does not depend on the notes, so a link to the same match with other notes has the same ID.
    pub fn of_link(record: &MatchRecord, added: u64) -> Self {
        let body = record.to_stored_plain();
        let id = match match_id(record) {
            Some(id) => EntryId::of(&[b"link", id.as_str().as_bytes()]),
            None => EntryId::of(&[b"link", &body]),
        };
        let entry = Entry::of(id, record, Source::Link, added);
        Self { entry, body }
    }

    /// Creates the item for a match being transcribed, which is never treated as a position, even before its first
    /// play. The ID stays the same while the match is edited.
    pub fn of_transcript(id: EntryId, record: &MatchRecord, added: u64) -> Self {
        let entry = Entry {
            form: BodyFormat::Record,
            ..Entry::of_session(id, record, Source::Transcribed, added)
        };
        let body = record.to_stored_plain();
        Self { entry, body }
    }

    /// Returns `true` if the ID is a hash of the stored text and therefore changes with every action, as it does for a
    /// session whose first game is not over.
    pub fn is_named_by_its_text(&self) -> bool {
        self.entry.id == EntryId::of_text(&self.body)
    }

    /// Returns the stored decision of a position; `None` for any other entry.
    pub fn position(&self) -> Option<Decision> {
        let text = str::from_utf8(&self.body).ok()?;
        (self.entry.form == BodyFormat::Position).then(|| read_position_link(text).ok())?
    }
}

impl Entry {
    /// Returns the match stored in `body`, with the entry's notes. Names missing from the match are taken from the
    /// entry.
    ///
    /// # Errors
    /// Returns an error if the stored match cannot be read.
    pub fn record(&self, body: &[u8]) -> Result<MatchRecord, LoadError> {
        let mut record = self.plain_record(body)?;
        self.notes.apply(&mut record);
        record.event.add_comment(&self.note);
        Ok(record)
    }

    /// Returns the match stored in `body`, without the entry's notes. Names missing from the match are taken from the
    /// entry.
    ///
    /// # Errors
    /// Returns an error if the stored match cannot be read.
    pub fn plain_record(&self, body: &[u8]) -> Result<MatchRecord, LoadError> {
        let mut unlimited = u64::MAX;
        self.record_within(body, &mut unlimited)
    }

    /// Returns the ID of the match stored in `body`; `None` if the match cannot be read or has no plays.
    pub fn identify(&self, body: &[u8]) -> Option<EntryId> {
        match_id(&self.record(body).ok()?)
    }

    /// Recomputes the entry from the match stored in `body`. The data that the match does not contain is taken from
    /// this entry: ID, format, import date, source, title, notes, and missing player names. The match's uncompressed
    /// size is subtracted from `room`.
    ///
    /// # Errors
    /// Returns an error if the stored match cannot be read or is larger than `room`.
    pub fn recomputed(self, body: &[u8], room: &mut u64) -> Result<Self, LoadError> {
        let record = self.record_within(body, room)?;
        let create = match self.form {
            BodyFormat::Session => Self::of_session,
            BodyFormat::Record | BodyFormat::Position => Self::of,
        };
        Ok(Self {
            form: self.form,
            title: self.title.map(|title| cut(&title, MAX_NOTE_CHARS)),
            note: cut(&self.note, MAX_NOTE_CHARS),
            notes: self.notes,
            ..create(self.id, &record, self.source, self.added)
        })
    }

    fn record_within(&self, body: &[u8], room: &mut u64) -> Result<MatchRecord, LoadError> {
        let mut record = match self.form {
            BodyFormat::Record => MatchRecord::from_stored_within(body, room)?,
            BodyFormat::Session => {
                let text = str::from_utf8(body).map_err(|_| LoadError::Damaged)?;
                MatchRecord::from_session(&Saved::from_text(text)?.session)
            }
            BodyFormat::Position => {
                let text = str::from_utf8(body).map_err(|_| LoadError::Damaged)?;
                let decision = read_position_link(text).map_err(|_| LoadError::Damaged)?;
                MatchRecord::from_decision(&decision)
            }
        };
        for player in Player::BOTH {
            let name = &mut record.players[player].name;
            if name.is_empty() {
                name.clone_from(&self.players[player]);
            }
        }
        Ok(record)
    }
}

const fn is_decision(action: &RecordedAction) -> bool {
    !matches!(
        action,
        RecordedAction::SetUp(_) | RecordedAction::SetCube(_) | RecordedAction::ClosedOut
    )
}

fn short(text: &str) -> String {
    cut(text, MAX_NAME_CHARS)
}

/// Returns at most the first `max_chars` characters of `text`.
pub(crate) fn cut(text: &str, max_chars: usize) -> String {
    text.chars().take(max_chars).collect()
}

/// Returns the folded words of the event and annotator fields and of all comments, without duplicates.
fn words(record: &MatchRecord) -> String {
    let event = &record.event;
    let about = [
        &event.event,
        &event.round,
        &event.place,
        &event.annotator,
        &event.comment,
    ];
    let games = record.games.iter();
    let comments = games.flat_map(|game| {
        let moves = game
            .moves
            .iter()
            .filter_map(|made| made.note.comment.as_ref());
        game.comment.iter().chain(moves)
    });
    let mut known = BTreeSet::new();
    let mut words = String::new();
    for text in about.into_iter().flatten().chain(comments) {
        let text = folded(text);
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            if word.is_empty() || !known.insert(word.to_owned()) {
                continue;
            }
            if words.len() + word.len() >= MAX_SEARCH_BYTES {
                return words;
            }
            if !words.is_empty() {
                words.push(' ');
            }
            words.push_str(word);
        }
    }
    words
}

#[cfg(test)]
pub(crate) mod tests {
    use record::{Flag, Note, NotePlace, read_file};
    use rules::ByPlayer;

    use super::*;
    use crate::Edit;

    const MATCH: &str = " 3 point match\n\n Game 1\n Anna : 0                   Ben : 0\n  1) 31: 8/5 6/5                44: 24/20(2) 13/9(2)\n  2)  Doubles => 2               Drops\n      Wins 1 point\n\n Game 2\n Anna : 1                   Ben : 0\n  1)  Doubles => 2               Takes\n  2) 31: 8/5 6/5\n";

    pub(crate) fn summary(text: &str) -> Entry {
        let reading = read_file(text.as_bytes()).expect("a match");
        let id = EntryId::of(&[text.as_bytes()]);
        Entry::of(id, &reading.matches[0], Source::Pasted, 1_000)
    }

    #[test]
    fn archive_titles_and_notes_are_limited() {
        let record = read_file(MATCH.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        let mut entry = summary(MATCH);
        let long = "x".repeat(1 << 20);
        (entry.title, entry.note) = (Some(long.clone()), long.clone());
        entry.source = Source::File(long);
        let read = entry.recomputed(&record.to_stored(), &mut u64::MAX.clone());
        let line = read.expect("a stored match").to_line();
        assert!(line.len() < 5_000, "{} bytes", line.len());
    }

    /// Returns the entry for a match with these players and this length.
    pub(crate) fn entry(white: &str, black: &str, length: u16) -> Entry {
        let mut entry = summary(MATCH);
        entry.id = EntryId::of(&[white.as_bytes(), black.as_bytes(), &length.to_le_bytes()]);
        entry.players = ByPlayer {
            white: white.to_owned(),
            black: black.to_owned(),
        };
        entry.length = length;
        entry.match_id = Some(entry.id.clone());
        entry
    }

    #[test]
    fn an_interrupted_match_is_unfinished() {
        let entry = summary(MATCH);
        assert_eq!(entry.kind, Kind::Match);
        assert_eq!((entry.length, entry.decisions), (3, 7));
        assert_eq!(entry.players.black, "Ben");
        assert_eq!(entry.score, ByPlayer { white: 1, black: 0 });
        assert!(!entry.finished && entry.winner.is_none());
    }

    #[test]
    fn a_won_match_has_a_winner() {
        let entry = summary(&MATCH.replace(" 3 point", " 1 point"));
        assert!(entry.finished);
        assert_eq!(entry.winner, Some(Player::White));
    }

    #[test]
    fn distinguishes_money_play_and_positions() {
        let money = summary(&MATCH.replace(" 3 point", " 0 point"));
        assert_eq!((money.kind, money.finished), (Kind::Money, false));
        let position = summary("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
        assert_eq!((position.kind, position.decisions), (Kind::Position, 0));
        assert_eq!(position.winner, None);
    }

    #[test]
    fn a_position_is_stored_with_its_decision() {
        let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
        let decision = record::find_positions(text).remove(0).decision;
        let mut item = Item::of_position(&decision, Source::Here(None), 5);
        assert_eq!((item.entry.kind, item.entry.length), (Kind::Position, 7));
        assert_eq!(item.position(), Some(decision));
        let record = item.entry.record(&item.body);
        assert_eq!(record, Ok(MatchRecord::from_decision(&decision)));
        item.body.truncate(9);
        assert_eq!(item.position(), None);
        assert_eq!(item.entry.record(&item.body), Err(LoadError::Damaged));
    }

    #[test]
    fn the_record_of_an_entry_has_its_notes() {
        let file = read_file(MATCH.as_bytes()).expect("a match");
        let body = file.matches[0].to_stored();
        let mut entry = summary(MATCH);
        assert!(entry.notes.is_empty());
        let flagged = Note {
            flag: Some(Flag::Study),
            ..Note::from(Some("Too good?".to_owned()))
        };
        Edit::NoteAt(NotePlace::Move(1, 0), flagged.clone()).apply(&mut entry);
        entry.note = "The final".to_owned();
        let record = entry.record(&body).expect("a stored match");
        assert_eq!(record.games[1].moves[0].note, flagged);
        assert_eq!(record.event.comment.as_deref(), Some("The final"));
        let sgf = record::write_sgf(&record).text;
        let read = read_file(sgf.as_bytes()).expect("a match");
        let imported = Entry::of(entry.id.clone(), &read.matches[0], Source::Pasted, 1);
        assert_eq!(imported.notes, entry.notes);
        let line = Entry::from_line(&entry.to_line()).expect("a line");
        assert_eq!(line.recomputed(&body, &mut u64::MAX.clone()), Ok(entry));
    }

    #[test]
    fn words_of_comments_are_folded_and_unique() {
        let mut record = read_file(MATCH.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        record.event.place = Some("Monte Carlo".to_owned());
        record.games[0].comment = Some("A BLITZ, a Blitz; carlo!".to_owned());
        record.games[1].moves[0].note.comment = Some("Market loser".to_owned());
        assert_eq!(words(&record), "monte carlo a blitz market loser");
        record.games[0].comment = Some("long ".repeat(3) + &"word".repeat(9_000));
        assert!(words(&record).len() <= MAX_SEARCH_BYTES);
    }
}
