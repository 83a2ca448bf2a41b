//! Decision on where to store a session when the library already contains a session with the same ID. Sessions that
//! begin identically share an ID.

use record::{continues, divergence};

use crate::{BodyFormat, EntryId, Item};

/// Reason for storing a session in the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveReason {
    /// A game of the session has just ended on the table. If the same state has been deleted, it remains deleted.
    Played,
    /// The session had been set aside and is being moved to the library. If the same state has been deleted, it is
    /// restored.
    SetAside,
    /// The session was imported. If the same state has been deleted, it is restored. Data stored by another tab since
    /// the file was read is kept.
    Imported,
}

/// Decision about where to store a session in the library.
#[derive(Clone, Debug, PartialEq)]
pub enum Placement {
    /// Store the item under its ID, replacing any entry that has this ID.
    Store(Item),
    /// Do not store the item; the library already contains the whole session.
    Known,
    /// Store the item under a different ID, because the stored session continues differently. The caller must call
    /// [`place`] again with the entry that has the new ID.
    Beside(Item),
}

/// Relationship of a session to the stored session with the same ID.
enum Continuation {
    Same,
    Longer,
    Shorter,
    Diverged,
}

/// Decides where to store `session`, which may also be an imported entry of another kind. `stored` is the library entry
/// with the same ID, including a deleted one.
pub fn place(mut session: Item, stored: Option<Item>, reason: SaveReason) -> Placement {
    let Some(mut stored) = stored else {
        return Placement::Store(session);
    };
    let restores = reason != SaveReason::Played && stored.entry.deleted.is_some();
    let is_imported = reason == SaveReason::Imported;
    if is_imported && session.entry.form != BodyFormat::Session {
        return if restores {
            Placement::Store(session)
        } else if stored.entry.notes.add_missing(&session.entry.notes) {
            Placement::Store(stored)
        } else {
            Placement::Known
        };
    }
    match continuation(&session, &stored) {
        Continuation::Longer => {
            stored.entry.notes.add_missing(&session.entry.notes);
            session.entry.inherit(&stored.entry);
            Placement::Store(session)
        }
        Continuation::Same | Continuation::Shorter if restores => {
            stored.entry.deleted = None;
            Placement::Store(stored)
        }
        Continuation::Same | Continuation::Shorter
            if is_imported && stored.entry.notes.add_missing(&session.entry.notes) =>
        {
            Placement::Store(stored)
        }
        Continuation::Same | Continuation::Shorter => Placement::Known,
        Continuation::Diverged => {
            session.entry.id = beside(&session, &stored);
            Placement::Beside(session)
        }
    }
}

fn continuation(session: &Item, stored: &Item) -> Continuation {
    if session.body == stored.body {
        return Continuation::Same;
    }
    if session.entry.form != BodyFormat::Session {
        // A game with a friend has only one history, signed by both sides. An archive may contain a different match
        // under this ID, which must not replace a finished game.
        return if session.entry.decisions >= stored.entry.decisions {
            Continuation::Longer
        } else if session.entry.finished {
            Continuation::Diverged
        } else {
            Continuation::Shorter
        };
    }
    match bodies_as_text(session, stored) {
        Some([new, old]) if continues(new, old) => Continuation::Longer,
        Some([new, old]) if continues(old, new) => Continuation::Shorter,
        _ => Continuation::Diverged,
    }
}

/// Returns the ID under which a session is stored alongside `stored`. The ID stays the same as the session continues.
/// It depends on the stored session's ID, so a forged entry cannot cause a cycle.
fn beside(session: &Item, stored: &Item) -> EntryId {
    let parted = bodies_as_text(session, stored).and_then(|[new, old]| divergence(new, old));
    let id = stored.entry.id.as_str().as_bytes();
    match parted {
        Some(parted) => EntryId::of(&[b"branch", id, parted.as_bytes()]),
        None => EntryId::of(&[b"beside", id, &session.body]),
    }
}

fn bodies_as_text<'a>(session: &'a Item, stored: &'a Item) -> Option<[&'a str; 2]> {
    let text = |item: &'a Item| str::from_utf8(&item.body).ok();
    Some([text(session)?, text(stored)?])
}

