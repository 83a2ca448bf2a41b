//! Decides where a session is stored if the library has another state of it: sessions with the same beginning share an
//! ID.

use record::{continues, divergence};

use crate::{BodyFormat, EntryId, Item};

/// What brings a session into the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveReason {
    /// A game of it has ended on the table. A deleted entry that has it already stays deleted.
    Played,
    /// It was set aside, and leaves that place. A deleted entry that has it already is restored.
    SetAside,
    /// It was imported. A deleted entry that has it already is restored; what another tab has stored since the import was
    /// read stays.
    Imported,
}

/// Where a session is stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Placement {
    /// Under its ID, in the place of what is there.
    Store(Item),
    /// Nowhere: the library has all of it.
    Known,
    /// Under another ID, because the stored session continues differently: call [`place`] again with the entry of that
    /// ID.
    Beside(Item),
}

/// How a session continues the stored one of the same ID.
enum Continuation {
    Same,
    Longer,
    Shorter,
    Diverged,
}

/// Decides where `session`, or an imported entry of any kind, is stored, whose ID is that of `stored` if the library has
/// it, deleted or not.
pub fn place(mut session: Item, stored: Option<Item>, reason: SaveReason) -> Placement {
    let Some(mut stored) = stored else {
        return Placement::Store(session);
    };
    let restores = reason != SaveReason::Played && stored.entry.deleted.is_some();
    if reason == SaveReason::Imported && session.entry.form != BodyFormat::Session {
        return if restores {
            Placement::Store(session)
        } else {
            Placement::Known
        };
    }
    match continuation(&session, &stored) {
        Continuation::Longer => {
            session.entry.inherit(&stored.entry);
            Placement::Store(session)
        }
        Continuation::Same | Continuation::Shorter if restores => {
            stored.entry.deleted = None;
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
        // A game with a friend has one history, which both sides have signed; but an archive may have brought another
        // match under its ID, and a finished game must not give way to it.
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

/// The ID of a session beside the stored one: it stays the same when the session goes on. It follows from the stored ID,
/// so that no planted entry leads back to itself.
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
    /// Whether the game on the table (stored as `text`) equals or continues this entry and will be stored under another
    /// ID, so that this entry can be deleted.
    pub fn is_taken_over_by(&self, text: &str) -> bool {
        let own = str::from_utf8(&self.body);
        self.is_named_by_its_text() && own.is_ok_and(|own| continues(text, own))
    }

    /// Returns the session's text if it is finished: the table replaces a finished session by the next one, so if the
    /// library cannot store it, it must be set aside.
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
    fn a_finished_game_with_a_friend_is_kept_beside_another_match_under_its_id() {
        let planted = item(BodyFormat::Record, 197, true, "planted");
        let game = |finished| item(BodyFormat::Record, 40, finished, "played");
        let placed = place(game(true), Some(planted.clone()), SaveReason::Played);
        let Placement::Beside(beside) = placed else {
            panic!("{placed:?}");
        };
        assert_ne!(beside.entry.id, planted.entry.id);
        // One that is planted there too leads on, not back.
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
    fn an_import_overwrites_nothing_that_is_there_by_now() {
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
