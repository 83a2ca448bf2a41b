//! Validation of stored games from a backup, and comparison with existing games.

use friend::{Message, StoredGame};
use rules::Player;

use crate::{
    StoredEntry,
    stored_entry::{invitation, key_of},
};

/// Returns the line to store for a line in a backup; `None` unless it is a valid game with this key, which is checked
/// by replaying its messages. In a running game, the next roll counts as seen, because the original game may have shown
/// it.
pub fn restorable(key: &str, line: &str) -> Option<String> {
    let entry = StoredEntry::read(key.to_owned(), line.to_owned())?;
    let stored = entry.open()?;
    let message = Message::Invitation(invitation(&stored).clone());
    let side = match &stored {
        StoredGame::Invited(_) => Player::White,
        StoredGame::Game(game) => game.me(),
    };
    if key_of(&message.hash(), side) != entry.key {
        return None;
    }
    Some(match stored {
        StoredGame::Game(mut game) if game.ended().is_none() && !entry.is_moved() => {
            game.count_next_roll_as_seen();
            let stored = StoredGame::Game(game);
            StoredEntry::new(&stored, entry.summary.changed, entry.summary.exports).line
        }
        _ => entry.line,
    })
}

/// Returns `true` if the existing line for a game is kept when a backup replaces all data: the game continues on
/// another device, or the backup's line has no more messages.
pub fn stays(here: &str, restored: &str) -> bool {
    let read = |line: &str| StoredEntry::read_export(line)?.ok();
    StoredEntry::is_moved_line(here) || messages(read(here)) >= messages(read(restored))
}

/// Returns the number of messages in a game; 0 if it is unreadable.
fn messages(read: Option<(StoredGame, u32)>) -> usize {
    match read {
        None => 0,
        Some((StoredGame::Invited(_), _)) => 1,
        Some((StoredGame::Game(game), _)) => game.messages().len(),
    }
}
