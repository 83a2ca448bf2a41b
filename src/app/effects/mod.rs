//! The only doors to the outside: storage, the engine's worker, randomness, timers, the screen, crashes.

pub(crate) mod clock;
pub(crate) mod crash;
pub(crate) mod engine;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod storage;
pub(crate) mod timer;
