//! The board: draws a [`table::Scene`] as SVG and handles its input.

mod checkers;
mod field;
mod game;
mod hands;
mod motion;
mod pointer;
mod stage;
mod things;
mod view;
mod ways;

pub(crate) use game::GameBoard;
pub(crate) use hands::{BoardEvent, BoardKind, Hands, Holder, Nobody};
pub(crate) use motion::{go, replay, watch};
pub(crate) use view::Board;
pub(crate) use ways::{Picture, way};
