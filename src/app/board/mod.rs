//! The board: a [`table::Scene`] drawn as SVG, and hands on it.

mod checkers;
mod field;
mod motion;
mod picture;
mod pointer;
mod stage;
mod things;
mod view;

pub(crate) use motion::{go, replay, watch};
pub(crate) use picture::{Picture, arrow};
pub(crate) use view::Board;
