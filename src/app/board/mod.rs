//! The board: draws a [`board::Scene`] as SVG and handles its input.

mod checkers;
mod game;
mod handlers;
mod keys;
mod motion;
mod overlays;
mod picture;
mod pointer;
mod stage;
mod view;

pub(crate) use game::GameBoard;
pub(crate) use handlers::Handlers;
pub(crate) use keys::{die, stop};
pub(crate) use motion::{animate_motion, finish_on_input, replay};
pub(crate) use picture::{Picture, direction_arrow};
pub(crate) use view::Board;

pub(crate) use crate::browser::board_element::BoardKind;
