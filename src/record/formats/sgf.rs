//! GNU Backgammon's .sgf format: one tree per game, with comments and analysis.
//!
//! A play is written as its dice and pairs of letters: `a` to `x` are the points in White's numbering, `y` is the bar,
//! and `z` is off.

mod charset;
mod judged;
mod play;
mod read;
mod tree;
mod write;

/// Property that this program uses for the flag of a node, as in `BGFLAG[study]`.
const FLAG: &str = "BGFLAG";
/// Property that this program uses for the arrows and rings on the board of a node, in the text form of
/// [`crate::Drawing`].
const DRAWING: &str = "BGDRAW";

pub(super) use charset::stated_text;
pub(super) use read::{looks_like, read};
pub use write::write_sgf;
