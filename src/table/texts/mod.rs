//! Texts and numbers that describe the game.

pub(crate) mod clock;
pub(crate) mod library_item;
pub(crate) mod luck;
pub(crate) mod speech;
pub(crate) mod spoken_play;
