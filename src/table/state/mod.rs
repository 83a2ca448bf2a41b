//! Page state, and values derived only from it.

pub(crate) mod computer;
pub(crate) mod fair;
pub(crate) mod job;
pub(crate) mod manual_dice;
pub(crate) mod model;
pub(crate) mod read_texts;
pub(crate) mod session;
pub(crate) mod tried_again;
