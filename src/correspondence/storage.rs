//! Storing and deleting games, and handling the database's responses.

use friend::StoredGame;
use library::{
    EntryId,
    room::{Problem, StoreError},
};

use crate::{
    Effect, Model, Msg, Notice, Page, StoredEntry, cues,
    library_item::finished,
    model::Saving,
    navigation::{announce, show, turn_to},
    playing::LinkState,
    position_note::position_effect,
    stored_entry::key,
};

/// Display time of the friend's play before the player's own roll, in milliseconds.
pub(crate) const FRIEND_PLAY_MS: u32 = 1_300;

/// Stores a game and then shows it; shows a notice instead if another game is being stored, or if the game continues on
/// another device.
pub(crate) fn commit(
    model: &mut Model,
    stored: StoredGame,
    notice: Option<Notice>,
    now: u64,
) -> Vec<Effect> {
    let entry = model.entry(&key(&stored));
    if entry.is_some_and(StoredEntry::is_moved) {
        model.notice = Some(Notice::Moved);
        return announce(model);
    }
    let exports = entry.map_or(0, |entry| entry.summary.exports);
    commit_exported(model, stored, exports, notice, now)
}

/// Like [`commit`], for a game that has been exported `exports` times.
pub(crate) fn commit_exported(
    model: &mut Model,
    stored: StoredGame,
    exports: u32,
    notice: Option<Notice>,
    now: u64,
) -> Vec<Effect> {
    model.now = now;
    let entry = StoredEntry::new(&stored, now, exports);
    store(model, Saving::new(entry, stored, notice))
}

/// Starts storing a game, unless another one is being stored.
pub(crate) fn store(model: &mut Model, saving: Saving) -> Vec<Effect> {
    if model.is_busy() {
        model.notice = Some(Notice::Busy);
        return announce(model);
    }
    let entry = &saving.entry;
    let effect = Effect::Store {
        key: entry.key.clone(),
        before: model.entry(&entry.key).map(|stored| stored.line.clone()),
        line: entry.line.clone(),
    };
    model.saving = Some(saving);
    vec![effect]
}

/// Handles the database's response to a write: `Ok(false)` if another tab has changed the game. Shows the stored game,
/// or a notice.
pub(crate) fn stored(
    model: &mut Model,
    key: &EntryId,
    result: Result<bool, StoreError>,
) -> Vec<Effect> {
    let Some(saving) = model.saving.take_if(|saving| saving.entry.key == *key) else {
        return Vec::new();
    };
    match result {
        Ok(true) => {}
        Ok(false) => return not_stored(model, Notice::OtherTab),
        Err(why) => return not_stored(model, Notice::Problem(Problem::NotStored(why))),
    }
    let Saving {
        entry,
        stored,
        notice,
        file,
        replaced,
        is_shown_after,
    } = saving;
    model.entries.retain(|other| other.key != entry.key);
    let mut effects: Vec<Effect> = replaced
        .and_then(|key| remove(model, key))
        .into_iter()
        .collect();
    model.entries.push(entry.clone());
    model.sort_entries();
    effects.extend([model.count_effect(), position_effect(&entry.key, &stored)]);
    effects.extend(file.map(Effect::SaveFile));
    if let StoredGame::Game(game) = &stored {
        let me = entry.summary.me;
        let item = finished(game, model.now).map(Box::new);
        effects.extend(item.map(|item| Effect::AddToLibrary(item, me)));
    }
    let shown = model.playing_mut();
    if let Some(playing) = shown.filter(|playing| playing.key() == key) {
        let before = playing.board().map(|board| board.session().clone());
        if playing.advance(entry, stored) {
            effects.push(Effect::Later(
                FRIEND_PLAY_MS,
                Box::new(Msg::FriendPlayShown),
            ));
        }
        effects.extend(cues::between(before.as_ref(), playing));
    } else if is_shown_after {
        effects.extend(show(model, entry));
        if let Some(playing) = model.playing_mut() {
            playing.link_state = LinkState::ToSend;
        }
    } else {
        return effects;
    }
    model.notice = notice;
    effects.extend(announce(model));
    effects
}

/// Sets the notice about a failed write. If another tab has changed the game, the games are reloaded first.
fn not_stored(model: &mut Model, why: Notice) -> Vec<Effect> {
    let is_outdated = why == Notice::OtherTab;
    model.notice = Some(why);
    if !is_outdated {
        return Vec::new();
    }
    model.loader.read_again();
    vec![Effect::Load]
}

/// Deletes the game on display, and shows the list without it.
pub(crate) fn delete(model: &mut Model) -> Vec<Effect> {
    let Some(key) = model.playing().map(|playing| playing.key().clone()) else {
        return Vec::new();
    };
    let removal = remove(model, key.clone());
    let mut effects = turn_to(model, Page::List);
    effects.push(Effect::Position(key, None));
    effects.extend(removal);
    effects.push(model.count_effect());
    effects
}

/// Removes a game from the list, and returns the effect that deletes it; `None` if it is not listed.
fn remove(model: &mut Model, key: EntryId) -> Option<Effect> {
    let at = model.entries.iter().position(|entry| entry.key == key)?;
    let before = model.entries.remove(at).line;
    Some(Effect::Remove { key, before })
}

/// Handles the database's response to a deletion: a game that still exists is listed again.
pub(crate) fn removed(model: &mut Model, removed: Result<bool, StoreError>) -> Vec<Effect> {
    let notice = match removed {
        Ok(true) => return Vec::new(),
        Ok(false) => Notice::OtherTab,
        Err(why) => Notice::Problem(Problem::NotStored(why)),
    };
    model.notice = Some(notice);
    model.loader.read_again();
    vec![Effect::Load]
}
