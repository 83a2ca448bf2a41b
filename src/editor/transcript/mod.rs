//! Transcription of a match from a table or a video, independent of a browser.
//!
//! [`Transcript`] holds the match as a [`record::MatchRecord`], which can represent illegal and unknown plays, so
//! storage, the library and file import all use that type. Every change is followed by
//! [`record::MatchRecord::revised`], which rederives legality, results and scores and flags each irregularity.
//! [`Transcript::update`] handles a [`Msg`]; [`Transcript::key`] returns the message for a key.

mod changing;
mod cursor;
mod entering;
mod history;
mod keys;
mod likelihood;
mod messages;
mod model;
mod offer;
#[cfg(test)]
mod replay_tests;
mod scene;
mod speech;
#[cfg(test)]
mod tests;
mod turn;
mod update;

pub use cursor::Cursor;
pub use messages::{Detail, Effect, Msg};
pub use model::{Problem, Transcript};
pub use offer::{Offer, PAGE};
pub use speech::{Names, Row};
pub use turn::Turn;
