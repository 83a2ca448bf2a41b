//! Update function of the library model.

use crate::{
    Edit, Effect, Entry, EntryId, FileKind, Filter, Import, ImportStep, Model, Msg, Query,
    ReadFile, Refusal, SortBy,
    room::{Loader, Problem, Room, StoreError},
    summary::{MAX_NOTE_CHARS, cut},
};

/// Time, in milliseconds, after which a deleted entry is purged and can no longer be restored.
const PURGE_AFTER_MS: u64 = 24 * 3_600_000;

/// Maximum number of entries in the collection.
pub const MAX_COLLECTED: usize = 5_000;

/// Updates the model according to `msg`, and returns the effects to carry out.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    crate::room::update(model, msg)
}

impl Room for Model {
    type Msg = Msg;
    type Effect = Effect;

    fn loader(&self) -> &Loader<Msg> {
        &self.loader
    }

    fn loader_mut(&mut self) -> &mut Loader<Msg> {
        &mut self.loader
    }

    fn must_wait(&self, msg: &Msg) -> bool {
        match msg {
            // Imports run one at a time, so that a new import does not discard the previous one's contents.
            Msg::Import(..) => self.loader.is_new() || self.import.is_some(),
            Msg::Tick(_)
            | Msg::TickAll(_)
            | Msg::Rename(..)
            | Msg::Note(..)
            | Msg::Delete(..)
            | Msg::Undo
            | Msg::Export(..) => self.loader.is_new(),
            _ => false,
        }
    }

    fn needs_data(&self, _msg: &Msg) -> bool {
        // The list itself already shows that it is empty.
        false
    }

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        handle(self, msg)
    }

    fn report(&mut self, problem: Problem) -> Vec<Effect> {
        self.problem = Some(problem);
        Vec::new()
    }
}

fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Loaded { entries, now } => return loaded(model, entries, now),
        Msg::Reviewed(reviewed) => model.entry_list.set_reviewed(reviewed),
        Msg::Identified(found) => identified(model, found),
        Msg::Filter(filter) => set_query(model, |query| query.filter = filter),
        Msg::Search(search) => set_query(model, |query| query.search = search),
        Msg::Sort(sort) => set_query(model, |query| {
            (query.sort, query.is_reversed) = (sort, false);
        }),
        Msg::SortColumn(column) => set_query(model, |query| sort_column(query, column)),
        Msg::Columns(columns) => set_query(model, |query| query.columns = columns),
        Msg::Figures(figures) => {
            model.entry_list.add_figures(figures);
            keep_listed_selected(model);
        }
        Msg::Collected(collected) => model.entry_list.set_collected(collected),
        Msg::Collect(adds) => return collect(model, adds),
        Msg::Scrolled(viewport) => model.viewport = viewport,
        Msg::Select(is_selecting) => {
            model.is_selecting = is_selecting;
            model.selected.clear();
        }
        Msg::Tick(id) => {
            if !model.selected.remove(&id) {
                model.selected.insert(id);
            }
        }
        Msg::TickAll(all) => tick_all(model, all),
        Msg::Rename(id, title) => {
            let title = Some(shortened(&title)).filter(|title| !title.is_empty());
            return change(model, &[id], Edit::Title(title));
        }
        Msg::Note(id, note) => {
            return change(model, &[id], Edit::Note(shortened(&note)));
        }
        Msg::Delete(ids, now) => return delete(model, &ids, now),
        Msg::Undo => {
            let ids = std::mem::take(&mut model.deleted);
            model.deleted_count = 0;
            return change(model, &ids, Edit::Deleted(None));
        }
        Msg::Written(ticket, result) => written(model, ticket, result),
        Msg::Import(number, names) => return import(model, number, names),
        Msg::FileRead(read, bodies) => return file_read(model, read, bodies),
        Msg::Agree => return agree(model, false),
        Msg::AgreeToReplace => return agree(model, true),
        Msg::Stored(result) => return import_stored(model, result),
        Msg::CloseImport => {
            let import = model
                .import
                .take_if(|import| import.step != ImportStep::Keeping);
            return import.map_or(Vec::new(), |_| vec![Effect::StopReading]);
        }
        Msg::Export(id, kind) => return export(model, id.as_ref(), kind),
        Msg::Exported(Ok(lost)) => model.lost = lost,
        Msg::Exported(Err(why)) | Msg::Failed(why) => model.problem = Some(Problem::NotStored(why)),
        Msg::Dismiss => {
            model.problem = None;
            model.lost.clear();
            model.deleted.clear();
            model.deleted_count = 0;
        }
    }
    Vec::new()
}

