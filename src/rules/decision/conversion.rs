//! Conversions between a decision and its builder.

use super::{Decision, DecisionBuilder};
use crate::Setup;

impl Decision {
    /// Begins a decision in this position, seen by the player on roll. Without further calls it is White's, who may
    /// double, in money play without options.
    pub fn builder(board: impl Into<Setup>) -> DecisionBuilder {
        DecisionBuilder::new(board.into())
    }

    /// Begins another decision that differs from this one in whatever is set then.
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
