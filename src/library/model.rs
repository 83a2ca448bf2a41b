//! The library's model.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use record::Omission;

use crate::{Entry, EntryId, EntryList, Import, Viewport};

/// Why the library could not be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no database here, as in some private windows.
    NoDatabase,
    /// The browser's storage is full.
    Full,
    /// Another tab holds an older form of the library open.
    Blocked,
    /// A newer release has written the library.
    Newer,
    /// The database failed for any other reason.
    Failed,
}

impl StoreError {
    /// Returns the key of this error in the messages of the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoDatabase => "no-database",
            Self::Full => "full",
            Self::Blocked => "blocked",
            Self::Newer => "newer",
            Self::Failed => "failed",
        }
    }
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

/// The state of the library's page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Whether the entries have been read.
    pub loaded: bool,
    /// The entries.
    pub entry_list: EntryList,
    /// How the list is scrolled.
    pub viewport: Viewport,
    /// The entries that the player has ticked.
    pub selected: BTreeSet<EntryId>,
    /// The entries that were deleted last, which can be restored.
    pub deleted: Vec<EntryId>,
    /// The import in progress.
    pub import: Option<Import>,
    /// The last failure of the database.
    pub problem: Option<StoreError>,
    /// The information that the last exported file could not hold.
    pub lost: Vec<Omission>,
    /// The number of the last change that was sent to the database.
    pub(crate) last_change: u32,
    /// For each change that the database has not confirmed, the entries before it.
    pub(crate) unconfirmed: BTreeMap<u32, Vec<Entry>>,
}

impl Model {
    /// Returns the listed entries that are ticked, in the order of the list.
    pub fn ticked_entries(&self) -> Vec<&Entry> {
        let ids = self.entry_list.listed().iter();
        let chosen = ids.filter(|id| self.selected.contains(id));
        chosen.filter_map(|id| self.entry_list.get(id)).collect()
    }

    /// Returns the entries that are drawn, in the order of the list.
    pub fn visible_entries(&self) -> Vec<&Entry> {
        let listed = self.entry_list.listed();
        let seen = self.viewport.visible(listed.len()).lines;
        let ids = listed.get(seen).unwrap_or_default();
        ids.iter()
            .filter_map(|id| self.entry_list.get(id))
            .collect()
    }
}
