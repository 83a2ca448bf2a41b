//! Sheet that is being read, with its current item and the verdicts so far.

use record::{Sheet, SheetItem};

use crate::State;

/// Sheet that is being read.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetSession {
    pub(crate) sheet: Sheet,
    /// Index of the current item; the number of items after the last one.
    pub(crate) at: usize,
    /// States of the items that were left with a verdict.
    pub(crate) judged: Vec<Option<State>>,
}

impl SheetSession {
    /// Returns the sheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Returns the index of the current item, from 0; the number of items after the last one.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the current item; `None` after the last one.
    pub fn item(&self) -> Option<&SheetItem> {
        self.sheet.items.get(self.at)
    }
}
