//! Locations in a sheet item's variations, and the steps between them.

/// Location in a variation of the current item, after at least one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePlace {
    /// Index of the variation, counted from 0.
    pub variation: usize,
    /// Number of turns played, at least 1.
    pub turns: usize,
}

/// Step through the variations of the current item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStep {
    /// Shows this location, clamped to the length of its variation.
    To(LinePlace),
    /// Plays the next turn, or the first turn of the first variation.
    Forward,
    /// Undoes the last turn; undoing the first turn returns to the item's own position.
    Back,
    /// Returns to the item's own position.
    Leave,
}
