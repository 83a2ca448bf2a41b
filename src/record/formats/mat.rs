//! The text of a match (.mat, .txt): read in the dialects of all programs known to us, written as GNU Backgammon does.

mod header;
mod line;
mod read;
mod row;
mod words;
mod write;

pub(super) use header::variant;
pub(super) use read::{looks_like, names_a_position, read};
pub use write::write_mat;
