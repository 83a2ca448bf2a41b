//! Tests for the list: sorting, filters, and entries of the same match.

use crate::{EntryId, EntryList, Filter, Kind, Query, SortBy, Source, summary::tests::entry};

fn entry_list() -> EntryList {
    let mut anna = entry("Anna", "Ben", 7);
    anna.date = Some("2024-05-11".to_owned());
    let mut zoe = entry("Zoë", "Ben", 3);
    zoe.date = Some("2023-01-01".to_owned());
    zoe.source = Source::Here(Some("expert".to_owned()));
    let mut money = entry("Carl", "Dora", 0);
    (money.kind, money.added) = (Kind::Money, 1_735_689_600_000);
    let mut gone = entry("Anna", "Gone", 5);
    gone.deleted = Some(1);
    EntryList::new(vec![anna, zoe, money, gone])
}

fn names(entry_list: &mut EntryList, filter: Filter, search: &str, sort: SortBy) -> Vec<String> {
    let search = search.to_owned();
    entry_list.set_query(Query {
        filter,
        search,
        sort,
        ..Query::default()
    });
    let white = |id| {
        entry_list
            .get(id)
            .expect("it is listed")
            .players
            .white
            .clone()
    };
    entry_list.listed().iter().map(white).collect()
}

#[test]
fn lists_by_date_name_and_length() {
    let entry_list = &mut entry_list();
    let all = Filter::All;
    assert_eq!(
        names(entry_list, all, "", SortBy::Newest),
        ["Carl", "Anna", "Zoë"]
    );
    assert_eq!(
        names(entry_list, all, "", SortBy::Oldest),
        ["Zoë", "Anna", "Carl"]
    );
    assert_eq!(
        names(entry_list, all, "", SortBy::Name),
        ["Anna", "Carl", "Zoë"]
    );
    assert_eq!(
        names(entry_list, all, "", SortBy::Length),
        ["Anna", "Zoë", "Carl"]
    );
}

#[test]
fn applies_filter_and_search_and_omits_deleted_entries() {
    let entry_list = &mut entry_list();
    let newest = SortBy::Newest;
    assert_eq!(
        names(entry_list, Filter::Matches, "ben", newest),
        ["Anna", "Zoë"]
    );
    assert_eq!(names(entry_list, Filter::Imported, "BEN", newest), ["Anna"]);
    assert_eq!(names(entry_list, Filter::Money, "", newest), ["Carl"]);
    assert_eq!(names(entry_list, Filter::Positions, "", newest), [""; 0]);
    assert_eq!(names(entry_list, Filter::All, "gone", newest), [""; 0]);
    assert_eq!(
        Filter::ALL.map(|filter| entry_list.count(filter)),
        [3, 2, 1, 0, 2, 0]
    );
}

/// Returns a list containing the same match from three files, and a second match.
fn one_match() -> EntryList {
    let file = |name: &str, added| {
        let mut file = entry("Anna", "Ben", 7);
        (file.match_id, file.added) = (Some(file.id), added);
        file.id = EntryId::of(&[name.as_bytes()]);
        file.source = Source::File(name.to_owned());
        file
    };
    let files = [file("a.mat", 3), file("b.sgf", 1), file("c.xg", 2)];
    EntryList::new([&files[..], &[entry("Carl", "Dora", 5)]].concat())
}

#[test]
fn the_same_match_in_three_formats_is_one_entry_with_all_its_sources() {
    let mut entry_list = one_match();
    assert_eq!(entry_list.count(Filter::All), 2);
    assert_eq!(
        names(&mut entry_list, Filter::All, "anna", SortBy::Name),
        ["Anna"]
    );
    assert_eq!(
        names(&mut entry_list, Filter::All, "c.xg", SortBy::Name),
        ["Anna"]
    );
    let lead = entry_list.listed()[0].clone();
    assert_eq!(lead, EntryId::of(&[b"b.sgf"]), "the one that came first");
    let sources = entry_list.others(&lead).map(|other| other.source.clone());
    let files = ["c.xg", "a.mat"].map(|name| Source::File(name.to_owned()));
    assert_eq!(sources.collect::<Vec<_>>(), files);
    assert_eq!(entry_list.with_others(&lead).len(), 3);
}

#[test]
fn a_reviewed_source_represents_its_match() {
    let mut entry_list = one_match();
    let reviewed = EntryId::of(&[b"a.mat"]);
    entry_list.set_reviewed([reviewed.clone()].into());
    assert!(entry_list.listed().contains(&reviewed));
    let names = entry_list
        .unreviewed()
        .map(|entry| entry.players.white.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Carl"]);
    assert_eq!(entry_list.totals(), (2, 1));
}

#[test]
fn deleting_a_source_lists_another_source() {
    let mut entry_list = one_match();
    let lead = EntryId::of(&[b"b.sgf"]);
    let mut gone = entry_list.get(&lead).expect("it is there").clone();
    gone.deleted = Some(1);
    entry_list.put_all(vec![gone]);
    assert_eq!(entry_list.count(Filter::All), 2);
    assert!(!entry_list.listed().contains(&lead));
}

#[test]
fn put_all_replaces_the_entry_with_the_same_id() {
    let mut entry_list = entry_list();
    let mut renamed = entry("Anna", "Ben", 7);
    renamed.title = Some("The final".to_owned());
    entry_list.put_all(vec![renamed]);
    assert_eq!(entry_list.count(Filter::All), 3);
    assert_eq!(
        names(&mut entry_list, Filter::All, "final", SortBy::Name),
        ["Anna"]
    );
}
