//! Views of the editor room.

pub(super) mod board;
pub(super) mod conditions;
pub(super) mod counts;
pub(super) mod panel;
pub(super) mod paste;
pub(super) mod tools;
