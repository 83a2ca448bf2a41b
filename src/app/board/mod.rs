//! The board: draws a [`table::Scene`] as SVG and handles its input.

mod checkers;
mod game;
mod handler;
mod keys;
mod motion;
mod overlays;
mod pointer;
mod stage;
mod view;

pub(crate) use game::GameBoard;
pub(crate) use handler::{BoardEvent, HandlerRef, InputHandler, NoInput};
pub(crate) use keys::{die, heading, step_on, stop};
pub(crate) use motion::{animate_motion, finish_on_input, replay};
pub(crate) use view::Board;

pub(crate) use crate::browser::board_element::BoardKind;
