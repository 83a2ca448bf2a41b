//! Match files as text (.mat, .txt): reads the dialects of all known programs, and writes GNU Backgammon's.

mod header;
mod line;
mod read;
mod row;
mod words;
mod write;

pub(super) use header::variant;
pub(super) use read::{looks_like, names_a_position, read};
pub use write::write_mat;
