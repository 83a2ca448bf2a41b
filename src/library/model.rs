//! The library as it is shown.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use record::Loss;

use crate::{Entry, EntryId, Import, Shelf, Window};

/// Why the library could not be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no database here, as in some private windows.
    NoDatabase,
    /// There is no room left.
    Full,
    /// Another tab holds an older form of the library open.
    Blocked,
    /// A newer release has written the library.
    Newer,
    /// The browser gives another reason.
    Failed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDatabase => "the browser has no database",
            Self::Full => "the browser's storage is full",
            Self::Blocked => "another tab blocks the library",
            Self::Newer => "a newer release has written the library",
            Self::Failed => "the database failed",
        })
    }
}

impl std::error::Error for StoreError {}

/// The library as it is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Whether the entries have been read.
    pub loaded: bool,
    /// The entries.
    pub shelf: Shelf,
    /// How the list is scrolled.
    pub window: Window,
    /// The entries that the player has ticked.
    pub selected: BTreeSet<EntryId>,
    /// What was deleted last, and can be brought back.
    pub deleted: Vec<EntryId>,
    /// What is on its way in.
    pub import: Option<Import>,
    /// What went wrong last.
    pub problem: Option<StoreError>,
    /// What the last file that was written cannot say.
    pub lost: Vec<Loss>,
    /// The number of the last change that was handed to the database.
    pub(crate) ticket: u32,
    /// What stood there before each change that the database has not confirmed.
    pub(crate) before: BTreeMap<u32, Vec<Entry>>,
}

impl Model {
    /// The entries that are listed and ticked, in the order of the list.
    pub fn chosen(&self) -> Vec<&Entry> {
        let ids = self.shelf.listed().iter();
        let chosen = ids.filter(|id| self.selected.contains(id));
        chosen.filter_map(|id| self.shelf.get(id)).collect()
    }

    /// The entries that are drawn, in the order of the list.
    pub fn drawn(&self) -> Vec<&Entry> {
        let listed = self.shelf.listed();
        let seen = self.window.seen(listed.len()).lines;
        let ids = listed.get(seen).unwrap_or_default();
        ids.iter().filter_map(|id| self.shelf.get(id)).collect()
    }
}
