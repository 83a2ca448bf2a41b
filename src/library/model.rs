//! Library page model.

use std::collections::{BTreeMap, BTreeSet};

use record::Omission;

use crate::{
    Entry, EntryId, EntryList, Import, Msg, Viewport,
    room::{Loader, Problem},
};

/// State of the library page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// Loading state of the entries. Messages that need the entries are queued until they are loaded, and new files are
    /// queued until the current import ends.
    pub loader: Loader<Msg>,
    /// All entries, and the subset that is listed.
    pub entry_list: EntryList,
    /// Scroll position and dimensions of the list.
    pub viewport: Viewport,
    /// `true` while selection mode is on.
    pub is_selecting: bool,
    /// Entries selected by the user.
    pub selected: BTreeSet<EntryId>,
    /// Entries removed by the last deletion, including every entry of the same matches. The deletion can be undone.
    pub deleted: Vec<EntryId>,
    /// Number of list items removed by the last deletion.
    pub deleted_count: usize,
    /// Import in progress, if any.
    pub import: Option<Import>,
    /// Most recent problem, unless it has been dismissed.
    pub problem: Option<Problem>,
    /// Information that could not be included in the last exported file.
    pub lost: Vec<Omission>,
    /// Number of the last change sent to the database.
    pub(crate) last_change: u32,
    /// Entries as they were before each change not yet confirmed by the database, keyed by change number.
    pub(crate) unconfirmed: BTreeMap<u32, Vec<Entry>>,
}

impl Model {
    /// Returns the selected entries that are listed, in list order.
    pub fn ticked_entries(&self) -> Vec<&Entry> {
        let ids = self.entry_list.listed().iter();
        let chosen = ids.filter(|id| self.selected.contains(id));
        chosen.filter_map(|id| self.entry_list.get(id)).collect()
    }

    /// Returns the entries to render, in list order.
    pub fn visible_entries(&self) -> Vec<&Entry> {
        let listed = self.entry_list.listed();
        let seen = self.viewport.visible(listed.len()).entries;
        let ids = listed.get(seen).unwrap_or_default();
        ids.iter()
            .filter_map(|id| self.entry_list.get(id))
            .collect()
    }
}
