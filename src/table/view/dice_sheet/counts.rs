//! What is told of the dice of a game, or of all games.

use crate::Bar;

/// Dice counted for two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCounts {
    /// Which games they are from.
    pub heading: String,
    /// What the first column is.
    pub corner: String,
    /// Whose each column is.
    pub columns: [String; 2],
    /// For each side the share of each face among its dice, 1 to 6, in thousandths; even dice have 167 of each.
    pub shares: [[u32; 6]; 2],
    /// Luck as bars around zero, each pair with what it is measured in.
    pub bars: Vec<(String, [Bar; 2])>,
    /// Each with its name.
    pub rows: Vec<(String, [String; 2])>,
    /// How even the faces are.
    pub verdict: String,
    /// Why luck cannot be given in points, if it cannot.
    pub luck: Option<String>,
}
