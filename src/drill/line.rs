//! Place in the variations of an item of a sheet, and the steps that change it.

/// Place in a variation of the current item: a variation with at least one of its turns made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePlace {
    /// Index of the variation, from 0.
    pub variation: usize,
    /// Number of turns made, from 1.
    pub turns: usize,
}

/// Step through the variations of the current item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStep {
    /// Shows this place, which is limited to the turns of its variation.
    To(LinePlace),
    /// Makes the next turn, or the first turn of the first variation.
    Forward,
    /// Takes back the last turn; after the first turn this leads to the position of the item.
    Back,
    /// Returns to the position of the item.
    Leave,
}
