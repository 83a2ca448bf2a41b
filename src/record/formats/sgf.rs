//! GNU Backgammon's .sgf format: one tree per game, with comments and analysis.
//!
//! A play is its dice and pairs of letters: `a` to `x` are the points in White's numbering, `y` is the bar, `z` is off.

mod charset;
mod judged;
mod play;
mod read;
mod tree;
mod write;

/// Property of this program for the flag of a node, as in `BGFLAG[study]`.
const FLAG: &str = "BGFLAG";
/// Property of this program for the arrows and marks on the board of a node, in the text form of [`crate::Drawing`].
const DRAWING: &str = "BGDRAW";

pub(super) use charset::stated_text;
pub(super) use read::{looks_like, read};
pub use write::write_sgf;
