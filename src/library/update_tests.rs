use super::*;
use crate::summary::tests::entry;
use crate::{Added, Analysis, FileRemark, Unusual};

#[path = "replace_tests.rs"]
mod replace;
#[path = "waiting_tests.rs"]
mod waiting;

fn read(entries: &[Entry]) -> Msg {
    let read = ReadFile {
        entries: entries.to_vec(),
        analyses: entries.iter().map(|entry| entry.id.clone()).collect(),
        cards: false,
        remarks: vec![FileRemark {
            file: None,
            what: Unusual::BadEntry,
        }],
        ..ReadFile::default()
    };
    let bodies = entries.iter().map(|_| vec![1, 2, 3]);
    let analyses = entries.iter().map(|_| b"nets\nresult".to_vec());
    Msg::FileRead(Ok(read), bodies.chain(analyses).collect())
}

fn three() -> Vec<Entry> {
    ["Anna", "Bert", "Carl"]
        .map(|name| entry(name, "Zoë", 5))
        .to_vec()
}

fn loaded_with(entries: Vec<Entry>) -> Model {
    let mut model = Model::default();
    let loaded = Msg::Loaded {
        entries: Ok(entries),
        now: 0,
    };
    assert_eq!(update(&mut model, loaded), []);
    model
}

#[test]
fn a_change_is_rolled_back_if_the_database_rejects_it() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    let id = entries[0].id.clone();
    let effects = update(
        &mut model,
        Msg::Rename(id.clone(), " The final ".to_owned()),
    );
    let [Effect::Write(ticket, ids, edit)] = &effects[..] else {
        panic!("one change is written, not {effects:?}");
    };
    assert_eq!(*ids, std::slice::from_ref(&id));
    let mut renamed = entries[0].clone();
    edit.apply(&mut renamed);
    assert_eq!(renamed.title.as_deref(), Some("The final"));
    assert_eq!(model.entry_list.get(&id), Some(&renamed));
    update(&mut model, Msg::Written(*ticket, Err(StoreError::Full)));
    assert_eq!(model.entry_list.get(&id), Some(&entries[0]));
    assert_eq!(model.problem, Some(Problem::NotStored(StoreError::Full)));
}

#[test]
fn loading_does_not_revert_an_unconfirmed_change() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    let id = entries[0].id.clone();
    let effects = update(&mut model, Msg::Delete(vec![id.clone()], 5));
    let Some(Effect::Write(ticket, ..)) = effects.first() else {
        panic!("{effects:?}");
    };
    let read_before = Msg::Loaded {
        entries: Ok(entries.clone()),
        now: 6,
    };
    assert_eq!(update(&mut model, read_before), []);
    let deleted = |model: &Model| model.entry_list.get(&id).and_then(|entry| entry.deleted);
    assert_eq!(deleted(&model), Some(5));
    update(&mut model, Msg::Written(*ticket, Err(StoreError::Full)));
    assert_eq!(deleted(&model), None);
}

#[test]
fn a_deletion_can_be_undone_and_is_purged_a_day_later() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    let ids: Vec<EntryId> = entries[..2].iter().map(|entry| entry.id.clone()).collect();
    update(&mut model, Msg::TickAll(true));
    let effects = update(&mut model, Msg::Delete(ids.clone(), 5));
    let deleted = Edit::Deleted(Some(5));
    assert_eq!(effects, [Effect::Write(1, ids.clone(), deleted.clone())]);
    let mut gone = entries[..2].to_vec();
    for entry in &mut gone {
        deleted.apply(entry);
    }
    assert_eq!(
        (model.entry_list.listed().len(), model.selected.len()),
        (1, 1)
    );
    let mut later = Model::default();
    let loaded = Msg::Loaded {
        entries: Ok(gone),
        now: 6 + PURGE_AFTER_MS,
    };
    assert_eq!(update(&mut later, loaded), [Effect::Purge(ids.clone())]);
    let restored = Effect::Write(2, ids, Edit::Deleted(None));
    assert_eq!(update(&mut model, Msg::Undo), [restored]);
    assert_eq!(model.entry_list.listed().len(), 3);
    assert_eq!(update(&mut model, Msg::Undo), [], "once");
}

#[test]
fn a_change_retains_newer_data_from_another_page() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    let id = entries[0].id.clone();
    let effects = update(&mut model, Msg::Rename(id, "The final".to_owned()));
    let [Effect::Write(_, _, edit)] = &effects[..] else {
        panic!("one change is written, not {effects:?}");
    };
    let mut newer = entries[0].clone();
    (newer.decisions, newer.finished) = (90, true);
    newer.note = "Look at game 2".to_owned();
    let mut written = newer.clone();
    edit.apply(&mut written);
    newer.title = Some("The final".to_owned());
    assert_eq!(written, newer);
}

