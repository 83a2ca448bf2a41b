//! Conversions between a decision and its builder.

use super::{Decision, DecisionBuilder};
use crate::Setup;

impl Decision {
    /// Creates a builder with this position, from the perspective of the player on roll. By default, White is on roll
    /// and may double, in money play without any options.
    pub fn builder(board: impl Into<Setup>) -> DecisionBuilder {
        DecisionBuilder::new(board.into())
    }

    /// Returns a builder initialised with this decision's values.
    ///
    /// ```
    /// use rules::{Board, Decision, Question, Variant};
    ///
    /// let decision = Decision::builder(Board::start(Variant::Standard)).match_to(7).play(3, 1).build()?;
    /// let before = decision.to_builder().before_roll().build()?;
    /// assert_eq!((before.score(), before.question()), (decision.score(), Question::Double));
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn to_builder(&self) -> DecisionBuilder {
        DecisionBuilder::of(self)
    }
}
