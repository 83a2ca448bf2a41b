//! Data about one side that several features share.

use rules::Side;

use super::{rays::PointsAhead, shape::Shape};

/// Points, blots and obstacles of one side.
pub(super) struct View {
    pub(super) shape: Shape,
    /// Obstacles to the other side.
    pub(super) obstacles: PointsAhead,
}

impl View {
    pub(super) fn new(side: &Side) -> Self {
        let shape = Shape::new(side);
        let obstacles = PointsAhead::new(shape.made);
        Self { shape, obstacles }
    }
}
