//! Dice statistics of a game, or of all games.

use crate::Bar;

/// Dice statistics of two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCounts {
    /// Heading that names the games of the statistics.
    pub heading: String,
    /// Heading of the label column.
    pub corner: String,
    /// Headings of the columns of the two sides.
    pub columns: [String; 2],
    /// Share of each face, 1 to 6, among the dice of each side, in thousandths; the expected value is 167.
    pub shares: [[u32; 6]; 2],
    /// Luck as bars around zero, each pair with its unit.
    pub bars: Vec<(String, [Bar; 2])>,
    /// Rows of label and values.
    pub rows: Vec<(String, [String; 2])>,
    /// Sentence about the evenness of the faces.
    pub verdict: String,
    /// Explanation of missing or incomplete luck in points.
    pub luck: Option<String>,
}
