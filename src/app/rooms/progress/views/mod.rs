//! Views of the progress room.

pub(super) mod best_games;
pub(super) mod chart;
pub(super) mod example;
pub(super) mod export;
pub(super) mod names;
pub(super) mod share;
pub(super) mod summary;
pub(super) mod tables;
mod typical_position;
pub(super) mod work;
pub(super) mod worst;
