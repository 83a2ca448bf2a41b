//! Components of the sheets room.

pub(super) mod answers;
mod drawing;
pub(super) mod edit;
mod item;
pub(super) mod line_board;
mod lines;
pub(super) mod list;
mod paper;
mod picture;
