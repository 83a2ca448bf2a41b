//! The library's messages and its effects.

use std::collections::BTreeSet;

use record::Omission;

use crate::{
    Added, Entry, EntryId, FileKind, Filter, ReadFile, Refusal, SortBy, Viewport, room::StoreError,
};

/// A message to the library.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The database was read at `now`, in milliseconds since 1970.
    Loaded {
        /// The entries, or why there are none.
        entries: Result<Vec<Entry>, StoreError>,
        /// The present.
        now: u64,
    },
    /// These entries have a review.
    Reviewed(BTreeSet<EntryId>),
    /// The matches of entries of an earlier release were identified; each is stored already.
    Identified(Vec<(EntryId, EntryId)>),
    /// Change the filter.
    Filter(Filter),
    /// Change the search words.
    Search(String),
    /// Change the order.
    Sort(SortBy),
    /// The list was scrolled or resized.
    Scrolled(Viewport),
    /// Entries can be ticked, or no longer.
    Select(bool),
    /// An entry is ticked, or no longer.
    Tick(EntryId),
    /// All listed entries are ticked, or none.
    TickAll(bool),
    /// An entry gets this title; an empty one takes the title away.
    Rename(EntryId, String),
    /// This is noted about an entry.
    Note(EntryId, String),
    /// Entries are deleted at this moment, in milliseconds since 1970.
    Delete(Vec<EntryId>, u64),
    /// Restore the entries that were deleted last.
    Undo,
    /// The database has made the change with this number, or has not.
    Written(u32, Result<(), StoreError>),
    /// Import the files with this number, which have these names; pasted texts have none.
    Import(u32, Vec<Option<String>>),
    /// The file that was to be read has been read. One stored match goes with each entry, then one text with each
    /// analysis, and one with the cards.
    FileRead(Result<ReadFile, Refusal>, Vec<Vec<u8>>),
    /// Import what was read.
    Agree,
    /// Delete all that is stored here, and import the backup of everything that was read.
    AgreeToReplace,
    /// The items of an import are stored: the added entries as the library has them now, or why nothing is stored.
    Stored(Result<Vec<Entry>, StoreError>),
    /// The report is closed, or the import is given up.
    CloseImport,
    /// The ticked entries, or this one, are to be written to a file.
    Export(Option<EntryId>, FileKind),
    /// The file was offered; what it cannot say, or why there is none.
    Exported(Result<Vec<Omission>, StoreError>),
    /// The stored match of an entry could not be read.
    Failed(StoreError),
    /// What is said about the last change is no longer of interest.
    Dismiss,
}

/// What has to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Make this change in the stored lines of these entries and answer by [`Msg::Written`] with this number.
    Write(u32, Vec<EntryId>, Edit),
    /// Remove these entries with all that belongs to them.
    Purge(Vec<EntryId>),
    /// Begin the import of the files with this number: forget those of the last one, and read the first.
    BeginImport(u32),
    /// Read the file with this place among those of the import.
    Read(usize),
    /// Put everything that was added into the database, all or none, and answer by [`Msg::Stored`]. Of cards the newer
    /// ones stay.
    Store(Added),
    /// Forget the files and end the reader.
    StopReading,
    /// Say that the imported entries have been added.
    AnnounceAdded,
    /// Write these entries to a file and offer it.
    Export {
        /// The entries.
        entries: Vec<Entry>,
        /// The kind of file.
        kind: FileKind,
        /// Whether the cards of the drills belong to it: a backup of everything has them. One of some matches may be
        /// for somebody else.
        cards: bool,
    },
}

/// A change of entries by the player. All else in a stored line may be newer than what this page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// They get this title, or none.
    Title(Option<String>),
    /// They get this note.
    Note(String),
    /// They are deleted at this moment, in milliseconds since 1970, or restored.
    Deleted(Option<u64>),
    /// Their match is identified.
    MatchId(EntryId),
}

impl Edit {
    /// Makes the change in an entry.
    pub fn apply(&self, entry: &mut Entry) {
        match self {
            Self::Title(title) => entry.title.clone_from(title),
            Self::Note(note) => entry.note.clone_from(note),
            Self::Deleted(at) => entry.deleted = *at,
            Self::MatchId(id) => entry.match_id = Some(id.clone()),
        }
    }
}
