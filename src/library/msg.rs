//! Library messages and effects.

use std::collections::BTreeSet;

use record::{NotePlace, Omission};

use crate::{
    Added, ColumnFilter, Entry, EntryId, Figures, FileKind, Filter, ReadFile, Refusal, SortBy,
    Viewport, room::StoreError,
};

/// Message to the library.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Reports the entries found in the database at `now`.
    Loaded {
        /// Entries, or the database error.
        entries: Result<Vec<Entry>, StoreError>,
        /// Time of the report, in milliseconds since the Unix epoch.
        now: u64,
    },
    /// Reports which entries have a review.
    Reviewed(BTreeSet<EntryId>),
    /// Reports newly computed match IDs for entries from an earlier release; they have already been stored.
    Identified(Vec<(EntryId, EntryId)>),
    /// Changes the filter.
    Filter(Filter),
    /// Changes the search text.
    Search(String),
    /// Changes the sort order.
    Sort(SortBy),
    /// Sorts by this column, or reverses the order if the list is already sorted by it.
    SortColumn(SortBy),
    /// Changes the column filter.
    Columns(ColumnFilter),
    /// Reports the column figures of entries.
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
    /// Sets the user's note on an entry.
    Note(EntryId, String),
    /// Deletes entries at the given time, in milliseconds since the Unix epoch.
    Delete(Vec<EntryId>, u64),
    /// Undoes the last deletion.
    Undo,
    /// Reports whether the database has stored the change with this number.
    Written(u32, Result<(), StoreError>),
    /// Imports this many files, with these names; pasted text has no name.
    Import(u32, Vec<Option<String>>),
    /// Reports the result of reading the current file. The blocks hold one stored match per entry, then one text per
    /// analysis, one for the cards, and one for each other part.
    FileRead(Result<ReadFile, Refusal>, Vec<Vec<u8>>),
    /// Confirms the import of the files that have been read.
    Agree,
    /// Confirms that all stored data is to be deleted and replaced with the full backup that has been read.
    AgreeToReplace,
    /// Reports the imported entries as stored in the library, or the database error.
    Stored(Result<Vec<Entry>, StoreError>),
    /// Closes the report, or cancels the import.
    CloseImport,
    /// Exports this entry to a file, or the selected entries if `None`.
    Export(Option<EntryId>, FileKind),
    /// Reports that the file was offered for download, listing the information it cannot contain, or reports the error.
    Exported(Result<Vec<Omission>, StoreError>),
    /// Reports that the stored match of an entry could not be read.
    Failed(StoreError),
    /// Dismisses the notice about the last change.
    Dismiss,
}

/// Side effect that an update requests from the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Applies this edit to the stored lines of these entries, and replies with [`Msg::Written`] and this number.
    Write(u32, Vec<EntryId>, Edit),
    /// Stores the collection of entries.
    StoreCollected(BTreeSet<EntryId>),
    /// Removes these entries and all data that belongs to them.
    Purge(Vec<EntryId>),
    /// Starts the import with this number, and drops the files of the previous import.
    BeginImport(u32),
    /// Reads the import's file at this index.
    Read(usize),
    /// Stores all of this data in the database, or none of it, and replies with [`Msg::Stored`]. Of two versions of a
    /// card, the newer one is kept.
    Store(Added),
    /// Drops the files and stops the file reader.
    StopReading,
    /// Announces that the imported entries have been added.
    AnnounceAdded,
    /// Writes these entries to a file, and offers the file for download.
    Export {
        /// Entries to export.
        entries: Vec<Entry>,
        /// Type of file.
        kind: FileKind,
        /// `true` to include the drill cards, as in a full backup. A backup of selected matches may be meant for
        /// somebody else, so it contains no cards.
        cards: bool,
    },
}

/// User's edit of an entry. An edit leaves the other fields of a stored line unchanged, because they may be newer than
/// this page's copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets or removes the title.
    Title(Option<String>),
    /// Sets the note.
    Note(String),
    /// Sets the note on a game or decision, unless this would exceed the limits on the number or length of notes.
    NoteAt(NotePlace, record::Note),
    /// Sets the time of deletion, in milliseconds since the Unix epoch; `None` restores the entry.
    Deleted(Option<u64>),
    /// Sets the match ID.
    MatchId(EntryId),
}

impl Edit {
    /// Applies the edit to an entry.
    pub fn apply(&self, entry: &mut Entry) {
        match self {
            Self::Title(title) => entry.title.clone_from(title),
            Self::Note(note) => entry.note.clone_from(note),
            Self::NoteAt(place, note) => {
                // The study room has checked that the note fits, but another tab may have added notes in the meantime.
                let _fits = entry.notes.set(*place, note.clone());
            }
            Self::Deleted(at) => entry.deleted = *at,
            Self::MatchId(id) => entry.match_id = Some(id.clone()),
        }
    }
}
