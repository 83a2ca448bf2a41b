//! State of the room.

use ::drill::{Answer, StoredSheet};
use leptos::prelude::*;
use record::{AnsweredSheet, LinkError, Sheet};
use words::Words;

use crate::rooms::{
    Shell,
    sheet_store::SheetProblem,
    views::add_to_sheet::{sheet_title, unread_text},
};

/// Reason why an action failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Problem {
    /// A link, a file or a text is no readable sheet.
    Unread(LinkError),
    /// The sheet of the address is not stored.
    Missing,
    /// The sheet was not stored.
    Store(SheetProblem),
}

impl Problem {
    /// Returns the message for the reader.
    pub(super) fn text(self, words: &Words) -> String {
        match self {
            Self::Unread(why) => unread_text(words, why),
            Self::Missing => words.sheet_missing(),
            Self::Store(why) => why.text(words),
        }
    }
}

/// State that the views of the room share. Copies refer to the same room.
#[derive(Clone, Copy)]
pub(super) struct Sheets {
    pub(super) shell: Shell,
    pub(super) words: StoredValue<Words>,
    /// `true` once the texts and the sheets have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// All sheets on the first page, the sheet of the address on its page, and the sheet to which answers belong.
    pub(super) stored: RwSignal<Vec<StoredSheet>>,
    /// Sheet that is being edited.
    pub(super) sheet: RwSignal<Sheet>,
    /// Number of changes of the order, after each of which the positions are drawn again.
    pub(super) moves: RwSignal<u32>,
    /// Answers in the address.
    pub(super) answered: RwSignal<Option<AnsweredSheet>>,
    /// Best answers to the items of the sheet, by index; `None` until the engine has found them.
    pub(super) best: RwSignal<Vec<Option<Answer>>>,
    /// Reason why the last action failed.
    pub(super) problem: RwSignal<Option<Problem>>,
}

impl Sheets {
    pub(super) fn new(shell: Shell) -> Self {
        Self {
            shell,
            words: StoredValue::new(shell.words()),
            speaks: RwSignal::new(false),
            stored: RwSignal::new(Vec::new()),
            sheet: RwSignal::new(Sheet::default()),
            moves: RwSignal::new(0),
            answered: RwSignal::new(None),
            best: RwSignal::new(Vec::new()),
            problem: RwSignal::new(None),
        }
    }

    /// Returns a text of the room.
    pub(super) fn text<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        self.words.with_value(text)
    }

    /// Returns the title of the page: that of the sheet, the name of the person who answered, or that of the room.
    pub(super) fn title(self) -> String {
        let room = || self.words.with_value(Words::place_sheets);
        if !self.speaks.get() {
            return room();
        }
        if let Some(name) = self
            .answered
            .with(|all| all.as_ref().map(|all| all.name.clone()))
        {
            return self.words.with_value(|words| {
                if name.is_empty() {
                    words.sheet_answers()
                } else {
                    words.sheet_answers_of(words::isolated(&name))
                }
            });
        }
        let has_one = self.stored.with(|all| !all.is_empty());
        match self.shell.route() {
            table::Route::Sheets(Some(_)) if has_one => {
                let title = self.sheet.with(|sheet| sheet.title.clone());
                self.words.with_value(|words| sheet_title(words, &title))
            }
            _ => room(),
        }
    }
}
