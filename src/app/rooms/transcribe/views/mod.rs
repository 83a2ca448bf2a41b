//! Views of the transcription room.

pub(super) mod actions;
pub(super) mod board;
pub(super) mod details;
pub(super) mod entry;
pub(super) mod panel;
