//! Library database: entries, their stored matches and analyses, and the drill cards, in `IndexedDB`.
//!
//! The module uses `idb` rather than `rexie`, the other maintained crate, which is built on `idb`. `rexie` hides the
//! reason why a transaction was aborted, which is the only sign that storage is full, and would not make this module
//! shorter either.
//!
//! This database is separate from the one used by `script/mirror.js`, which contains the running game and shares a
//! change counter with localStorage that this module must not affect. The database is opened for each task and closed
//! afterwards, so that an open page does not block the upgrade to a newer release.

mod analyses;
mod cards;
mod duplicates;
mod entries;
mod friends;
mod lines;
mod open;
mod queue;
mod restore;
mod sessions;

pub(crate) use self::{
    analyses::{
        analysed, analyses, analyses_of, store_analysis, store_analysis_of_entry, with_analyses,
    },
    cards::{cards, change_card, change_cards, remove_card},
    duplicates::{change_duplicate, duplicates, remove_duplicate, store_duplicate_session},
    entries::{bodies, entries, item, purge, store_items},
    friends::{friend_games, remove_friend_game, store_friend_game},
    queue::{change_queue, queue},
    restore::store_added,
    sessions::{apply_edit, session_id, store_edited, store_sessions},
};
