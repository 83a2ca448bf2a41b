//! The doors to the browser: storage, randomness, timers, the screen, the focus, the address, files, sounds, crashes.
//! Nothing here knows the page's state; what does is in [`effects`](crate::effects).

pub(crate) mod address;
pub(crate) mod board_element;
pub(crate) mod crash;
pub(crate) mod database;
pub(crate) mod file;
pub(crate) mod focus;
pub(crate) mod friends;
pub(crate) mod key_press;
pub(crate) mod language;
pub(crate) mod question_focus;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod sound;
pub(crate) mod start_script;
pub(crate) mod storage;
pub(crate) mod timer;
