//! Checks stored games that come from a backup.

use friend::{Message, StoredGame};
use rules::Player;

use crate::{
    StoredEntry,
    stored_entry::{invitation, key_of},
};

/// Whether a line of a backup is a valid game that belongs under this key: its messages are replayed.
pub fn is_restorable(key: &str, line: &str) -> bool {
    let Some(entry) = StoredEntry::read(key.to_owned(), line.to_owned()) else {
        return false;
    };
    entry.open().is_some_and(|stored| {
        let invitation = Message::Invitation(invitation(&stored).clone());
        let side = match &stored {
            StoredGame::Invited(_) => Player::White,
            StoredGame::Game(game) => game.me(),
        };
        key_of(&invitation.hash(), side) == entry.key
    })
}
