//! The board: draws a [`table::Scene`] as SVG and handles its input.

mod animation;
mod checkers;
mod game;
mod handler;
mod keys;
mod motion;
mod overlays;
mod picture;
mod pointer;
mod stage;
mod view;

pub(crate) use animation::finish_on_input;
pub(crate) use game::GameBoard;
pub(crate) use handler::{BoardEvent, HandlerRef, InputHandler, NoInput};
pub(crate) use keys::{die, heading, step_on, stop};
pub(crate) use motion::replay;
pub(crate) use picture::{Picture, direction_arrow};
pub(crate) use view::Board;

pub(crate) use crate::browser::board_element::BoardKind;
