//! Progress through a sheet: the current item, and the verdicts so far.

use record::{Sheet, SheetItem};

use crate::State;

/// Sheet being worked through, with the current item and the verdicts so far.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetSession {
    pub(crate) sheet: Sheet,
    /// Index of the current item, or the number of items once the end has been reached.
    pub(crate) at: usize,
    /// State of each item that has been judged and is no longer on display; `None` for the others.
    pub(crate) judged: Vec<Option<State>>,
}

impl SheetSession {
    /// Returns the sheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Returns the index of the current item, counted from 0, or the number of items once the end has been reached.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the current item; `None` once the end has been reached.
    pub fn item(&self) -> Option<&SheetItem> {
        self.sheet.items.get(self.at)
    }
}
