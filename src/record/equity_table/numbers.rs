//! Numbers in a match equity table, with checks of the table's shape and the numbers' range.

use std::fmt;

use rules::MatchLength;

use crate::plain_text;

/// Maximum number of rows, and of numbers per row.
pub(super) const MAX_SIDE: usize = 64;
/// Longest match, in points, for which numbers are retained.
const MAX_POINTS: usize = MatchLength::MAX as usize;
/// Maximum length of the name, in characters.
pub(super) const MAX_NAME: usize = 60;

/// Match equity table read from a file. The numbers are between 0 and 1; they are not checked for plausibility at their
/// scores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EquityTable {
    /// Name specified in the file, without control characters; may be empty.
    pub name: String,
    /// Match winning chances before the Crawford game, as a square of 2 to 25 rows. The row index is one less than the
    /// number of points needed by the player, and the column index one less than the number needed by the opponent.
    pub pre: Vec<Vec<f32>>,
    /// Match winning chances of the trailer after the Crawford game, indexed by one less than the number of points
    /// needed. Has as many entries as `pre` has rows, or is empty if the file has no such row.
    pub post: Vec<f32>,
}

/// Reason why a file cannot be read as a match equity table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EquityTableError {
    /// The file is larger than 256 KB.
    TooLarge,
    /// The file contains no table.
    NoTable,
    /// The file contains the parameters for computing a table, but no numbers.
    Computed,
    /// A number cannot be parsed or is not a probability.
    Number,
    /// The rows do not form a square.
    Shape,
}

impl EquityTableError {
    /// Returns the message key for this error.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooLarge => "large",
            Self::NoTable => "none",
            Self::Computed => "computed",
            Self::Number => "number",
            Self::Shape => "shape",
        }
    }
}

impl fmt::Display for EquityTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => "the file is too large for a match equity table",
            Self::NoTable => "the file contains no match equity table",
            Self::Computed => "the file contains parameters, not the numbers of a table",
            Self::Number => "a number of the table is not a chance",
            Self::Shape => "the rows of the table do not form a square",
        })
    }
}

impl std::error::Error for EquityTableError {}

impl EquityTable {
    /// Returns the longest match that the table covers, in points.
    pub const fn points(&self) -> usize {
        self.pre.len()
    }

    /// Formats the table as CSV: the name as a comment, one line per row, and a line with the chances after the
    /// Crawford game.
    pub fn to_csv(&self) -> String {
        let line = |label: &str, nth: usize, numbers: &[f32]| {
            let numbers = numbers.iter().map(|chance| format!(",{chance}"));
            format!("{label},{nth}{}\n", numbers.collect::<String>())
        };
        let mut text = format!("# {}\n", self.name);
        let rows = self.pre.iter().enumerate();
        text.extend(rows.map(|(nth, row)| line("pre", nth + 1, row)));
        if !self.post.is_empty() {
            text.push_str(&line("post", 1, &self.post));
        }
        text
    }

    /// Checks the shape and range, converts percentages, and truncates the table to the longest supported match.
    pub(super) fn checked(mut self) -> Result<Self, EquityTableError> {
        let side = self.pre.len();
        if side == 0 {
            return Err(EquityTableError::NoTable);
        }
        let is_square = self.pre.iter().all(|row| row.len() == side);
        let has_post = self.post.is_empty() || self.post.len() >= side;
        if !(2..=MAX_SIDE).contains(&side) || !is_square || !has_post {
            return Err(EquityTableError::Shape);
        }
        let kept = side.min(MAX_POINTS);
        self.pre.truncate(kept);
        for row in &mut self.pre {
            row.truncate(kept);
        }
        self.post.truncate(kept);
        let all = || self.pre.iter().flatten().chain(&self.post);
        let unit = if all().any(|chance| *chance > 1.0) {
            100.0
        } else {
            1.0
        };
        if !all().all(|chance| *chance > 0.0 && *chance < unit) {
            return Err(EquityTableError::Number);
        }
        if unit > 1.0 {
            for chance in self.pre.iter_mut().flatten().chain(&mut self.post) {
                *chance /= unit;
            }
        }
        let name = plain_text(&self.name);
        self.name = name.trim().chars().take(MAX_NAME).collect();
        Ok(self)
    }
}

/// Parses a finite number.
pub(super) fn number(text: &str) -> Option<f32> {
    let number: f32 = text.trim().parse().ok()?;
    number.is_finite().then_some(number)
}
