//! The library's model.

use std::collections::{BTreeMap, BTreeSet};

use record::Omission;

use crate::{
    Entry, EntryId, EntryList, Import, Msg, Viewport,
    room::{Loader, Problem},
};

/// The state of the library's page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// The state of reading the entries. Files to import wait for them, and for the import in progress.
    pub loader: Loader<Msg>,
    /// The entries.
    pub entry_list: EntryList,
    /// How the list is scrolled.
    pub viewport: Viewport,
    /// `true` while entries can be ticked.
    pub is_selecting: bool,
    /// The entries that the player has ticked.
    pub selected: BTreeSet<EntryId>,
    /// The entries that were deleted last, which can be restored, with all entries of the same matches.
    pub deleted: Vec<EntryId>,
    /// Number of listed entries that were deleted last.
    pub deleted_count: usize,
    /// The import in progress.
    pub import: Option<Import>,
    /// The last failure.
    pub problem: Option<Problem>,
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
        let seen = self.viewport.visible(listed.len()).entries;
        let ids = listed.get(seen).unwrap_or_default();
        ids.iter()
            .filter_map(|id| self.entry_list.get(id))
            .collect()
    }
}