/// Returns a library containing the first entry, after reading files with all three entries and an invalid file.
fn model_with_report(entries: &[Entry]) -> Model {
    let mut model = loaded_with(entries[..1].to_vec());
    let names = ["one.mat", "two.mat", "bad.mat"].map(|name| Some(name.to_owned()));
    assert_eq!(
        update(&mut model, Msg::Import(1, names.to_vec())),
        [Effect::BeginImport(1), Effect::Read(0)]
    );
    assert_eq!(
        update(&mut model, Msg::Agree),
        [],
        "not while files are being read"
    );
    assert_eq!(update(&mut model, read(&entries[..2])), [Effect::Read(1)]);
    assert_eq!(update(&mut model, read(&entries[1..])), [Effect::Read(2)]);
    let refused = Msg::FileRead(Err(Refusal::UnknownFormat), Vec::new());
    assert_eq!(update(&mut model, refused), []);
    model
}

#[test]
fn an_import_reports_each_file_before_storing_anything() {
    let model = model_with_report(&three());
    let import = model.import.as_ref().expect("a report");
    let counts: Vec<_> = import
        .reports
        .iter()
        .map(|report| (report.new, report.known))
        .collect();
    assert_eq!(counts, [(1, 1), (1, 1), (0, 0)]);
    assert_eq!(import.reports[2].refusal, Some(Refusal::UnknownFormat));
    assert_eq!(
        (import.new_entries(), model.entry_list.listed().len()),
        (2, 1)
    );
}

#[test]
fn agreeing_stores_the_new_entries_of_an_import_once() {
    let entries = three();
    let mut model = model_with_report(&entries);
    let effects = update(&mut model, Msg::Agree);
    let [
        Effect::Store(Added {
            items, analyses, ..
        }),
    ] = &effects[..]
    else {
        panic!("agreed: {effects:?}");
    };
    assert_eq!(items.len(), 2);
    let stored = Analysis {
        version: "nets".to_owned(),
        text: "result".to_owned(),
    };
    let expected = items
        .iter()
        .map(|item| (item.entry.id.clone(), stored.clone()));
    assert_eq!(
        *analyses,
        expected.collect::<Vec<_>>(),
        "those of the new entries, once"
    );
    assert_eq!(update(&mut model, Msg::Agree), [], "once");
    assert_eq!(
        update(&mut model, Msg::CloseImport),
        [],
        "the report cannot be closed while the import is stored"
    );
    let effects = update(&mut model, Msg::Stored(Ok(entries[1..].to_vec())));
    assert_eq!(model.entry_list.listed().len(), 3);
    assert_eq!(effects, [Effect::StopReading, Effect::AnnounceAdded]);
    assert_eq!(model.import, None, "nothing is left to close");
}

#[test]
fn cards_in_a_backup_are_stored_even_if_its_matches_are_known() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    update(
        &mut model,
        Msg::Import(1, vec![Some("backup.zip".to_owned())]),
    );
    let Msg::FileRead(Ok(file), mut bodies) = read(&entries) else {
        panic!("it is read");
    };
    let sheet = format!("sheet|{}", "y".repeat(3_000));
    bodies.push(format!("1|a\n\n{}\n{sheet}\n1|b", "x".repeat(3_000)).into_bytes());
    let file = ReadFile {
        cards: true,
        ..file
    };
    update(&mut model, Msg::FileRead(Ok(file), bodies));
    let import = model.import.as_ref().expect("a report");
    assert_eq!((import.new_entries(), import.cards()), (0, 3));
    let added = Added {
        cards: vec!["1|a".to_owned(), sheet, "1|b".to_owned()],
        ..Added::default()
    };
    assert_eq!(update(&mut model, Msg::Agree), [Effect::Store(added)]);
    assert_eq!(update(&mut model, Msg::Agree), [], "once");
}

#[test]
fn only_a_full_backup_includes_the_cards() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    let mut has_cards = |id, kind| match &update(&mut model, Msg::Export(id, kind))[..] {
        [Effect::Export { cards, .. }] => Some(*cards),
        _ => None,
    };
    assert_eq!(has_cards(None, FileKind::Backup), None, "nothing is ticked");
    let one = Some(entries[0].id.clone());
    assert_eq!(has_cards(one, FileKind::Backup), Some(false));
    update(&mut model, Msg::TickAll(true));
    let mut has_cards = |kind| match &update(&mut model, Msg::Export(None, kind))[..] {
        [Effect::Export { cards, .. }] => Some(*cards),
        _ => None,
    };
    assert_eq!(has_cards(FileKind::Mat), Some(false));
    assert_eq!(has_cards(FileKind::Backup), Some(true));
}

#[test]
fn a_failed_import_changes_nothing() {
    let mut model = loaded_with(Vec::new());
    update(&mut model, Msg::Import(1, vec![None]));
    update(&mut model, read(&three()));
    update(&mut model, Msg::Agree);
    update(&mut model, Msg::Stored(Err(StoreError::Full)));
    assert_eq!(
        (model.problem, model.entry_list.listed().len()),
        (Some(Problem::NotStored(StoreError::Full)), 0)
    );
}

