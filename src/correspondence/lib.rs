//! Browser-independent state of the room for games with friends: stored games, incoming links, prepared plays, and the
//! prompt for the next step.
//!
//! [`Model`] is the whole state, only [`update`] changes it, and [`Effect`]s are requests to the page. A game message
//! counts once it is stored; until then, neither its link nor a roll derived from it is shown. The protocol is
//! implemented in `friend`, the board in `board`.

mod buttons;
mod cards;
mod clock;
mod connected;
mod cues;
mod draft;
mod incoming;
mod library_item;
mod model;
mod msg;
mod names;
mod navigation;
mod opening;
mod playing;
mod position_note;
mod preferences;
mod restored;
mod scene;
mod sending;
mod speech;
mod storage;
mod stored_entry;
mod terms;
#[cfg(test)]
mod tests;
mod transfer;
mod turn_rows;
mod update;

pub use buttons::{Button, Version, buttons, more_buttons, versions};
pub use cards::{GameCard, board_picture, cards};
pub use clock::face;
pub use library_item::library_entry;
pub use model::{Model, Notice, Page, is_due, waives};
pub use msg::{Effect, Live, Msg, Press};
pub use names::player_name;
pub use playing::{Playing, Question, messages};
pub use preferences::Preferences;
pub use restored::{restorable, stays};
pub use scene::{is_draft, scene};
pub use speech::{Seat, ago, capitalised, draft, heading, next, notice, question, seat, tip};
pub use stored_entry::{Due, StoredEntry, Summary};
pub use terms::{game_title, mode_key, shown_invitation, starts, terms};
pub use transfer::may_export;
pub use turn_rows::{ListedTurn, turn_columns, turn_rows};
pub use update::update;
