//! Model of the library page.

use std::collections::{BTreeMap, BTreeSet};

use record::Omission;

use crate::{
    Entry, EntryId, EntryList, Import, Msg, Viewport,
    room::{Loader, Problem},
};

/// State of the library page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Loading state of the entries. Messages that need the entries wait, and so do files while an import is in
    /// progress.
    pub loader: Loader<Msg>,
    /// All entries, and those that are listed.
    pub entry_list: EntryList,
    /// Scroll position of the list.
    pub viewport: Viewport,
    /// `true` while entries can be selected.
    pub is_selecting: bool,
    /// Entries that the user has selected.
    pub selected: BTreeSet<EntryId>,
    /// Entries of the last deletion, including all entries of the same matches. The deletion can be undone.
    pub deleted: Vec<EntryId>,
    /// Number of listed entries in the last deletion.
    pub deleted_count: usize,
    /// Import in progress, if any.
    pub import: Option<Import>,
    /// Last problem, if it has not been dismissed.
    pub problem: Option<Problem>,
    /// Information that the last exported file cannot contain.
    pub lost: Vec<Omission>,
    /// Number of the last change sent to the database.
    pub(crate) last_change: u32,
    /// Entries as they were before each change that the database has not confirmed, by the number of the change.
    pub(crate) unconfirmed: BTreeMap<u32, Vec<Entry>>,
}

impl Model {
    /// Returns the selected entries that are listed, in the order of the list.
    pub fn ticked_entries(&self) -> Vec<&Entry> {
        let ids = self.entry_list.listed().iter();
        let chosen = ids.filter(|id| self.selected.contains(id));
        chosen.filter_map(|id| self.entry_list.get(id)).collect()
    }

    /// Returns the entries to draw, in the order of the list.
    pub fn visible_entries(&self) -> Vec<&Entry> {
        let listed = self.entry_list.listed();
        let seen = self.viewport.visible(listed.len()).entries;
        let ids = listed.get(seen).unwrap_or_default();
        ids.iter()
            .filter_map(|id| self.entry_list.get(id))
            .collect()
    }
}
