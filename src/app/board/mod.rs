//! The board: draws a [`table::Scene`] as SVG and handles its input.

mod checkers;
mod field;
mod game;
mod hands;
mod motion;
mod overlays;
mod picture;
mod pointer;
mod stage;
mod view;

pub(crate) use game::GameBoard;
pub(crate) use hands::{BoardEvent, BoardKind, Hands, Holder, Nobody};
pub(crate) use motion::{go, replay, watch};
pub(crate) use picture::{Picture, direction_arrow};
pub(crate) use view::Board;
