//! Effects that use the store, and handlers for events from outside the page: the engine's workers, the library, other
//! tabs, the service worker, the clock.

pub(crate) mod clock;
pub(crate) mod engine;
pub(crate) mod finished_sessions;
mod handover;
pub(crate) mod long_press;
pub(crate) mod offline;
pub(crate) mod tabs;
