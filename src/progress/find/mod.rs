//! Search of single decisions in all matches of the library: by position, structure, dice, score, cube and error.
//!
//! [`FindIndex`] holds a compact record of each decision, computed once for each match; [`FindQuery`] is the question,
//! and [`FoundPage`] the answer. A query is a pure function of the index.

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
    BoardQuery, By, CubeHolder, DecisionKind, ErrorDirection, FindOrder, FindQuery, LOSSES,
    ScoreQuery, Whose,
};
pub use structure::{Structure, Structures};
