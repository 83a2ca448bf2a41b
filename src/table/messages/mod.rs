//! What can happen, the buttons that cause it, and what is asked of the browser.

pub(crate) mod control;
pub(crate) mod effect;
pub(crate) mod msg;
