//! What the game has done outside of the page, and what it hears from there: the engine's workers, the library, other
//! pages of the browser, the service worker, the clock on the wall.

pub(crate) mod clock;
pub(crate) mod engine;
pub(crate) mod finished_sessions;
pub(crate) mod later_part;
pub(crate) mod long_press;
pub(crate) mod offline;
pub(crate) mod tabs;
