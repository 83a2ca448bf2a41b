//! Views shared by the room's pages and the chunk for direct connections.

pub(super) mod clock;
pub(super) mod form;
pub(super) mod game;
pub(super) mod link;
pub(super) mod list;
mod own_name;
pub(super) mod panel;
pub(super) mod paste;
pub(super) mod seats;
pub(super) mod strip;
pub(super) mod told;
pub(super) mod unbroken;
