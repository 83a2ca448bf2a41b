//! A side as it is looked at from several directions.

use rules::Side;

use super::{rays::PointsAhead, shape::Shape};

/// A side as it is looked at from several directions.
pub(super) struct View {
    pub(super) shape: Shape,
    /// What it puts in the way of the other side.
    pub(super) obstacles: PointsAhead,
}

impl View {
    pub(super) fn new(side: &Side) -> Self {
        let shape = Shape::new(side);
        let obstacles = PointsAhead::new(shape.made);
        Self { shape, obstacles }
    }
}
