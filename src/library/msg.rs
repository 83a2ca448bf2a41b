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
    /// Reports the entries in the database at `now`, in milliseconds since 1970.
    Loaded {
        /// Entries, or the error of the database.
        entries: Result<Vec<Entry>, StoreError>,
        /// Current time.
        now: u64,
    },
    /// Reports the entries that have a review.
    Reviewed(BTreeSet<EntryId>),
    /// Reports the computed identities of matches from an earlier release, which are already stored.
    Identified(Vec<(EntryId, EntryId)>),
    /// Changes the filter.
    Filter(Filter),
    /// Changes the search text.
    Search(String),
    /// Changes the order.
    Sort(SortBy),
    /// Sorts by this column, or in the opposite order if it is the current one.
    SortColumn(SortBy),
    /// Changes the conditions on the columns.
    Columns(ColumnFilter),
    /// Reports figures of entries.
    Figures(Vec<(EntryId, Figures)>),
    /// Reports the stored collection of entries.
    Collected(BTreeSet<EntryId>),
    /// Adds the selected entries to the collection, or removes them from it.
    Collect(bool),
    /// Reports a scrolled or resized list.
    Scrolled(Viewport),
    /// Starts or ends the selection of entries.
    Select(bool),
    /// Toggles the selection of an entry.
    Tick(EntryId),
    /// Selects all listed entries, or deselects all.
    TickAll(bool),
    /// Sets the title of an entry; an empty title removes it.
    Rename(EntryId, String),
    /// Sets the note of an entry.
    Note(EntryId, String),
    /// Deletes entries at this time, in milliseconds since 1970.
    Delete(Vec<EntryId>, u64),
    /// Restores the entries of the last deletion.
    Undo,
    /// Reports whether the database has made the change with this number.
    Written(u32, Result<(), StoreError>),
    /// Imports the files with this number and these names; pasted texts have no name.
    Import(u32, Vec<Option<String>>),
    /// Reports the result of reading the current file: one stored match per entry, then one text per analysis, one for
    /// the cards, and one per other part.
    FileRead(Result<ReadFile, Refusal>, Vec<Vec<u8>>),
    /// Agrees to import the files that were read.
    Agree,
    /// Agrees to delete all stored data and import the full backup that was read.
    AgreeToReplace,
    /// Reports the imported entries as the library has stored them, or the error.
    Stored(Result<Vec<Entry>, StoreError>),
    /// Closes the report, or cancels the import.
    CloseImport,
    /// Exports this entry, or the selected ones, to a file.
    Export(Option<EntryId>, FileKind),
    /// Reports that the file was offered, with the information that it lacks, or the error.
    Exported(Result<Vec<Omission>, StoreError>),
    /// Reports that the stored match of an entry could not be read.
    Failed(StoreError),
    /// Dismisses the message about the last change.
    Dismiss,
}

/// Request of an update to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Makes this change in the stored lines of these entries and replies with [`Msg::Written`] and this number.
    Write(u32, Vec<EntryId>, Edit),
    /// Stores the collection of entries.
    StoreCollected(BTreeSet<EntryId>),
    /// Removes these entries with all data that belong to them.
    Purge(Vec<EntryId>),
    /// Begins the import of the files with this number, and drops the files of the last import.
    BeginImport(u32),
    /// Reads the file at this index of the import.
    Read(usize),
    /// Stores all additions in the database, completely or not at all, and replies with [`Msg::Stored`]. Of two
    /// versions of a card, the newer one is retained.
    Store(Added),
    /// Drops the files and stops the reader.
    StopReading,
    /// Announces that the imported entries have been added.
    AnnounceAdded,
    /// Writes these entries to a file and offers it.
    Export {
        /// Entries to export.
        entries: Vec<Entry>,
        /// Kind of file.
        kind: FileKind,
        /// `true` if the drill cards are included, as in a full backup. A backup of selected matches may be for another
        /// person, so it has no cards.
        cards: bool,
    },
}

/// Change of entries by the player. The change does not affect other fields of a stored line, which may be newer than
/// those on this page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets or removes the title.
    Title(Option<String>),
    /// Sets the note.
    Note(String),
    /// Sets the note at a place of the match, unless there are too many or too long notes.
    NoteAt(NotePlace, record::Note),
    /// Sets the time of deletion, in milliseconds since 1970, or restores the entries.
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
                // The study room has checked that the note fits; another tab may have filled the entry since.
                let _fits = entry.notes.set(*place, note.clone());
            }
            Self::Deleted(at) => entry.deleted = *at,
            Self::MatchId(id) => entry.match_id = Some(id.clone()),
        }
    }
}