/// Sorts by a column, or reverses the order if the list is already sorted by that column.
fn sort_column(query: &mut Query, column: SortBy) {
    let is_date = column == SortBy::Newest && matches!(query.sort, SortBy::Newest | SortBy::Oldest);
    if is_date {
        query.sort = match query.sort {
            SortBy::Newest => SortBy::Oldest,
            _ => SortBy::Newest,
        };
    } else {
        query.is_reversed = query.sort == column && !query.is_reversed;
        query.sort = column;
    }
}

/// Adds the selected entries to the collection, or removes them from it, and ends selection mode.
fn collect(model: &mut Model, adds: bool) -> Vec<Effect> {
    let mut collected = model.entry_list.collected().clone();
    let selected = std::mem::take(&mut model.selected);
    for id in selected {
        if adds && collected.len() < MAX_COLLECTED {
            collected.insert(id);
        } else if !adds {
            collected.remove(&id);
        }
    }
    model.is_selecting = false;
    model.entry_list.set_collected(collected.clone());
    vec![Effect::StoreCollected(collected)]
}

fn agree(model: &mut Model, replaces: bool) -> Vec<Effect> {
    let import = model.import.as_mut();
    let added = import.map(|import| import.agree(replaces));
    let added = added.filter(|added| !added.is_empty());
    added.map(Effect::Store).into_iter().collect()
}

fn tick_all(model: &mut Model, all: bool) {
    model.selected.clear();
    if all {
        model
            .selected
            .extend(model.entry_list.listed().iter().cloned());
    }
}

fn loaded(model: &mut Model, entries: Result<Vec<Entry>, StoreError>, now: u64) -> Vec<Effect> {
    if let Err(why) = entries {
        model.problem = Some(Problem::NotStored(why));
    }
    let Some(entries) = model.loader.finish(entries) else {
        return Vec::new();
    };
    let old = |entry: &Entry| {
        entry
            .deleted
            .is_some_and(|at| at.saturating_add(PURGE_AFTER_MS) < now)
    };
    // The database may have been read before one of the user's unconfirmed changes.
    let changes = || model.unconfirmed.values().flatten();
    let is_changed = |entry: &Entry| changes().any(|before| before.id == entry.id);
    let (gone, entries): (Vec<Entry>, Vec<Entry>) = entries
        .into_iter()
        .filter(|entry| !is_changed(entry))
        .partition(old);
    model.entry_list.put_all(entries);
    let gone: Vec<EntryId> = gone.into_iter().map(|entry| entry.id).collect();
    if gone.is_empty() {
        Vec::new()
    } else {
        vec![Effect::Purge(gone)]
    }
}

fn set_query(model: &mut Model, change: impl FnOnce(&mut Query)) {
    let mut query = model.entry_list.query().clone();
    change(&mut query);
    model.entry_list.set_query(query);
    model.viewport.top = 0.0;
    keep_listed_selected(model);
}

/// Deselects entries that are not listed, so that no hidden entry can be exported or deleted.
fn keep_listed_selected(model: &mut Model) {
    let listed = model.entry_list.listed();
    let selected = std::mem::take(&mut model.selected);
    model.selected = listed
        .iter()
        .filter(|id| selected.contains(id))
        .cloned()
        .collect();
}

fn shortened(text: &str) -> String {
    cut(text.trim(), MAX_NOTE_CHARS)
}

