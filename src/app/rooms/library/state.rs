//! The state of the room.

use std::{collections::BTreeMap, ops::Deref, rc::Rc};

use leptos::prelude::*;
use library::{EntryId, Model};
use record::set_aside_texts;
use web_sys::File;
use words::Words;

use super::{
    effects::reader::Reader,
    kept_pictures::{Pictures, Wanted, known},
};
use crate::{
    browser::storage::Browser,
    rooms::{
        room_state::RoomState,
        shell::{PreparedRestore, Shell},
    },
};

/// The state of the room. Copies are the same library.
#[derive(Clone, Copy)]
pub(super) struct Library {
    room: RoomState<Model>,
    /// Number of games that are set aside outside the library.
    pub(super) set_aside: RwSignal<u32>,
    /// The entry whose details are open.
    pub(super) open: RwSignal<Option<EntryId>>,
    /// `true` while the sheet is open that brings something in.
    pub(super) adding: RwSignal<bool>,
    /// The pictures of entries that have been seen.
    pub(super) pictures: RwSignal<Pictures>,
    /// The entries whose pictures are wanted.
    pub(super) wanted: StoredValue<Wanted, LocalStorage>,
    /// State of the current import.
    pub(super) importing: StoredValue<Importing, LocalStorage>,
    /// Why a backup of everything could not be restored, as a sentence.
    pub(super) refused: RwSignal<Option<String>>,
    /// The batch of reviews under way: the index of the match, how many there are, and the part of all that is done, from 0
    /// to 1; `None` if none is, or it is to stop.
    pub(super) reviewing: RwSignal<Option<(usize, usize, f64)>>,
    /// Owns what a batch of reviews creates. It belongs to the room, and not to the bar, which goes with the selection.
    pub(super) owner: StoredValue<Owner>,
    /// The number of the last import that was asked for.
    pub(super) last_import: StoredValue<u32>,
}

/// State of an import outside the model.
#[derive(Debug, Default)]
pub(super) struct Importing {
    /// The files of imports that wait, under their numbers.
    pub(super) waiting: BTreeMap<u32, Vec<Chosen>>,
    /// The files to read.
    pub(super) files: Vec<Chosen>,
    /// The worker that reads them; stopped once they have been read, or the import is cancelled.
    pub(super) reader: Option<Rc<Reader>>,
    /// The table's part of a backup of everything that is being stored.
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
            reviewing: RwSignal::new(None),
            owner: StoredValue::new(Owner::new()),
            last_import: StoredValue::new(0),
        }
    }

    /// Counts what is set aside. Nothing happens any more once the room has been left.
    pub(super) fn count_set_aside(self) {
        let count = u32::try_from(set_aside_texts(&Browser).len()).unwrap_or(u32::MAX);
        let _left = self.set_aside.try_set(count);
    }

    /// Says a text of the room in the live region.
    pub(super) fn say(self, text: impl FnOnce(&Words) -> String) {
        self.shell.say(&self.words.with_value(text));
    }
}

/// Something that the player wants to be read.
#[derive(Clone, Debug)]
pub(super) enum Chosen {
    /// A file, with its name or its path in the folder that was chosen.
    File(File, String),
    /// Text that was pasted.
    Text(String),
}
