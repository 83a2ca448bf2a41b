//! Editing, drawing and storage of the reader's notes in the study room.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
};

use ::board::Pen;
use leptos::prelude::*;
use library::{Edit, Entry, room::StoreError};
use record::{Note, NotePlace, Notes};
use study::Model;

use super::storage::{ReviewKey, ReviewSource, save_noted};
use crate::{
    board::Line,
    browser::{database, spawn_local},
};

/// Notes on the decisions and games, and the comment on the match.
pub(super) type Written = (Notes, String);

thread_local! {
    /// Changes not yet stored, in order; they may outlive the room.
    static UNSAVED: RefCell<VecDeque<Change>> = const { RefCell::new(VecDeque::new()) };
    /// `true` while changes are being stored.
    static IS_SAVING: Cell<bool> = const { Cell::new(false) };
}

/// Change to a note, waiting to be stored.
struct Change {
    source: ReviewSource,
    edit: Edit,
    problem: RwSignal<Option<NoteProblem>>,
}

/// Reason why a note is not stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoteProblem {
    /// The content is not in the library, so its notes are lost when the room is closed.
    Elsewhere,
    /// There are too many notes on this match, or they are too long.
    Full,
    /// The database failed to store the change.
    Store(StoreError),
}

/// Note editor state. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct NoteEditor {
    model: RwSignal<Model>,
    source: StoredValue<Option<ReviewSource>>,
    /// Notes with which the room opened.
    opened: StoredValue<Written>,
    /// `true` while the note fields are shown.
    pub(super) is_open: RwSignal<bool>,
    /// Pen; `None` unless the reader is drawing on the board.
    pub(super) pen: RwSignal<Option<Pen>>,
    /// Line being drawn.
    pub(super) line: RwSignal<Option<Line>>,
    /// Reason why the last change was not stored.
    pub(super) problem: RwSignal<Option<NoteProblem>>,
}

impl NoteEditor {
    pub(super) fn new(model: RwSignal<Model>, source: Option<ReviewSource>) -> Self {
        Self {
            model,
            source: StoredValue::new(source),
            opened: StoredValue::new(model.with_untracked(written)),
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

    /// Cancels the line in progress when another decision is shown.
    pub(super) fn leave_decision(self) {
        self.line.set(None);
        self.pen.update(|pen| {
            if let Some(pen) = pen {
                pen.from = None;
            }
        });
    }

    /// Edits the note on the current decision.
    pub(super) fn change(self, change: impl FnOnce(&mut Note)) {
        let Some(place) = untrack(|| self.place()) else {
            return;
        };
        let mut note = self.model.with_untracked(|model| model.note().into_owned());
        change(&mut note);
        self.set(place, note);
    }

    /// Replaces the note at `place` and stores it with the library entry.
    pub(super) fn set(self, place: NotePlace, note: Note) {
        let fits = self
            .model
            .try_update(|model| model.set_note(place, note.clone()));
        if fits != Some(true) {
            return self.problem.set(Some(NoteProblem::Full));
        }
        self.store(Edit::NoteAt(place, note));
    }

    /// Replaces the comment on the match and stores it with the library entry.
    pub(super) fn set_of_match(self, text: &str) {
        let mut note = Note::default();
        note.set_comment(text);
        let text = note.comment.unwrap_or_default();
        let text: String = text.chars().take(Entry::MAX_NOTE).collect();
        self.model
            .update(|model| model.set_match_note(text.clone()));
        self.store(Edit::Note(text));
    }

    fn entry_source(self) -> Option<ReviewSource> {
        let source = self.source.get_value();
        source.filter(|source| source.entry().is_some())
    }

    /// Returns `true` if notes have been written that are lost when the room is closed; reactive.
    pub(super) fn is_unsaved(self) -> bool {
        let written = self.model.with(written);
        self.entry_source().is_none() && self.opened.with_value(|opened| *opened != written)
    }

    /// Saves the content to the library with its notes and the text of its review, so that later changes are stored
    /// there as well; returns `true` if any of it is new to the library.
    pub(super) async fn save(self, review: Option<String>) -> Result<bool, StoreError> {
        let model = self.model.get_untracked();
        let (id, is_new) = save_noted(&model, review).await?;
        let source = Some(ReviewKey::Entry(id).into());
        if self.source.try_set_value(source).is_none() {
            let _gone = self.problem.try_set(None);
            self.store_since(&written(&model));
        }
        Ok(is_new)
    }

    /// Stores what has been written since the notes were as in `saved`, unless the room has been closed.
    fn store_since(self, (notes, match_note): &Written) {
        let Some((now, now_match)) = self.model.try_with_untracked(written) else {
            return;
        };
        for (place, note) in now
            .all()
            .filter(|(place, note)| notes.get(*place) != Some(*note))
        {
            self.store(Edit::NoteAt(place, note.clone()));
        }
        if now_match != *match_note {
            self.store(Edit::Note(now_match));
        }
    }

    /// Treats the present notes as those that need not be saved.
    pub(super) fn forget(self) {
        self.opened.set_value(self.model.with_untracked(written));
    }

    /// Stores a change with the library entry.
    fn store(self, edit: Edit) {
        let Some(source) = self.entry_source() else {
            return self.problem.set(Some(NoteProblem::Elsewhere));
        };
        let problem = self.problem;
        problem.set(None);
        UNSAVED.with_borrow_mut(|unsaved| {
            // While the reader is typing, only the latest text matters.
            let last = unsaved.back_mut().filter(|last| {
                place_of(&last.edit) == place_of(&edit) && last.source.entry() == source.entry()
            });
            match last {
                Some(last) => last.edit = edit,
                None => unsaved.push_back(Change {
                    source,
                    edit,
                    problem,
                }),
            }
        });
        if !IS_SAVING.replace(true) {
            spawn_local(save_all());
        }
    }
}

/// Returns the notes written so far.
pub(super) fn written(model: &Model) -> Written {
    (model.notes().clone(), model.match_note().to_owned())
}

/// Returns the place of the edited note; `None` for the comment on the match.
const fn place_of(edit: &Edit) -> Option<NotePlace> {
    match edit {
        Edit::NoteAt(place, _) => Some(*place),
        _ => None,
    }
}

/// Stores all pending changes, one after another.
async fn save_all() {
    while let Some(change) = UNSAVED.with_borrow_mut(VecDeque::pop_front) {
        let (_, key) = change.source.resolved().await;
        let ReviewKey::Entry(id) = key else {
            continue;
        };
        if let Err(why) = database::apply_edit(&[id], &change.edit).await {
            // The room may have been closed in the meantime.
            let _gone = change.problem.try_set(Some(NoteProblem::Store(why)));
        }
    }
    IS_SAVING.set(false);
}

/// Returns the reader's notes on the session at the table, as stored in the library, and the comment on its match.
pub(super) async fn stored_notes(source: &ReviewSource) -> (Notes, String) {
    let (_, key) = source.clone().resolved().await;
    let ReviewKey::Entry(id) = key else {
        return (Notes::default(), String::new());
    };
    let entry = database::item(&id).await.ok().flatten();
    let entry = entry.map(|item| item.entry);
    entry
        .map(|entry| (entry.notes, entry.note))
        .unwrap_or_default()
}
