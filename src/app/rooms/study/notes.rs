//! Notes of the reader in the room: whether they are being edited, the pen, and their storage.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
};

use ::board::Pen;
use leptos::prelude::*;
use library::{Edit, room::StoreError};
use record::{Note, NotePlace, Notes};
use study::Model;

use super::storage::{ReviewKey, ReviewSource};
use crate::{
    board::Line,
    browser::{database, spawn_local},
};

thread_local! {
    /// Changes that are not yet stored, in order. They may outlive the room.
    static UNSAVED: RefCell<VecDeque<Change>> = const { RefCell::new(VecDeque::new()) };
    /// `true` while changes are being stored, one after another.
    static IS_SAVING: Cell<bool> = const { Cell::new(false) };
}

/// Change of a note that is to be stored.
struct Change {
    source: ReviewSource,
    place: NotePlace,
    note: Note,
    problem: RwSignal<Option<NoteProblem>>,
}

/// Reason why a note is not stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoteProblem {
    /// The content is not in the library; its notes are lost when the room is left.
    Elsewhere,
    /// The notes on this match are too many or too long.
    Full,
    /// The database has refused the change.
    Store(StoreError),
}

/// State of the notes in the room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct NoteEditor {
    model: RwSignal<Model>,
    source: StoredValue<Option<ReviewSource>>,
    /// `true` while the fields for the notes are shown.
    pub(super) is_open: RwSignal<bool>,
    /// Pen while the reader draws on the board.
    pub(super) pen: RwSignal<Option<Pen>>,
    /// Line that is being drawn.
    pub(super) line: RwSignal<Option<Line>>,
    /// Reason why the last change is not stored.
    pub(super) problem: RwSignal<Option<NoteProblem>>,
}

impl NoteEditor {
    pub(super) fn new(model: RwSignal<Model>, source: Option<ReviewSource>) -> Self {
        Self {
            model,
            source: StoredValue::new(source),
            is_open: RwSignal::new(false),
            pen: RwSignal::new(None),
            line: RwSignal::new(None),
            problem: RwSignal::new(None),
        }
    }

    /// Returns the place of the note on the current decision; reactive.
    pub(super) fn place(self) -> Option<NotePlace> {
        self.model.with(Model::note_place)
    }

    /// Ends the drawing in progress, because another decision is shown.
    pub(super) fn leave_decision(self) {
        self.line.set(None);
        self.pen.update(|pen| {
            if let Some(pen) = pen {
                pen.from = None;
            }
        });
    }

    /// Changes the note on the current decision.
    pub(super) fn change(self, change: impl FnOnce(&mut Note)) {
        let Some(place) = untrack(|| self.place()) else {
            return;
        };
        let mut note = self.model.with_untracked(|model| model.note().into_owned());
        change(&mut note);
        self.set(place, note);
    }

    /// Replaces the note at a place, and stores it with the entry of the library.
    pub(super) fn set(self, place: NotePlace, note: Note) {
        let fits = self
            .model
            .try_update(|model| model.set_note(place, note.clone()));
        if fits != Some(true) {
            return self.problem.set(Some(NoteProblem::Full));
        }
        let Some(source) = self
            .source
            .get_value()
            .filter(|source| source.entry().is_some())
        else {
            return self.problem.set(Some(NoteProblem::Elsewhere));
        };
        let problem = self.problem;
        problem.set(None);
        UNSAVED.with_borrow_mut(|unsaved| {
            // While a text is typed, only its last state matters.
            let last = unsaved
                .back_mut()
                .filter(|last| last.place == place && last.source.entry() == source.entry());
            match last {
                Some(last) => last.note = note,
                None => unsaved.push_back(Change {
                    source,
                    place,
                    note,
                    problem,
                }),
            }
        });
        if !IS_SAVING.replace(true) {
            spawn_local(save_all());
        }
    }
}

/// Stores all changes, one after another.
async fn save_all() {
    while let Some(change) = UNSAVED.with_borrow_mut(VecDeque::pop_front) {
        let (_, key) = change.source.resolved().await;
        let ReviewKey::Entry(id) = key else {
            continue;
        };
        let edit = Edit::NoteAt(change.place, change.note);
        if let Err(why) = database::apply_edit(&[id], &edit).await {
            // The room may have been left in the meantime.
            let _gone = change.problem.try_set(Some(NoteProblem::Store(why)));
        }
    }
    IS_SAVING.set(false);
}

/// Returns the notes of the reader on the session on the table, which the library stores.
pub(super) async fn stored_notes(source: &ReviewSource) -> Notes {
    let (_, key) = source.clone().resolved().await;
    let ReviewKey::Entry(id) = key else {
        return Notes::default();
    };
    let item = database::item(&id).await.ok().flatten();
    item.map_or_else(Notes::default, |item| item.entry.notes)
}
