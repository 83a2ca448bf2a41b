//! Everything in one file: it is written, and read back with nothing lost.

use record::{Backup, DiceBook};

use super::{begin, drive, fair, save, set::save_settings};
use crate::{
    AfterKeeping, Dialog, Effect, Import, Importing, Model, Notice, Settings, model::Storing,
};

/// Tells that the end of the stored game is missing, and keeps what is left of it aside.
pub(super) fn cut_off(notices: &mut Vec<Notice>, cut: Option<String>) -> Option<Effect> {
    notices.extend(cut.is_some().then_some(Notice::EndMissing));
    cut.map(|text| Effect::Keep(vec![text], AfterKeeping::Nothing))
}

/// Everything, for a file.
pub(super) fn export(model: &Model) -> Vec<Effect> {
    vec![Effect::Export(whole(model))]
}

/// The session, the settings and the dice of all games.
fn whole(model: &Model) -> Backup {
    let settings = model.settings.to_text();
    Backup::new(model.saved.to_text(), settings, model.book.to_text())
}

/// What would be lost of what is here if `importing` took its place, as one text that brings it back; nothing if
/// nothing would.
fn replaced(model: &Model, importing: &Importing) -> Option<String> {
    let others = importing.others.as_ref().is_some_and(|(settings, book)| {
        let own = model.settings != Settings::default() && model.settings != *settings;
        own || (model.book != DiceBook::default() && model.book != *book)
    });
    if others {
        return Some(whole(model).to_text());
    }
    let begun = !model.session().log().is_empty();
    begun.then(|| model.saved.to_text())
}

/// Takes such a file, or a game alone. Nothing changes unless all of it can be read, and before it does what it
/// replaces is kept aside.
pub(super) fn import(model: &mut Model, file: Import) -> Vec<Effect> {
    if model.elsewhere {
        return refuse_file(model);
    }
    match file.0 {
        Ok(importing) => {
            let mut keep = importing.aside.clone();
            keep.extend(replaced(model, &importing).filter(|text| !importing.aside.contains(text)));
            vec![Effect::Keep(keep, AfterKeeping::Import(importing))]
        }
        Err(why) => {
            model.notices.push(Notice::ImportFailed(why));
            Vec::new()
        }
    }
}

/// Says that another page plays, so that nothing can be taken from a file here.
fn refuse_file(model: &mut Model) -> Vec<Effect> {
    model.notices.push(Notice::ImportElsewhere);
    let words = &model.words;
    vec![Effect::Announce(words.import_failed(words.why_elsewhere()))]
}

/// Texts have been kept aside, or there was no room for them. What was to follow does not if another page has taken the
/// game meanwhile.
pub(super) fn kept(model: &mut Model, then: AfterKeeping, kept: bool) -> Vec<Effect> {
    match then {
        AfterKeeping::Begin(form) if !model.elsewhere => begin::kept(model, form, kept),
        AfterKeeping::Nothing | AfterKeeping::Begin(_) => Vec::new(),
        AfterKeeping::Import(_) if model.elsewhere => refuse_file(model),
        AfterKeeping::Import(importing) if kept => take(model, *importing),
        AfterKeeping::Import(_) => {
            model.notices.push(Notice::ImportNoRoom);
            Vec::new()
        }
    }
}

/// What a file holds takes the place of what is here.
fn take(model: &mut Model, importing: Importing) -> Vec<Effect> {
    let Importing {
        saved,
        others,
        kept,
        ..
    } = importing;
    let (settings, book) = others.unwrap_or_else(|| (model.settings, model.book.clone()));
    let spoken = settings.language != model.settings.language;
    let Some(fresh) = Model::resumed(saved, settings, model.words.clone()) else {
        return Vec::new();
    };
    model.book = book;
    let mut effects: Vec<Effect> = fair::leave(model).into_iter().collect();
    model.go_on_with(fresh);
    fair::mark(model);
    effects.extend(fair::show(model));
    effects.push(Effect::Cancel);
    effects.extend(save_settings(model));
    let stored = save(model);
    let forget = kept.filter(|_| stored.is_some()).map(Effect::Forget);
    if forget.is_none() {
        model.notices.push(Notice::Imported);
    }
    effects.extend(stored.into_iter().chain(forget));
    // What arrives finished was counted where it ended.
    fair::leave_out(model);
    effects.push(Effect::SaveBook(model.book.to_text()));
    if spoken {
        effects.push(Effect::Translate(settings.language));
    }
    effects.extend(drive::drive(model));
    effects
}

/// A stored game that nothing led to any more was found and is in the library.
pub(super) fn game_kept(model: &mut Model) -> Vec<Effect> {
    model.notices.push(Notice::GameKept);
    Vec::new()
}

/// Opens the library; the notice that leads there has done its work.
pub(super) fn open_library(model: &mut Model) -> Vec<Effect> {
    model.dismiss();
    model.dialog = Dialog::Library;
    Vec::new()
}

/// The browser does not store: the player is told once.
pub(super) fn store_failed(model: &mut Model) -> Vec<Effect> {
    if model.storing == Storing::Works {
        model.storing = Storing::Refused;
        model.notices.push(Notice::NotStored);
    }
    Vec::new()
}

/// The browser stores again: nothing needs to be said any more.
pub(super) fn stores_again(model: &mut Model) -> Vec<Effect> {
    if model.is_refused() {
        model.storing = Storing::Works;
        model.notices.retain(|notice| *notice != Notice::NotStored);
    }
    Vec::new()
}

/// What could not be read stays where it is, and nothing is stored over it.
pub(super) fn put_aside_failed(model: &mut Model) -> Vec<Effect> {
    for notice in &mut model.notices {
        if let Notice::Unreadable(why) = notice {
            model.storing = Storing::Held(why.clone());
            *notice = Notice::NoRoom(why.clone());
        }
    }
    Vec::new()
}

/// This game is stored over the one that could not be read.
pub(super) fn replace_stored(model: &mut Model) -> Vec<Effect> {
    model.storing = Storing::Works;
    let told = |notice: &Notice| !matches!(notice, Notice::NoRoom(_));
    model.notices.retain(told);
    save(model).into_iter().collect()
}
