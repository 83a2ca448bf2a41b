//! Component tests: pages are rendered natively, and searched by role, accessible name and text.

mod accessible;
mod boards;
mod document;
mod endings;
mod find;
mod games;
mod hands;
mod large_boards;
mod notes;
mod openings;
mod options;
mod panels;
mod phases;
pub(crate) mod pictures;
mod progress_link;
mod questions;
mod queue;
mod rooms;
pub(crate) mod shell;
mod stage;
pub(crate) mod stored;
mod study_room;
mod styles;
mod take_backs;
mod transcribing;

pub(crate) use {
    document::{Document, Element, clean},
    hands::Hands,
    stage::Stage,
};
