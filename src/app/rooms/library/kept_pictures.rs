//! The pictures of entries that this page has made, and those that are wanted.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
    sync::Arc,
};

use ::progress::Picture;
use library::{Entry, EntryId};

use crate::rooms::text_worker::TextWorker;

/// The most pictures that are kept until the page is closed.
const MAX_KNOWN: usize = 2_000;

/// The pictures of entries.
pub(super) type Pictures = BTreeMap<EntryId, Arc<Picture>>;

thread_local! {
    /// The pictures that this page has made, so that the room shows them at once when it is entered again.
    static KNOWN: RefCell<Pictures> = RefCell::default();
}

/// Returns the pictures that this page has made.
pub(super) fn known() -> Pictures {
    KNOWN.with_borrow(Clone::clone)
}

/// Keeps a picture.
pub(super) fn remember(id: &EntryId, picture: &Arc<Picture>) {
    KNOWN.with_borrow_mut(|known| {
        if known.len() >= MAX_KNOWN {
            known.clear();
        }
        known.insert(id.clone(), picture.clone());
    });
}

/// The entries whose pictures are wanted, and those whose pictures this room has asked for.
#[derive(Debug, Default)]
pub(super) struct Wanted {
    /// The entries that are seen.
    pub(super) seen: Vec<Entry>,
    /// Those whose pictures have been asked for.
    pub(super) asked: BTreeSet<EntryId>,
    /// Whether pictures are being made.
    pub(super) is_busy: bool,
    /// The worker that makes them, once it has been needed.
    pub(super) worker: Option<Rc<TextWorker>>,
}
