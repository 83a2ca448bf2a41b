//! File-based transfer of a running game to another device. The copy on this device is read-only until a file brings
//! the game back.
//!
//! If two copies continued, one could show a roll before the player's cube decision on the other.

use friend::{Game, StoredGame};

use crate::{
    Effect, Model, Notice, Playing, StoredEntry,
    model::Saving,
    navigation::{announce, show_with_notice},
    storage::{commit_exported, store},
    stored_entry::key,
};

/// Returns the text of a file from which another device can continue a game. `None` before the invitation is accepted:
/// the friend could accept it on both devices, and use one game to learn the secrets in the other.
fn file_text(playing: &Playing, exports: u32, now: u64) -> Option<String> {
    let game = playing.game().cloned()?;
    let stored = StoredGame::Game(Box::new(game));
    Some(StoredEntry::new(&stored, now, exports).line)
}

/// Returns `true` if the game can be saved as a file.
pub fn may_export(playing: &Playing) -> bool {
    playing.game().is_some()
}

/// Saves the game on display as a file. The copy on this device is then read-only, unless the game is over; a read-only
/// copy yields the same file again.
pub(crate) fn export(model: &mut Model, now: u64) -> Vec<Effect> {
    if model.is_busy() {
        model.notice = Some(Notice::Busy);
        return announce(model);
    }
    let Some(playing) = model.playing() else {
        return Vec::new();
    };
    let is_over = playing.game().is_some_and(|game| game.ended().is_some());
    let exports = playing.entry.summary.exports;
    if playing.is_moved() || is_over {
        let text = file_text(playing, exports, now);
        return text.map(Effect::SaveFile).into_iter().collect();
    }
    let exports = exports.saturating_add(1);
    let Some(file) = file_text(playing, exports, now) else {
        return Vec::new();
    };
    let stored = playing.stored.clone();
    let entry = StoredEntry::new(&stored, now, exports).moved(&stored);
    model.now = now;
    store(
        model,
        Saving {
            file: Some(file),
            ..Saving::new(entry, stored, None)
        },
    )
}

/// Imports a game that has been exported `exports` times. An existing game is unchanged, unless it was moved or the
/// other device has continued it.
pub(crate) fn import(
    model: &mut Model,
    (stored, exports): (StoredGame, u32),
    now: u64,
) -> Vec<Effect> {
    let Some(entry) = model.entry(&key(&stored)).cloned() else {
        return commit_exported(model, stored, exports, None, now);
    };
    let (StoredGame::Game(mut game), Some(StoredGame::Game(here))) = (stored, entry.open()) else {
        return show_with_notice(model, entry, Notice::Repeated);
    };
    let latest = exports.max(entry.summary.exports);
    if entry.is_moved() {
        if !has_all(&game, &here) {
            return show_with_notice(model, entry, Notice::Moved);
        }
        let is_own_file = exports <= entry.summary.exports;
        let notice = is_own_file.then_some(Notice::TakenBack);
        if is_own_file {
            // The file may also have been opened on another device, where the game continues.
            game.count_next_roll_as_seen();
        }
        return commit_exported(model, StoredGame::Game(game), latest, notice, now);
    }
    if has_all(&game, &here) && game.messages().len() > here.messages().len() {
        return commit_exported(model, StoredGame::Game(game), latest, None, now);
    }
    show_with_notice(model, entry, Notice::Repeated)
}

/// Returns `true` if `longer` contains all messages of `shorter`.
fn has_all(longer: &Game, shorter: &Game) -> bool {
    let (longer, shorter) = (longer.messages(), shorter.messages());
    let mut same = longer.iter().zip(shorter);
    longer.len() >= shorter.len() && same.all(|(a, b)| a.message == b.message)
}
