//! Tests for messages that wait for the entries to load, and for files that wait for an import to end.

use super::*;
use crate::room::{Loading, MAX_WAITING};

fn files(number: u32) -> Msg {
    Msg::Import(number, vec![Some(format!("{number}.mat"))])
}

fn loaded(entries: Vec<Entry>) -> Msg {
    let entries = Ok(entries);
    Msg::Loaded { entries, now: 0 }
}

const fn begins(number: u32) -> [Effect; 2] {
    [Effect::BeginImport(number), Effect::Read(0)]
}

#[test]
fn files_that_arrive_before_the_entries_are_compared_with_them() {
    let entries = three();
    let mut model = Model::default();
    assert_eq!(update(&mut model, files(1)), [], "they wait");
    assert_eq!(update(&mut model, loaded(entries.clone())), begins(1));
    update(&mut model, read(&entries));
    let import = model.import.as_ref().expect("a report");
    assert_eq!((import.new_entries(), import.reports[0].known), (0, 3));
}

#[test]
fn files_are_imported_even_if_the_entries_could_not_be_loaded() {
    let mut model = Model::default();
    update(&mut model, files(1));
    let failed = Msg::Loaded {
        entries: Err(StoreError::Blocked),
        now: 0,
    };
    assert_eq!(update(&mut model, failed), begins(1));
    let why = StoreError::Blocked;
    assert_eq!(model.problem, Some(Problem::NotStored(why)));
    assert_eq!(model.loader.loading(), Loading::Failed(why));
}

#[test]
fn messages_before_loading_are_handled_after_it_in_every_order() {
    let entries = three();
    let id = entries[1].id.clone();
    let msgs = [
        Msg::Tick(id.clone()),
        Msg::TickAll(true),
        Msg::Rename(id.clone(), "The final".to_owned()),
        Msg::Delete(vec![id], 5),
        Msg::Undo,
        Msg::Export(None, FileKind::Mat),
        files(1),
    ];
    for first in &msgs {
        for second in &msgs {
            for third in &msgs {
                let order = [first, second, third].map(Clone::clone);
                let (mut early, mut late) = (Model::default(), Model::default());
                for msg in &order {
                    assert_eq!(update(&mut early, msg.clone()), []);
                }
                let effects = update(&mut early, loaded(entries.clone()));
                update(&mut late, loaded(entries.clone()));
                let expected = order.iter().flat_map(|msg| update(&mut late, msg.clone()));
                assert_eq!(effects, expected.collect::<Vec<_>>(), "{order:?}");
                assert_eq!(early, late, "{order:?}");
            }
        }
    }
}

#[test]
fn a_search_does_not_wait() {
    let mut model = Model::default();
    update(&mut model, Msg::Search("bert".to_owned()));
    assert_eq!(model.entry_list.query().search, "bert");
    update(&mut model, loaded(three()));
    assert_eq!(model.entry_list.listed().len(), 1);
}

#[test]
fn files_that_arrive_while_an_import_is_stored_are_imported_next() {
    let entries = three();
    let mut model = loaded_with(Vec::new());
    update(&mut model, files(1));
    update(&mut model, read(&entries[..1]));
    update(&mut model, Msg::Agree);
    assert_eq!(update(&mut model, files(2)), []);
    assert_eq!(update(&mut model, files(3)), []);
    let stored = Msg::Stored(Ok(entries[..1].to_vec()));
    let effects = update(&mut model, stored);
    let over = [Effect::StopReading, Effect::AnnounceAdded];
    assert_eq!(effects, [&over[..], &begins(2)[..]].concat());
    update(&mut model, read(&entries));
    let import = model.import.as_ref().expect("a report");
    assert_eq!((import.new_entries(), import.reports[0].known), (2, 1));
    let effects = update(&mut model, Msg::CloseImport);
    assert_eq!(effects, [&[Effect::StopReading][..], &begins(3)].concat());
}

#[test]
fn files_that_arrive_before_a_failure_are_imported() {
    let mut model = loaded_with(Vec::new());
    update(&mut model, files(1));
    update(&mut model, read(&three()));
    update(&mut model, Msg::Agree);
    update(&mut model, files(2));
    let effects = update(&mut model, Msg::Stored(Err(StoreError::Full)));
    assert_eq!(effects, [&[Effect::StopReading][..], &begins(2)].concat());
    assert_eq!(
        model.problem,
        Some(Problem::NotStored(StoreError::Full)),
        "the problem is still reported"
    );
}

#[test]
fn new_files_do_not_replace_an_import_that_awaits_an_answer() {
    let mut model = loaded_with(Vec::new());
    update(&mut model, files(1));
    update(&mut model, read(&three()));
    assert_eq!(update(&mut model, files(2)), []);
    let import = model.import.as_ref().expect("the report on the first");
    assert_eq!(import.new_entries(), 3);
    assert_eq!(update(&mut model, Msg::Agree).len(), 1);
}

#[test]
fn files_beyond_the_limit_are_rejected_with_a_problem() {
    let mut model = Model::default();
    for number in 0..MAX_WAITING {
        assert_eq!(update(&mut model, files(number as u32)), []);
    }
    assert_eq!(model.problem, None);
    update(&mut model, files(99));
    assert_eq!(model.problem, Some(Problem::TooManyWaiting));
}
