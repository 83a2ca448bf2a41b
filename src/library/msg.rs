//! Messages and effects of the library.

use std::collections::BTreeSet;

use record::{NotePlace, Omission};

use crate::{
    Added, ColumnFilter, Entry, EntryId, Figures, FileKind, Filter, ReadFile, Refusal, SortBy,
    Viewport, room::StoreError,
};

/// Message to the library.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Reports the entries that the database contained at `now`.
    Loaded {
        /// Entries, or the error of the database.
        entries: Result<Vec<Entry>, StoreError>,
        /// Time of the report, in milliseconds since 1970.
        now: u64,
    },
    /// Reports which entries have a review.
    Reviewed(BTreeSet<EntryId>),
    /// Reports the computed identities of matches from an earlier release, which have already been stored.
    Identified(Vec<(EntryId, EntryId)>),
    /// Changes the filter.
    Filter(Filter),
    /// Changes the search text.
    Search(String),
    /// Changes the order.
    Sort(SortBy),
    /// Sorts by this column, or reverses the order if the list is already sorted by it.
    SortColumn(SortBy),
    /// Changes the conditions on the columns.
    Columns(ColumnFilter),
    /// Reports the figures of entries.
    Figures(Vec<(EntryId, Figures)>),
    /// Reports which entries are in the stored collection.
    Collected(BTreeSet<EntryId>),
    /// Adds the selected entries to the collection, or removes them from it.
    Collect(bool),
    /// Reports that the list was scrolled or resized.
    Scrolled(Viewport),
    /// Starts or ends selection mode.
    Select(bool),
    /// Toggles the selection of an entry.
    Tick(EntryId),
    /// Selects all listed entries, or deselects all entries.
    TickAll(bool),
    /// Sets the title of an entry; an empty title removes it.
    Rename(EntryId, String),
    /// Sets the note of an entry.
    Note(EntryId, String),
    /// Deletes entries; the time is in milliseconds since 1970.
    Delete(Vec<EntryId>, u64),
    /// Restores the entries of the last deletion.
    Undo,
    /// Reports whether the database has stored the change with this number.
    Written(u32, Result<(), StoreError>),
    /// Imports the files with this number and these names; pasted text has no name.
    Import(u32, Vec<Option<String>>),
    /// Reports the result of reading the current file, with one stored match per entry, then one text per analysis, one
    /// for the cards, and one per other part.
    FileRead(Result<ReadFile, Refusal>, Vec<Vec<u8>>),
    /// Confirms the import of the files that were read.
    Agree,
    /// Confirms that all stored data are deleted and replaced with the full backup that was read.
    AgreeToReplace,
    /// Reports the imported entries as stored by the library, or the error.
    Stored(Result<Vec<Entry>, StoreError>),
    /// Closes the report, or cancels the import.
    CloseImport,
    /// Exports this entry, or the selected ones, to a file.
    Export(Option<EntryId>, FileKind),
    /// Reports that the file was offered, with the information that it cannot contain, or the error.
    Exported(Result<Vec<Omission>, StoreError>),
    /// Reports that the stored match of an entry could not be read.
    Failed(StoreError),
    /// Dismisses the message about the last change.
    Dismiss,
}

/// Request that an update makes to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Makes this change in the stored lines of these entries, and replies with [`Msg::Written`] and this number.
    Write(u32, Vec<EntryId>, Edit),
    /// Stores the collection of entries.
    StoreCollected(BTreeSet<EntryId>),
    /// Removes these entries and all data that belong to them.
    Purge(Vec<EntryId>),
    /// Starts the import of the files with this number, and drops the files of the last import.
    BeginImport(u32),
    /// Reads the file with this index in the import.
    Read(usize),
    /// Stores all additions in the database, either completely or not at all, and replies with [`Msg::Stored`]. If a
    /// card has two versions, the newer one is retained.
    Store(Added),
    /// Drops the files and stops the reader.
    StopReading,
    /// Announces that the imported entries have been added.
    AnnounceAdded,
    /// Writes these entries to a file, and offers the file.
    Export {
        /// Entries to export.
        entries: Vec<Entry>,
        /// Kind of file.
        kind: FileKind,
        /// `true` if the drill cards are included, as in a full backup. A backup of selected matches may be for another
        /// person, so it contains no cards.
        cards: bool,
    },
}

/// Change that the user makes to entries. It does not affect other fields of a stored line, which may be newer than
/// those on this page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets or removes the title.
    Title(Option<String>),
    /// Sets the note.
    Note(String),
    /// Sets the note at a place of the match, unless there would be too many notes or too much text.
    NoteAt(NotePlace, record::Note),
    /// Sets the time of the deletion, in milliseconds since 1970, or restores the entries.
    Deleted(Option<u64>),
    /// Sets the identity of the match.
    MatchId(EntryId),
}

impl Edit {
    /// Applies the change to an entry.
    pub fn apply(&self, entry: &mut Entry) {
        match self {
            Self::Title(title) => entry.title.clone_from(title),
            Self::Note(note) => entry.note.clone_from(note),
            Self::NoteAt(place, note) => {
                // The study room has checked that the note fits, but another tab may have added notes since.
                let _fits = entry.notes.set(*place, note.clone());
            }
            Self::Deleted(at) => entry.deleted = *at,
            Self::MatchId(id) => entry.match_id = Some(id.clone()),
        }
    }
}
