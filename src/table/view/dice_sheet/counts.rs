//! Dice statistics for a game, or for all games.

use crate::Bar;

/// Dice statistics for both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCounts {
    /// Heading that says which games are counted.
    pub heading: String,
    /// Heading of the label column.
    pub corner: String,
    /// Headings of the two sides' columns.
    pub columns: [String; 2],
    /// Share of each face, 1 to 6, among each side's dice, in thousandths; the expected value is 167.
    pub shares: [[u32; 6]; 2],
    /// Luck as bars centred on zero, each pair with its unit.
    pub bars: Vec<(String, [Bar; 2])>,
    /// Rows, each with a label and two values.
    pub rows: Vec<(String, [String; 2])>,
    /// Sentence about how even the faces are.
    pub verdict: String,
    /// Explanation of why luck in points is missing or incomplete.
    pub luck: Option<String>,
}
