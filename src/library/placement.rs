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

/// Decides where `session` is stored, whose ID is that of `stored` if the library has it, deleted or not.
pub fn place(mut session: Item, stored: Option<Item>, reason: SaveReason) -> Placement {
    let Some(mut stored) = stored else {
        return Placement::Store(session);
    };
    match continuation(&session, &stored) {
        Continuation::Longer => {
            session.entry.inherit(&stored.entry);
            Placement::Store(session)
        }
        Continuation::Same | Continuation::Shorter
            if reason == SaveReason::SetAside && stored.entry.deleted.is_some() =>
        {
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
        // A game with a friend has one history, which both sides have signed.
        return if session.entry.decisions >= stored.entry.decisions {
            Continuation::Longer
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

/// The ID of a session beside the stored one: it stays the same when the session goes on.
fn beside(session: &Item, stored: &Item) -> EntryId {
    let parted = bodies_as_text(session, stored).and_then(|[new, old]| divergence(new, old));
    match parted {
        Some(parted) => EntryId::of(&[
            b"branch",
            stored.entry.id.as_str().as_bytes(),
            parted.as_bytes(),
        ]),
        None => EntryId::of_text(&session.body),
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
