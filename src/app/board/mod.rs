//! The board: draws a [`board::Scene`] as SVG and handles its input.

pub(crate) use animation::finish_on_input;
pub(crate) use game::GameBoard;
pub(crate) use handlers::Handlers;
pub(crate) use keys::{die, stop};
pub(crate) use motion::replay;
pub(crate) use view::Board;

pub(crate) use crate::browser::board_element::BoardKind;

mod advice;
mod animation;
mod checkers;
mod game;
mod handlers;
mod keys;
mod motion;
mod overlays;
mod pointer;
mod stage;
mod view;
