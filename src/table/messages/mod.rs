//! Messages, the buttons that send them, and effects.

pub(crate) mod control;
pub(crate) mod effect;
pub(crate) mod msg;
