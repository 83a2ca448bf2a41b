//! Stored sheets: reading, changing and removing them.

use dice::Seed;
use drill::StoredSheet;
use library::room::StoreError;
use record::{Sheet, SheetItem};
use words::Words;

use super::views::position_actions::store_problem;
use crate::browser::{database, unix_ms};

/// Reason why a sheet was not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetProblem {
    /// The database has refused the change.
    Store(StoreError),
    /// The sheet is too large to be stored.
    TooLarge,
    /// The sheet has no room for these positions.
    Full,
    /// The drawing of a position has no room for more signs.
    NoRoomForSigns,
    /// The sheet has no room for more answers.
    NoRoomForAnswers,
}

impl SheetProblem {
    /// Returns the message for the reader.
    pub(super) fn text(self, words: &Words) -> String {
        match self {
            Self::Store(why) => store_problem(words, why),
            Self::TooLarge => words.sheet_too_large(),
            Self::Full => words.sheet_full(Sheet::MAX_ITEMS as u32),
            Self::NoRoomForSigns => words.notes_full(),
            Self::NoRoomForAnswers => words.sheet_answers_full(StoredSheet::MAX_REPLIES as u32),
        }
    }
}

/// Returns a sheet without positions under a new number.
pub(super) fn new_sheet(title: String) -> Sheet {
    // Without a source of randomness, the time is unique enough.
    let seed = Seed::random().map(|Seed([a, b, c, d, ..])| u32::from_le_bytes([a, b, c, d]));
    Sheet {
        id: seed.unwrap_or(unix_ms() as u32),
        title,
        items: Vec::new(),
    }
}

/// Returns all sheets, the one changed last first.
pub(super) async fn sheets() -> Result<Vec<StoredSheet>, StoreError> {
    let lines = database::cards().await?;
    let sheets = lines.iter().filter_map(|line| StoredSheet::from_line(line));
    let mut sheets: Vec<StoredSheet> = sheets.collect();
    sheets.sort_by_key(|stored| std::cmp::Reverse(stored.changed));
    Ok(sheets)
}

/// Returns the sheet with this number; `None` if it is not stored.
pub(super) async fn sheet(id: u32) -> Result<Option<StoredSheet>, StoreError> {
    let sheets = sheets().await?;
    Ok(sheets.into_iter().find(|stored| stored.sheet.id == id))
}

/// Replaces the sheet with the number of `new` by the result of `change`, which gets the stored sheet, or `new` if it is
/// not stored. Returns the changed sheet.
pub(super) async fn change(
    new: Sheet,
    change: impl FnOnce(&mut StoredSheet) -> Result<(), SheetProblem>,
) -> Result<StoredSheet, SheetProblem> {
    let now = unix_ms();
    let mut changed = Err(SheetProblem::TooLarge);
    let apply = |line: Option<&str>| {
        let known = line.and_then(StoredSheet::from_line);
        let mut stored = known.unwrap_or_else(|| StoredSheet::new(new.clone(), now));
        stored.changed = now;
        let line = match change(&mut stored) {
            Ok(()) => stored.to_line(),
            Err(why) => {
                changed = Err(why);
                return None;
            }
        };
        if line.is_some() {
            changed = Ok(stored);
        }
        line
    };
    let stored = database::change_card(&StoredSheet::key(new.id), apply).await;
    stored.map_err(SheetProblem::Store)?;
    changed
}

/// Replaces the stored sheet, and retains the answers to it.
pub(super) async fn store(sheet: Sheet) -> Result<StoredSheet, SheetProblem> {
    let replacement = sheet.clone();
    change(sheet, |stored| {
        stored.sheet = replacement;
        Ok(())
    })
    .await
}

/// Adds positions to a sheet, which is new if it is not stored; all or none. Returns the changed sheet.
pub(super) async fn add(sheet: Sheet, items: Vec<SheetItem>) -> Result<StoredSheet, SheetProblem> {
    change(sheet, |stored| {
        let fits = items.into_iter().all(|item| stored.sheet.add(item));
        fits.then_some(()).ok_or(SheetProblem::Full)
    })
    .await
}

/// Removes a sheet with the answers to it.
pub(super) async fn remove(id: u32) -> Result<(), StoreError> {
    database::remove_card(&StoredSheet::key(id)).await
}
