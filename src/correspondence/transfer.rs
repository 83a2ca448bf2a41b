//! Moving a running game to another device: a file takes the game along, and the copy that stays is read-only until the game
//! comes back by a file.
//!
//! Two copies that both go on would show a roll on the one before the player decides about the cube on the other.

use friend::{Game, StoredGame};

use crate::{
    Effect, Model, Notice, Playing, StoredEntry,
    model::Saving,
    navigation::{announce, show_with_notice},
    storage::{commit_exported, store},
    stored_entry::key,
};

/// Returns the text of a game for a file that another device imports to continue it; `None` before the invitation is
/// accepted: the friend could accept it twice, once on each device, and learn from one game the secrets of the other.
fn file_text(playing: &Playing, exports: u32, now: u64) -> Option<String> {
    let game = playing.game().cloned()?;
    let stored = StoredGame::Game(Box::new(game));
    Some(StoredEntry::new(&stored, now, exports).line)
}

/// Whether the game can be saved as a file.
pub fn may_export(playing: &Playing) -> bool {
    playing.game().is_some()
}

/// Saves the shown game as a file. The copy here is read-only from then on, unless the game is over; a file of a copy
/// that is read-only already is the same again.
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

/// Imports a game that was exported `exports` times. A game that is here already is not changed, unless it was moved or
/// the other device has gone on from it.
pub(crate) fn import(
    model: &mut Model,
    (stored, exports): (StoredGame, u32),
    now: u64,
) -> Vec<Effect> {
    let Some(kept) = model.entry(&key(&stored)).cloned() else {
        return commit_exported(model, stored, exports, None, now);
    };
    let (StoredGame::Game(mut game), Some(StoredGame::Game(here))) = (stored, kept.open()) else {
        return show_with_notice(model, kept, Notice::Repeated);
    };
    let latest = exports.max(kept.summary.exports);
    if kept.is_moved() {
        if !has_all(&game, &here) {
            return show_with_notice(model, kept, Notice::Moved);
        }
        let is_own_file = exports <= kept.summary.exports;
        let notice = is_own_file.then_some(Notice::TakenBack);
        if is_own_file {
            // The file may have been opened elsewhere too, where the game goes on.
            game.count_next_roll_as_seen();
        }
        return commit_exported(model, StoredGame::Game(game), latest, notice, now);
    }
    if has_all(&game, &here) && game.messages().len() > here.messages().len() {
        return commit_exported(model, StoredGame::Game(game), latest, None, now);
    }
    show_with_notice(model, kept, Notice::Repeated)
}

/// Whether a game has all messages of another.
fn has_all(longer: &Game, shorter: &Game) -> bool {
    let (longer, shorter) = (longer.messages(), shorter.messages());
    let mut same = longer.iter().zip(shorter);
    longer.len() >= shorter.len() && same.all(|(a, b)| a.message == b.message)
}
