//! The only doors to the outside: storage, the engine's worker, randomness, timers, the screen, the
//! address, the service worker, crashes.

pub(crate) mod address;
pub(crate) mod clock;
pub(crate) mod crash;
pub(crate) mod database;
pub(crate) mod engine;
pub(crate) mod file;
pub(crate) mod finished_sessions;
pub(crate) mod focus;
pub(crate) mod friends;
pub(crate) mod language;
pub(crate) mod later_part;
pub(crate) mod long_press;
pub(crate) mod offline;
pub(crate) mod question_focus;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod sound;
pub(crate) mod storage;
pub(crate) mod tabs;
pub(crate) mod timer;
