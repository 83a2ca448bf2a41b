//! Components of the sheets room.

pub(super) mod answers;
mod drawing;
pub(super) mod edit;
mod item;
mod lines;
pub(super) mod list;
mod paper;
mod picture;
