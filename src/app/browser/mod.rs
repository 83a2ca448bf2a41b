//! Browser APIs: storage, randomness, timers, the screen, the focus, the address, files, sounds, crashes. This module
//! is independent of the page's state; effects that need the state are in [`effects`](crate::effects).

pub(crate) mod address;
pub(crate) mod board_element;
pub(crate) mod crash;
#[cfg_attr(not(target_arch = "wasm32"), path = "native/database.rs")]
pub(crate) mod database;
pub(crate) mod equity_table;
pub(crate) mod file;
pub(crate) mod focus;
pub(crate) mod friends;
mod globals;
pub(crate) mod key_press;
pub(crate) mod language;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub(crate) mod own_side;
pub(crate) mod practice;
pub(crate) mod question_focus;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod sound;
pub(crate) mod start_script;
pub(crate) mod storage;
pub(crate) mod stored_names;
pub(crate) mod timer;

pub(crate) use self::globals::{IS_NATIVE, document, set_title, spawn_local, unix_ms, window};
