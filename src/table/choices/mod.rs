//! Settings, options for a new session, page routes, and notices.

pub(crate) mod coach_settings;
pub(crate) mod new_session;
pub(crate) mod notices;
pub(crate) mod route;
pub(crate) mod settings;
