//! Views derived from the state: the board, and the panels around it.

pub(crate) mod bars;
pub(crate) mod board_advice;
pub(crate) mod chances;
pub(crate) mod coach;
pub(crate) mod dice_sheet;
pub(crate) mod ending;
pub(crate) mod explained;
pub(crate) mod lesson;
pub(crate) mod movelist;
pub(crate) mod pace;
pub(crate) mod panel;
pub(crate) mod position;
pub(crate) mod race;
pub(crate) mod running;
pub(crate) mod scene;
pub(crate) mod score_sheet;
pub(crate) mod set_aside;
pub(crate) mod shortcuts;
pub(crate) mod start;
pub(crate) mod strip;
