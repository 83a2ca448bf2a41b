//! State of the library room.

use std::{collections::BTreeMap, ops::Deref, rc::Rc};

use leptos::prelude::*;
use library::{EntryId, Model};
use record::set_aside_texts;
use web_sys::File;
use words::Words;

use super::kept_pictures::{Pictures, Wanted, known};
use crate::{
    browser::storage::Browser,
    rooms::{
        room_state::RoomState,
        shell::{PreparedRestore, Shell},
        workers::Reader,
    },
};

/// State of the library room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Library {
    room: RoomState<Model>,
    /// Number of set-aside games outside the library.
    pub(super) set_aside: RwSignal<u32>,
    /// Entry whose details are open.
    pub(super) open: RwSignal<Option<EntryId>>,
    /// `true` while the sheet for adding games is open.
    pub(super) adding: RwSignal<bool>,
    /// Pictures of entries that have been visible, keyed by entry.
    pub(super) pictures: RwSignal<Pictures>,
    /// Entries that need pictures.
    pub(super) wanted: StoredValue<Wanted, LocalStorage>,
    /// State of the current import.
    pub(super) importing: StoredValue<Importing, LocalStorage>,
    /// Reason a full backup could not be restored, as a sentence.
    pub(super) refused: RwSignal<Option<String>>,
    /// Games selected for review while the queue dialog is open, empty for all unreviewed games; `None` while the
    /// dialog is closed.
    pub(super) queue_open: RwSignal<Option<Vec<EntryId>>>,
    /// `true` while a notice replaces the queue dialog, because every game has a review.
    pub(super) is_all_reviewed: RwSignal<bool>,
    /// Number of the most recently requested import.
    pub(super) last_import: StoredValue<u32>,
    /// `true` while the entries are shown as a table.
    pub(super) has_columns: RwSignal<bool>,
}

/// Import state kept outside the model.
#[derive(Debug, Default)]
pub(super) struct Importing {
    /// Files of queued imports, keyed by import number.
    pub(super) waiting: BTreeMap<u32, Vec<Chosen>>,
    /// Files to read.
    pub(super) files: Vec<Chosen>,
    /// Worker that reads the files; stopped once they have been read or the import is cancelled.
    pub(super) reader: Option<Rc<Reader>>,
    /// Table state from the full backup being restored.
    pub(super) prepared: Option<PreparedRestore>,
}

impl Deref for Library {
    type Target = RoomState<Model>;

    fn deref(&self) -> &RoomState<Model> {
        &self.room
    }
}

impl Library {
    pub(super) fn new(shell: Shell) -> Self {
        Self {
            room: RoomState::new(shell, Model::default()),
            set_aside: RwSignal::new(0),
            open: RwSignal::new(None),
            adding: RwSignal::new(false),
            pictures: RwSignal::new(known()),
            wanted: StoredValue::new_local(Wanted::default()),
            importing: StoredValue::new_local(Importing::default()),
            refused: RwSignal::new(None),
            queue_open: RwSignal::new(None),
            is_all_reviewed: RwSignal::new(false),
            last_import: StoredValue::new(0),
            has_columns: RwSignal::new(false),
        }
    }

    /// Counts the set-aside texts. Does nothing once the room has been closed.
    pub(super) fn count_set_aside(self) {
        let count = u32::try_from(set_aside_texts(&Browser).len()).unwrap_or(u32::MAX);
        let _left = self.set_aside.try_set(count);
    }

    /// Announces a text in the live region.
    pub(super) fn say(self, text: impl FnOnce(&Words) -> String) {
        self.shell.say(&self.words.with_value(text));
    }
}

/// Input chosen for import.
#[derive(Clone, Debug)]
pub(super) enum Chosen {
    /// A file, with its name or its path in the chosen folder.
    File(File, String),
    /// Pasted text.
    Text(String),
}
