//! Search for individual decisions across all matches in the library, by position, structure, dice, score, cube and
//! error.
//!
//! [`FindIndex`] contains a compact record of each decision, computed once per match. [`FindQuery`] is a query, and
//! [`FoundPage`] is a page of its results, which depend only on the query and the index.

mod distance;
mod figures;
mod index;
mod indexed;
mod pattern;
#[cfg(test)]
mod position_tests;
mod query;
mod structure;
#[cfg(test)]
mod tests;

pub use distance::{MAX_DISTANCE, distance};
pub use index::{FindIndex, FoundDecision, FoundPage, MAX_DECISIONS, OpponentLine, PAGE};
pub use indexed::{IndexedDecision, IndexedMatch};
pub use pattern::Pattern;
pub use query::{
    BoardQuery, By, CubeHolder, DecisionKind, ErrorDirection, FindOrder, FindQuery, GameOrigin,
    LOSSES, ScoreQuery, Whose,
};
pub use structure::{Structure, Structures};