impl Item {
    /// Returns `true` if the game on the table, given as `text`, equals or continues this entry and will be stored
    /// under another ID, so that this entry can be deleted.
    pub fn is_taken_over_by(&self, text: &str) -> bool {
        let own = str::from_utf8(&self.body);
        self.is_named_by_its_text() && own.is_ok_and(|own| continues(text, own))
    }

    /// Returns the text of a finished session; `None` for any other entry. If the library cannot store this session, it
    /// must be set aside, because the next session on the table overwrites it.
    pub fn last_copy(&self) -> Option<&str> {
        let finished = self.entry.form == BodyFormat::Session && self.entry.finished;
        str::from_utf8(&self.body).ok().filter(|_| finished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::entry;

    fn item(form: BodyFormat, decisions: u32, finished: bool, body: &str) -> Item {
        let mut entry = entry("Ann", "Bob", 7);
        (entry.form, entry.decisions, entry.finished) = (form, decisions, finished);
        let body = body.as_bytes().to_vec();
        Item { entry, body }
    }

    #[test]
    fn a_finished_game_with_a_friend_is_stored_beside_another_match_with_its_id() {
        let planted = item(BodyFormat::Record, 197, true, "planted");
        let game = |finished| item(BodyFormat::Record, 40, finished, "played");
        let placed = place(game(true), Some(planted.clone()), SaveReason::Played);
        let Placement::Beside(beside) = placed else {
            panic!("{placed:?}");
        };
        assert_ne!(beside.entry.id, planted.entry.id);
        // A second forged entry leads to a new ID instead of back to the first one.
        let mut there = Item {
            entry: beside.entry.clone(),
            ..planted.clone()
        };
        there.entry.decisions = planted.entry.decisions;
        let Placement::Beside(further) = place(beside.clone(), Some(there), SaveReason::Played)
        else {
            panic!("it is not stored over another match");
        };
        assert_ne!(further.entry.id, beside.entry.id);
        assert_eq!(beside.body, b"played");
        let earlier = place(game(false), Some(planted), SaveReason::Played);
        assert_eq!(earlier, Placement::Known);
    }

    #[test]
    fn an_import_adds_missing_notes_without_overwriting_any() {
        let session = include_str!("../../tests/data/saved_v2.jsonl").trim_end();
        for (form, body) in [
            (BodyFormat::Record, "match"),
            (BodyFormat::Session, session),
        ] {
            let with_notes = |notes: &[(u16, &str)]| {
                let mut item = item(form, 40, true, body);
                for &(nth, text) in notes {
                    let note = record::Note::from(Some(text.to_owned()));
                    assert!(item.entry.notes.set(record::NotePlace::Move(0, nth), note));
                }
                item
            };
            let own = || Some(with_notes(&[(1, "mine")]));
            let placed = |notes| place(with_notes(notes), own(), SaveReason::Imported);
            assert_eq!(placed(&[(1, "theirs")]), Placement::Known);
            let both = with_notes(&[(1, "mine"), (2, "new")]);
            assert_eq!(placed(&[(1, "theirs"), (2, "new")]), Placement::Store(both));
        }
    }

    #[test]
    fn an_import_does_not_overwrite_newer_data() {
        let record = |body: &str| item(BodyFormat::Record, 40, true, body);
        let (mut titled, read) = (record("match"), record("match"));
        titled.entry.title = Some("My best match".to_owned());
        assert_eq!(
            place(read.clone(), Some(titled.clone()), SaveReason::Imported),
            Placement::Known
        );
        titled.entry.deleted = Some(9);
        for stored in [None, Some(titled)] {
            let placed = place(read.clone(), stored, SaveReason::Imported);
            assert_eq!(placed, Placement::Store(read.clone()));
        }
        let session = |body: &str| item(BodyFormat::Session, 3, false, body);
        let text = include_str!("../../tests/data/saved_v2.jsonl").trim_end();
        let (begun, _) = text.rsplit_once('\n').expect("several lines");
        let [short, long] = [begun, text].map(session);
        let behind = place(short.clone(), Some(long.clone()), SaveReason::Imported);
        assert_eq!(behind, Placement::Known);
        let ahead = place(long.clone(), Some(short), SaveReason::Imported);
        assert_eq!(ahead, Placement::Store(long));
    }
}
