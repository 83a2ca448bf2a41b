//! GNU Backgammon's .sgf: a tree for each game, with comments and analysis.
//!
//! A play is its dice and pairs of letters, `a` to `x` for the points as White numbers them, `y` the bar, `z` off.

mod charset;
mod judged;
mod play;
mod read;
mod tree;
mod write;

pub(super) use charset::stated_text;
pub(super) use read::{looks_like, read};
pub use write::write_sgf;
