//! State of the sheets room.

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
    /// A link, file or text does not contain a readable sheet.
    Unread(LinkError),
    /// The sheet that the URL refers to is not stored.
    Missing,
    /// The sheet could not be stored.
    Store(SheetProblem),
}

impl Problem {
    /// Returns the error message to display.
    pub(super) fn text(self, words: &Words) -> String {
        match self {
            Self::Unread(why) => unread_text(words, why),
            Self::Missing => words.sheet_missing(),
            Self::Store(why) => why.text(words),
        }
    }
}

/// State shared by the room's views. Copies share the same signals.
#[derive(Clone, Copy)]
pub(super) struct Sheets {
    pub(super) shell: Shell,
    pub(super) words: StoredValue<Words>,
    /// `true` once the texts and the sheets have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// All sheets on the first page; on other pages, the open sheet, or the sheet that the answers belong to.
    pub(super) stored: RwSignal<Vec<StoredSheet>>,
    /// Sheet being edited.
    pub(super) sheet: RwSignal<Sheet>,
    /// Number of times that the items have been reordered; each change redraws them.
    pub(super) moves: RwSignal<u32>,
    /// Answers from the URL; `None` on other pages.
    pub(super) answered: RwSignal<Option<AnsweredSheet>>,
    /// Best answers to the sheet's items, by index; `None` until the engine has found them.
    pub(super) best: RwSignal<Vec<Option<Answer>>>,
    /// Error from the last action; `None` if it succeeded.
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

    /// Returns a text for display.
    pub(super) fn text<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        self.words.with_value(text)
    }

    /// Returns the page title: the sheet's title, the name of the person who answered, or the room's name.
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
