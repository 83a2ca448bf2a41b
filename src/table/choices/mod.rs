//! What the player sets and chooses, and where the page can lead.

pub(crate) mod new_session;
pub(crate) mod notices;
pub(crate) mod route;
pub(crate) mod settings;
