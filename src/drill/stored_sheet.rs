//! Stored sheets, with the answers received.

use std::collections::BTreeMap;

use record::{AnsweredSheet, Sheet, answers_link, read_answers, read_sheet_code, sheet_code};

/// First field of a stored sheet's line.
const VERSION: &str = "sheet";

/// Sheet, as stored alongside the cards.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredSheet {
    /// Sheet with its items.
    pub sheet: Sheet,
    /// Time of the last change, in milliseconds since the Unix epoch.
    pub changed: u64,
    /// Answers received, latest last.
    pub replies: Vec<AnsweredSheet>,
}

/// Result of adding answers to a stored sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The answers have been added, or have replaced earlier ones under the same name.
    Added,
    /// The answers belong to a different sheet.
    OtherSheet,
    /// The sheet already has the maximum number of answers.
    Full,
}

impl StoredSheet {
    /// Maximum number of people whose answers are stored with a sheet.
    pub const MAX_REPLIES: usize = 50;

    /// Creates a stored sheet with no answers, changed at `now`.
    pub const fn new(sheet: Sheet, now: u64) -> Self {
        Self {
            sheet,
            changed: now,
            replies: Vec::new(),
        }
    }

    /// Returns the storage key of the sheet with this ID.
    pub fn key(id: u32) -> String {
        format!("{VERSION}-{id:08x}")
    }

    /// Adds answers, replacing any earlier ones under the same name. Answers contain their positions, so that they stay
    /// complete if the sheet changes.
    pub fn keep(&mut self, reply: AnsweredSheet) -> Kept {
        if reply.sheet.id != self.sheet.id {
            return Kept::OtherSheet;
        }
        self.replies.retain(|known| known.name != reply.name);
        if self.replies.len() >= Self::MAX_REPLIES {
            return Kept::Full;
        }
        self.replies.push(reply);
        Kept::Added
    }

    /// Formats the sheet for storage, as fields separated by `|`; `None` if the sheet is too long to be stored.
    pub fn to_line(&self) -> Option<String> {
        let mut fields = vec![
            VERSION.to_owned(),
            Self::key(self.sheet.id),
            self.changed.to_string(),
            sheet_code(&self.sheet)?,
        ];
        fields.extend(self.replies.iter().filter_map(answers_link));
        Some(fields.join("|"))
    }

    /// Parses the output of [`StoredSheet::to_line`], skipping damaged answers; `None` if the sheet is damaged or the
    /// line is a card.
    pub fn from_line(line: &str) -> Option<Self> {
        if line.len() > Sheet::MAX_LINE || !line.starts_with(Sheet::LINE) {
            return None;
        }
        let mut fields = line.split('|').skip(1);
        let key = fields.next()?;
        let changed = fields.next()?.parse().ok()?;
        let sheet = read_sheet_code(fields.next()?).ok()?;
        if key != Self::key(sheet.id) {
            return None;
        }
        let mut stored = Self::new(sheet, changed);
        for reply in fields.take(Self::MAX_REPLIES) {
            if let Ok(reply) = read_answers(reply) {
                stored.keep(reply);
            }
        }
        Some(stored)
    }
}

/// Returns the sheets in `brought` that are missing from `stored` or changed later, each with its key and its line.
/// Damaged lines and cards are skipped.
pub(crate) fn merged_sheets<'a>(
    stored: &[String],
    brought: impl IntoIterator<Item = &'a str>,
) -> Vec<(String, String)> {
    let mut newest = BTreeMap::new();
    for line in stored {
        if let Some(known) = StoredSheet::from_line(line) {
            newest.insert(known.sheet.id, (known.changed, None));
        }
    }
    for sheet in brought.into_iter().filter_map(StoredSheet::from_line) {
        let known = newest.get(&sheet.sheet.id).map(|(changed, _)| *changed);
        if known.is_none_or(|known| sheet.changed > known) {
            newest.insert(sheet.sheet.id, (sheet.changed, Some(sheet)));
        }
    }
    let new = newest.into_values().filter_map(|(_, sheet)| sheet);
    new.filter_map(|sheet| Some((StoredSheet::key(sheet.sheet.id), sheet.to_line()?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use record::{Note, SheetAnswer, SheetItem};
    use rules::{Board, Decision, Variant};

    use super::*;
    use crate::{Card, due_of_line, key_of_line, merged};

    fn sheet() -> StoredSheet {
        let start = Board::start(Variant::Standard);
        let double = Decision::builder(start).double().build();
        let mut sheet = Sheet {
            id: 7,
            title: "Cubes | of the week".to_owned(),
            items: Vec::new(),
        };
        sheet.add(SheetItem::new(double.expect("a decision"), Note::default()));
        StoredSheet::new(sheet, 5)
    }

    fn reply(name: &str) -> AnsweredSheet {
        let given = SheetAnswer::new(record::Answer::NoDouble, 0.0, 3_000);
        AnsweredSheet::new(&sheet().sheet, name, vec![Some(given)])
    }

    #[test]
    fn sheet_with_answers_survives_a_round_trip_and_is_not_a_card() {
        let mut stored = sheet();
        assert_eq!(stored.keep(reply("Ann")), Kept::Added);
        assert_eq!(stored.keep(reply("Ben")), Kept::Added);
        assert_eq!(stored.keep(reply("Ann")), Kept::Added);
        let names: Vec<&str> = stored.replies.iter().map(|one| &*one.name).collect();
        assert_eq!(names, ["Ben", "Ann"]);
        let line = stored.to_line().expect("short");
        assert_eq!(StoredSheet::from_line(&line), Some(stored));
        assert_eq!(key_of_line(&line), Some("sheet-00000007"));
        assert!(Card::from_line(&line).is_none() && due_of_line(&line).is_none());
        let other = line.replacen("sheet-00000007", "sheet-00000008", 1);
        assert_eq!(StoredSheet::from_line(&other), None, "under another key");
        for end in 0..line.len() {
            let _no_panic = StoredSheet::from_line(&line[..end]);
        }
    }

    #[test]
    fn answers_to_other_sheets_and_excess_answers_are_rejected() {
        let mut stored = sheet();
        let mut other = reply("Ann");
        other.sheet.id = 8;
        assert_eq!(stored.keep(other), Kept::OtherSheet);
        for nth in 0..StoredSheet::MAX_REPLIES {
            assert_eq!(stored.keep(reply(&nth.to_string())), Kept::Added);
        }
        assert_eq!(stored.keep(reply("one more")), Kept::Full);
    }

    #[test]
    fn merging_adds_new_and_later_sheets_alongside_cards() {
        let old = sheet();
        let mut new = old.clone();
        new.changed = 9;
        let lines = [&old, &new].map(|sheet| sheet.to_line().expect("short"));
        let merge = |stored: &[String], brought: &str| merged(stored, [brought, "1|damaged"], 100);
        assert_eq!(merge(&[], &lines[0]).len(), 1);
        assert_eq!(
            merge(&lines[..1], &lines[1]),
            [("sheet-00000007".to_owned(), lines[1].clone())]
        );
        assert_eq!(merge(&lines[1..], &lines[0]), []);
    }
}
