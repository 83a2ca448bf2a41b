//! Position editor, independent of a browser. The edited position may be impossible.
//!
//! [`Model`] holds the [`Sketch`] and the current tool; [`Model::update`] handles a [`Msg`]. [`Sketch::decision`]
//! returns the position if it can occur in a game; otherwise, [`problem`] returns the reason. [`Model::scene`] returns
//! the board. [`transcript`] records a match that the user is watching.

mod keys;
mod model;
#[cfg(test)]
mod model_tests;
mod paste;
mod scene;
mod sketch;
mod speech;
pub mod transcript;

pub use model::{Model, Msg, Tool};
pub use paste::{PasteError, Pasted, pasted};
pub use sketch::{MAX_CUBE, Sketch, SketchQuestion};
pub use speech::{colour_name, paste_error, place_name, problem, remaining};