#[test]
fn stale_replies_to_a_cancelled_import_are_ignored() {
    let mut model = loaded_with(Vec::new());
    update(&mut model, Msg::Import(1, vec![None]));
    assert_eq!(update(&mut model, Msg::CloseImport), [Effect::StopReading]);
    assert_eq!(update(&mut model, read(&three())), []);
    assert_eq!(model.import, None);
}

#[test]
fn a_search_deselects_the_entries_that_it_hides() {
    let entries = three();
    let mut model = loaded_with(entries.clone());
    update(&mut model, Msg::TickAll(true));
    update(&mut model, Msg::Search("bert".to_owned()));
    let effects = update(&mut model, Msg::Export(None, FileKind::Mat));
    assert_eq!(
        effects,
        [Effect::Export {
            entries: vec![entries[1].clone()],
            kind: FileKind::Mat,
            cards: false,
        }]
    );
    update(&mut model, Msg::Search(String::new()));
    assert_eq!(model.ticked_entries().len(), 1);
    update(&mut model, Msg::TickAll(false));
    assert_eq!(update(&mut model, Msg::Export(None, FileKind::Mat)), []);
}

#[test]
fn deleting_a_match_deletes_all_its_formats_until_undone() {
    let [first, ..] = <[Entry; 3]>::try_from(three()).expect("three");
    let mut sgf = first.clone();
    sgf.id = EntryId::of(&[b"sgf"]);
    let mut model = loaded_with(vec![first.clone(), sgf.clone()]);
    let listed = model.entry_list.listed().to_vec();
    assert_eq!(listed.len(), 1);
    let effects = update(&mut model, Msg::Delete(listed, 5));
    let [Effect::Write(_, ids, _)] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!((ids.len(), model.deleted_count), (2, 1));
    assert_eq!(model.entry_list.listed().len(), 0);
    update(&mut model, Msg::Undo);
    assert_eq!(model.entry_list.listed().len(), 1);
    assert_eq!(model.deleted_count, 0);
}

#[test]
fn a_backup_contains_every_format_of_a_match_and_other_files_only_one() {
    let [first, ..] = <[Entry; 3]>::try_from(three()).expect("three");
    let mut sgf = first.clone();
    sgf.id = EntryId::of(&[b"sgf"]);
    let mut model = loaded_with(vec![first, sgf]);
    update(&mut model, Msg::TickAll(true));
    let mut exported = |kind| match &update(&mut model, Msg::Export(None, kind))[..] {
        [Effect::Export { entries, cards, .. }] => (entries.len(), *cards),
        effects => panic!("{effects:?}"),
    };
    assert_eq!(exported(FileKind::Mat), (1, false));
    assert_eq!(exported(FileKind::Backup), (2, true));
}

#[test]
fn entries_from_an_earlier_release_are_merged_once_identified() {
    let [mut first, ..] = <[Entry; 3]>::try_from(three()).expect("three");
    first.match_id = None;
    let mut sgf = first.clone();
    sgf.id = EntryId::of(&[b"sgf"]);
    assert!(sgf.lacks_match_id());
    let ids = [first.id.clone(), sgf.id.clone()];
    let mut model = loaded_with(vec![first, sgf]);
    assert_eq!(model.entry_list.listed().len(), 2);
    let found = ids.map(|id| (id, EntryId::of(&[b"match"])));
    assert_eq!(update(&mut model, Msg::Identified(found.to_vec())), []);
    assert_eq!(model.entry_list.listed().len(), 1);
}

#[test]
fn another_format_of_a_known_match_is_stored_and_reported() {
    let [first, ..] = <[Entry; 3]>::try_from(three()).expect("three");
    let mut sgf = first.clone();
    sgf.id = EntryId::of(&[b"sgf"]);
    let mut model = loaded_with(vec![first]);
    update(&mut model, Msg::Import(1, vec![None]));
    update(&mut model, read(&[sgf]));
    let import = model.import.as_ref().expect("a report");
    assert_eq!((import.new_entries(), import.formats()), (0, 1));
    assert_eq!(update(&mut model, Msg::Agree).len(), 1);
}

#[test]
fn ending_the_selection_deselects_all_entries() {
    let mut model = loaded_with(three());
    update(&mut model, Msg::Select(true));
    update(&mut model, Msg::TickAll(true));
    assert_eq!((model.is_selecting, model.selected.len()), (true, 3));
    update(&mut model, Msg::Select(false));
    assert_eq!((model.is_selecting, model.selected.len()), (false, 0));
}

#[test]
fn draws_only_the_visible_ones_of_ten_thousand_entries() {
    let all: Vec<Entry> = (0..10_000)
        .map(|nth| entry(&format!("Player {nth}"), "Zoë", 7))
        .collect();
    let mut model = loaded_with(all);
    assert_eq!(model.entry_list.listed().len(), 10_000);
    assert!(model.visible_entries().len() < 40);
    update(&mut model, Msg::Search("9999 zoe".to_owned()));
    assert_eq!(model.visible_entries().len(), 1);
}
