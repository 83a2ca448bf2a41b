//! Cached pictures of entries, and requests for pictures.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
    sync::Arc,
};

use ::progress::Picture;
use library::{Entry, EntryId};

use crate::rooms::workers::StatisticsWorker;

/// Maximum number of cached pictures.
const MAX_KNOWN: usize = 2_000;

/// Pictures, keyed by entry.
pub(super) type Pictures = BTreeMap<EntryId, Arc<Picture>>;

thread_local! {
    /// Pictures drawn by this page, so that the room shows them immediately when reopened.
    static KNOWN: RefCell<Pictures> = RefCell::default();
}

/// Returns the cached pictures.
pub(super) fn known() -> Pictures {
    KNOWN.with_borrow(Clone::clone)
}

pub(super) fn remember(id: &EntryId, picture: &Arc<Picture>) {
    KNOWN.with_borrow_mut(|known| {
        if known.len() >= MAX_KNOWN {
            known.clear();
        }
        known.insert(id.clone(), picture.clone());
    });
}

/// Entries that need pictures, and entries whose pictures have already been requested.
#[derive(Debug, Default)]
pub(super) struct Wanted {
    pub(super) visible: Vec<Entry>,
    pub(super) requested: BTreeSet<EntryId>,
    /// `true` while pictures are being drawn.
    pub(super) is_busy: bool,
    /// Worker that draws the pictures, started on first use.
    pub(super) worker: Option<Rc<StatisticsWorker>>,
}