/// Applies an edit to entries immediately, and requests the same edit in the database.
fn change(model: &mut Model, ids: &[EntryId], edit: Edit) -> Vec<Effect> {
    let before: Vec<Entry> = ids
        .iter()
        .filter_map(|id| model.entry_list.get(id))
        .cloned()
        .collect();
    let mut after = before.clone();
    for entry in &mut after {
        edit.apply(entry);
    }
    if after == before {
        return Vec::new();
    }
    model.last_change += 1;
    model.unconfirmed.insert(model.last_change, before);
    let changed = after.iter().map(|entry| entry.id.clone()).collect();
    model.entry_list.put_all(after);
    vec![Effect::Write(model.last_change, changed, edit)]
}

fn delete(model: &mut Model, ids: &[EntryId], now: u64) -> Vec<Effect> {
    for id in ids {
        model.selected.remove(id);
    }
    model.deleted_count = ids.len();
    // To the user, a match in several formats is a single entry.
    let ids = ids.iter().flat_map(|id| model.entry_list.with_others(id));
    let ids: Vec<EntryId> = ids.collect();
    let effects = change(model, &ids, Edit::Deleted(Some(now)));
    model.deleted = ids;
    effects
}

/// Stores newly computed match IDs, so that entries of the same match are listed as one.
fn identified(model: &mut Model, found: Vec<(EntryId, EntryId)>) {
    let entries = found.into_iter().filter_map(|(id, match_id)| {
        let mut entry = model.entry_list.get(&id)?.clone();
        Edit::MatchId(match_id).apply(&mut entry);
        Some(entry)
    });
    let entries = entries.collect();
    model.entry_list.put_all(entries);
    keep_listed_selected(model);
}

fn written(model: &mut Model, ticket: u32, result: Result<(), StoreError>) {
    let before = model.unconfirmed.remove(&ticket);
    if let Err(why) = result {
        model.problem = Some(Problem::NotStored(why));
        model.deleted.clear();
        model.deleted_count = 0;
        // A change rejected by the database is rolled back.
        model.entry_list.put_all(before.unwrap_or_default());
    }
}

fn import(model: &mut Model, number: u32, names: Vec<Option<String>>) -> Vec<Effect> {
    if names.is_empty() {
        return Vec::new();
    }
    model.import = Some(Import::new(number, names));
    vec![Effect::BeginImport(number), Effect::Read(0)]
}

fn file_read(
    model: &mut Model,
    read: Result<ReadFile, Refusal>,
    bodies: Vec<Vec<u8>>,
) -> Vec<Effect> {
    let Some(import) = &mut model.import else {
        return Vec::new();
    };
    if import.next().is_none() {
        return Vec::new();
    }
    import.add_file(read, bodies, &model.entry_list);
    import
        .next()
        .map_or(Vec::new(), |nth| vec![Effect::Read(nth)])
}

/// Lists the imported entries or reports the problem, and closes the import report.
fn import_stored(model: &mut Model, result: Result<Vec<Entry>, StoreError>) -> Vec<Effect> {
    match result {
        Ok(entries) => {
            model.entry_list.put_all(entries);
            model.import = None;
            vec![Effect::StopReading, Effect::AnnounceAdded]
        }
        Err(why) => {
            model.problem = Some(Problem::NotStored(why));
            model.import = None;
            vec![Effect::StopReading]
        }
    }
}

fn export(model: &Model, id: Option<&EntryId>, kind: FileKind) -> Vec<Effect> {
    let ids: Vec<EntryId> = if let Some(id) = id {
        vec![id.clone()]
    } else {
        let ticked = model.ticked_entries().into_iter();
        ticked.map(|entry| entry.id.clone()).collect()
    };
    let is_whole = ids.len() == model.entry_list.count(Filter::default());
    let get = |id: &EntryId| model.entry_list.get(id).cloned();
    // A backup contains a match in all of its formats, whereas other files contain it only once.
    let entries: Vec<Entry> = match kind {
        FileKind::Backup => {
            let all = ids.iter().flat_map(|id| model.entry_list.with_others(id));
            all.filter_map(|id| get(&id)).collect()
        }
        _ => ids.iter().filter_map(get).collect(),
    };
    if entries.is_empty() {
        return Vec::new();
    }
    vec![Effect::Export {
        entries,
        kind,
        cards: kind == FileKind::Backup && is_whole,
    }]
}

#[cfg(test)]
#[path = "update_tests.rs"]
mod tests;
