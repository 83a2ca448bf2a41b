//! The editor without a browser: a position that is being set up, whether or not it can occur.
//!
//! [`Model`] holds the [`Sketch`] and what the hand does, [`Msg`] what can be done, and [`Model::update`] does it.
//! [`Sketch::decision`] is the position if a game can come to it; [`problem`] says in words why it cannot.
//! [`Model::scene`] is the board. *Must not know*: Leptos, the browser, the game on the table, the engine.

mod keys;
mod model;
#[cfg(test)]
mod model_tests;
mod paste;
mod scene;
mod sketch;
mod speech;

pub use model::{Hand, Model, Msg};
pub use paste::{PasteError, pasted};
pub use sketch::{Asked, LONGEST, MOST_CUBE, Sketch};
pub use speech::{Look, colour_name, paste_error, place_name, problem, remaining};
