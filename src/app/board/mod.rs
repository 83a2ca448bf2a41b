//! SVG views of a [`board::Scene`] and their input handling, thumbnail boards, and the strip that shows a game's line.

pub(crate) use animation::finish_on_input;
pub(crate) use game::GameBoard;
pub(crate) use handlers::{Handlers, Line};
pub(crate) use keys::{die, stop};
pub(crate) use little::LittleBoard;
pub(crate) use overlays::{Arrows, Drawn, Targets};
pub(crate) use scene_changes::replay;
pub(crate) use sill::{Sill, SillState};
pub(crate) use view::Board;

pub(crate) use crate::browser::board_element::BoardKind;

mod animation;
mod checkers;
mod game;
mod handlers;
mod keys;
mod little;
mod overlays;
mod pointer;
mod rolls;
mod scene_changes;
mod sill;
mod stage;
mod view;
