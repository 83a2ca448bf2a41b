//! GNU Backgammon's .sgf format: one tree per game, with comments and analysis.
//!
//! A play is written as its dice followed by pairs of letters: `a` to `x` are the points as numbered for White, `y` is
//! the bar, and `z` is off.

mod charset;
mod judged;
mod play;
mod read;
mod tree;
mod write;

/// Property in which this program stores a node's flag, as in `BGFLAG[study]`.
const FLAG: &str = "BGFLAG";
/// Property in which this program stores the arrows and rings drawn on a node's board, in the text format of
/// [`crate::Drawing`].
const DRAWING: &str = "BGDRAW";

pub(super) use charset::stated_text;
pub(super) use read::{looks_like, read};
pub use write::write_sgf;
