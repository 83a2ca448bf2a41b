//! The board: a [`table::Scene`] drawn as SVG, and hands on it.

mod checkers;
mod defs;
mod field;
mod pointer;
mod things;
mod view;

pub(crate) use view::Board;
