//! Components of the drill room.

pub(super) mod ask;
pub(super) mod board;
pub(super) mod choose;
mod course_link;
pub(super) mod lines;
mod record;
pub(super) mod score;
pub(super) mod session;
pub(super) mod sheet;
mod symbols;
mod trend;
pub(super) mod verdict;
mod way;
mod worked;
