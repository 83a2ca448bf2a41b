//! The library's database: entries, the stored matches that go with them, their analyses, and the cards of the drills,
//! in an `IndexedDB`.
//!
//! `idb` is the lower-level one of the two maintained crates. `rexie` is built on it and hides one thing that is needed
//! here: the reason why a transaction was aborted, the only sign that storage is full. Neither would make this file shorter.
//!
//! This database is separate from that of `script/mirror.js`, which holds the running game and shares a change counter
//! with localStorage that nothing here may disturb. It is opened for each task and closed afterwards, so that a page left
//! open does not keep a newer release from upgrading it.

mod analyses;
mod cards;
mod duplicates;
mod entries;
mod friends;
mod lines;
mod open;
mod restore;
mod sessions;

pub(crate) use self::{
    analyses::{analysed, analyses, analyses_of, store_analysis, with_analyses},
    cards::{cards, change_card, change_cards},
    duplicates::{change_duplicate, duplicates, remove_duplicate, store_duplicate_session},
    entries::{bodies, entries, item, purge, store_items},
    friends::{friend_games, remove_friend_game, store_friend_game},
    restore::store_added,
    sessions::{apply_edit, session_id, store_sessions},
};
