//! Views shared by several rooms.

pub(super) mod add_to_sheet;
pub(super) mod answer_text;
pub(super) mod begin;
pub(super) mod controls;
pub(super) mod damaged;
pub(super) mod date;
pub(super) mod decision_board;
pub(super) mod drawing_tool;
pub(super) mod facts;
pub(super) mod game_line;
pub(super) mod head;
pub(super) mod label;
pub(super) mod link;
pub(super) mod more_menu;
pub(super) mod next_step;
pub(super) mod number_field;
pub(super) mod paste_link;
pub(super) mod playing_board;
pub(super) mod plot;
pub(super) mod position_actions;
pub(super) mod reason;
pub(super) mod remark_text;
pub(super) mod roll_square;
