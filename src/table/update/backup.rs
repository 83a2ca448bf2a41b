//! Full backups and saves set aside.

use record::{Backup, DiceBook};

use super::{actions, common::save, fair, settings::save_settings};
use crate::{
    AfterSetAside, BackupMsg, Effect, Import, Importing, Model, Notice, StorageFull,
    state::model::StorageState, texts::speech::load_error,
};

/// Exports, imports, removes or overwrites saves.
pub(super) fn handle(model: &mut Model, msg: BackupMsg) -> Vec<Effect> {
    match msg {
        BackupMsg::Export => {
            model.notices.retain(|notice| *notice != Notice::BackupDue);
            vec![Effect::Export(whole(model))]
        }
        BackupMsg::LibraryMissing(why) => {
            model.notices.push(Notice::LibraryNotExported(why));
            Vec::new()
        }
        BackupMsg::Import(file) => import(model, file),
        BackupMsg::Remove(texts) => vec![Effect::Remove(texts)],
        BackupMsg::Overwrite => overwrite(model),
    }
}

/// Adds the notice about a truncated save, and returns the effect that sets its text aside; does nothing if `cut` is
/// `None`.
pub(super) fn cut_off(notices: &mut Vec<Notice>, cut: Option<String>) -> Option<Effect> {
    notices.extend(cut.is_some().then_some(Notice::EndMissing));
    cut.map(|text| Effect::SetAside(vec![text], AfterSetAside::Nothing))
}

/// Returns a backup of the session, the settings and the dice statistics over all games.
fn whole(model: &Model) -> Backup {
    let settings = model.settings.to_text();
    Backup::new(model.saved.to_text(), settings, model.book.to_text())
}

/// Returns a text from which the current data replaced by `importing` can be restored; `None` if no data would be lost.
fn replaced(model: &Model, importing: &Importing) -> Option<String> {
    let others = importing.others.as_ref().is_some_and(|(settings, book)| {
        let own = model.settings != model.settings.reset() && model.settings != *settings;
        own || (model.book != DiceBook::default() && model.book != *book)
    });
    if others {
        return Some(whole(model).to_text());
    }
    let begun = !model.session().log().is_empty();
    begun.then(|| model.saved.to_text())
}

/// Changes to the table when the table's part of a full backup is restored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRestore {
    /// Texts to set aside before anything is changed.
    pub keep: Vec<String>,
    /// Text that replaces the table's game, settings and statistics; `None` if the current data is kept.
    pub import: Option<Import>,
}

/// Plans how to restore the backup with this text. Unless `replaces` is `true`, any game, settings or statistics
/// already on the table are kept, and those in the backup are set aside.
///
/// # Errors
///
/// Returns an error sentence if another tab is playing or the text is damaged.
pub fn plan_restore(model: &Model, text: &str, replaces: bool) -> Result<TableRestore, String> {
    let words = &model.words;
    if model.elsewhere {
        return Err(words.import_failed(words.why_elsewhere()));
    }
    let import = Import::read(text);
    let importing = match &import.0 {
        Ok(importing) => importing,
        Err(why) => return Err(words.import_failed(load_error(words, why))),
    };
    let mut keep = importing.aside.clone();
    let own = replaced(model, importing);
    let import = (replaces || own.is_none()).then_some(import.clone());
    let other = match &import {
        Some(_) => own,
        None => Backup::from_text(text).ok().map(|mut backup| {
            backup.aside.clear();
            backup.to_text()
        }),
    };
    keep.extend(other.filter(|text| !importing.aside.contains(text)));
    Ok(TableRestore { keep, import })
}

/// Imports a file or a single game completely or not at all; the data it replaces is set aside first.
fn import(model: &mut Model, file: Import) -> Vec<Effect> {
    if model.elsewhere {
        return refuse_file(model);
    }
    match file.0 {
        Ok(importing) => {
            let mut keep = importing.aside.clone();
            keep.extend(replaced(model, &importing).filter(|text| !importing.aside.contains(text)));
            vec![Effect::SetAside(keep, AfterSetAside::Import(importing))]
        }
        Err(why) => {
            model.notices.push(Notice::ImportFailed(why));
            Vec::new()
        }
    }
}

/// Refuses to import a file because another tab is playing the game.
fn refuse_file(model: &mut Model) -> Vec<Effect> {
    model.notices.push(Notice::ImportElsewhere);
    let words = &model.words;
    vec![Effect::Announce(words.import_failed(words.why_elsewhere()))]
}

/// Replaces the current data with a file's contents, once any data that would be lost has been set aside; refused if
/// another tab has taken over the game in the meantime.
pub(super) fn replace(
    model: &mut Model,
    importing: Importing,
    set_aside: Result<(), StorageFull>,
) -> Vec<Effect> {
    if model.elsewhere {
        return refuse_file(model);
    }
    if set_aside == Err(StorageFull) {
        model.notices.push(Notice::ImportNoRoom);
        return Vec::new();
    }
    restore(model, importing)
}

/// Replaces the current data with a file's contents.
fn restore(model: &mut Model, importing: Importing) -> Vec<Effect> {
    let Importing {
        saved,
        others,
        set_aside_text,
        ..
    } = importing;
    let (settings, book) = others.unwrap_or_else(|| (model.settings, model.book.clone()));
    let changes_language = settings.language != model.settings.language;
    let Some(fresh) = Model::resumed(saved, settings, model.words.clone()) else {
        return Vec::new();
    };
    model.book = book;
    let mut effects: Vec<Effect> = fair::leave(model).into_iter().collect();
    model.replace_session(fresh);
    fair::mark(model);
    effects.extend(fair::show(model));
    effects.push(Effect::Cancel);
    effects.extend(save_settings(model));
    let stored = save(model);
    let forget = set_aside_text
        .filter(|_| stored.is_some())
        .map(Effect::RemoveOnceSaved);
    if forget.is_none() {
        model.notices.push(Notice::Imported);
    }
    effects.extend(stored.into_iter().chain(forget));
    // An imported game that is already over was counted on the device where it was played.
    fair::leave_out(model);
    effects.push(Effect::SaveDiceBook(model.book.to_text()));
    if changes_language {
        effects.push(Effect::Translate(settings.language));
    }
    effects.extend(actions::advance(model));
    effects
}

/// Overwrites the unreadable stored game with the current one.
fn overwrite(model: &mut Model) -> Vec<Effect> {
    model.storing = StorageState::Works;
    let resolved = |notice: &Notice| !matches!(notice, Notice::NoRoom(_));
    model.notices.retain(resolved);
    save(model).into_iter().collect()
}
