//! Navigation between the room's pages, and their announcements.

use library::EntryId;
use terms::{Change, Form, Purpose};

use crate::{
    Effect, Model, Notice, Page, ShownDuplicate,
    speech::{heading, notice},
};

/// Shows one of the room's pages.
pub(crate) fn show(model: &mut Model, page: Page) -> Vec<Effect> {
    model.page = page;
    model.notices.clear();
    model.asks_delete = false;
    let mut names = std::mem::take(&mut model.names);
    names.fill_fields(model.shown());
    model.names = names;
    let address = model.shown().map(ShownDuplicate::key);
    vec![
        Effect::Address(address),
        Effect::Say(heading(model)),
        Effect::Heading,
    ]
}

/// Shows the form for a new duplicate.
pub(crate) fn show_form(model: &mut Model) -> Vec<Effect> {
    let mut form = Form::new(Purpose::Duplicate);
    if let Some(level) = model.table.level {
        form.apply(Change::Level(level));
    }
    show(model, Page::New(form))
}

/// Shows a stored duplicate, or the list if the duplicate is not stored on this device.
pub(crate) fn open(model: &mut Model, key: &EntryId) -> Vec<Effect> {
    let Some(stored) = model.entries.get(key.as_str()).cloned() else {
        let effects = show(model, Page::List);
        model.notices.push(Notice::Unknown);
        return with_announcement(model, effects);
    };
    show(model, Page::Shown(Box::new(ShownDuplicate::new(stored))))
}

/// Appends the announcement of the notices to `effects`.
pub(crate) fn with_announcement(model: &Model, mut effects: Vec<Effect>) -> Vec<Effect> {
    let texts = model.notices.iter().map(|one| notice(model.words(), one));
    let text: Vec<String> = texts.collect();
    effects.extend((!text.is_empty()).then(|| Effect::Say(text.join(" "))));
    effects
}
