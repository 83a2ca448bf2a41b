//! State of the room.

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

/// State of the room. Copies refer to the same library.
#[derive(Clone, Copy)]
pub(super) struct Library {
    room: RoomState<Model>,
    /// Number of games that are set aside outside the library.
    pub(super) set_aside: RwSignal<u32>,
    /// Entry whose details are open.
    pub(super) open: RwSignal<Option<EntryId>>,
    /// `true` while the sheet for adding games is open.
    pub(super) adding: RwSignal<bool>,
    /// Pictures of entries that have been visible.
    pub(super) pictures: RwSignal<Pictures>,
    /// Entries whose pictures are wanted.
    pub(super) wanted: StoredValue<Wanted, LocalStorage>,
    /// State of the current import.
    pub(super) importing: StoredValue<Importing, LocalStorage>,
    /// Reason why a full backup could not be restored, as a sentence.
    pub(super) refused: RwSignal<Option<String>>,
    /// Games selected for a review while the dialog of the queue is open, empty for all games without a review; `None`
    /// while the dialog is closed.
    pub(super) queue_open: RwSignal<Option<Vec<EntryId>>>,
    /// Number of the last requested import.
    pub(super) last_import: StoredValue<u32>,
    /// `true` while the entries are shown as a table with columns.
    pub(super) has_columns: RwSignal<bool>,
}

/// State of an import outside the model.
#[derive(Debug, Default)]
pub(super) struct Importing {
    /// Files of queued imports, by the number of the import.
    pub(super) waiting: BTreeMap<u32, Vec<Chosen>>,
    /// Files to read.
    pub(super) files: Vec<Chosen>,
    /// Worker that reads the files; stopped once they have been read or the import is cancelled.
    pub(super) reader: Option<Rc<Reader>>,
    /// Table state from the full backup that is being restored.
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
            last_import: StoredValue::new(0),
            has_columns: RwSignal::new(false),
        }
    }

    /// Counts the texts that were set aside. Does nothing once the room has been left.
    pub(super) fn count_set_aside(self) {
        let count = u32::try_from(set_aside_texts(&Browser).len()).unwrap_or(u32::MAX);
        let _left = self.set_aside.try_set(count);
    }

    /// Announces a text of the room in the live region.
    pub(super) fn say(self, text: impl FnOnce(&Words) -> String) {
        self.shell.say(&self.words.with_value(text));
    }
}

/// Input that the player wants to import.
#[derive(Clone, Debug)]
pub(super) enum Chosen {
    /// A file, with its name or its path in the chosen folder.
    File(File, String),
    /// Pasted text.
    Text(String),
}
