//! All entries, and which of them are listed.

use std::{cmp::Ordering, collections::BTreeMap};

use crate::{Entry, EntryId, Filter, Query, SortBy, folded, search};

/// All entries, with what is searched of each.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntryList {
    entries: BTreeMap<EntryId, IndexedEntry>,
    listed: Vec<EntryId>,
    query: Query,
}

/// An entry with its search text and sort keys.
#[derive(Clone, Debug, PartialEq)]
struct IndexedEntry {
    entry: Entry,
    /// The text that is searched.
    text: String,
    /// By what it is sorted, computed once for each entry and not for each comparison.
    name: String,
    day: (String, u64),
}

impl IndexedEntry {
    fn new(entry: Entry) -> Self {
        let players = format!("{} {}", entry.players.white, entry.players.black);
        Self {
            text: search::searched(&entry),
            name: folded(entry.title.as_deref().unwrap_or(&players)),
            day: search::day(&entry),
            entry,
        }
    }

    /// The order of two entries; equal ones are told apart by their ids, so that the list never jumps.
    fn order(&self, other: &Self, sort: SortBy) -> Ordering {
        let newest = || other.day.cmp(&self.day);
        let order = match sort {
            SortBy::Newest => newest(),
            SortBy::Oldest => newest().reverse(),
            SortBy::Name => self.name.cmp(&other.name).then_with(newest),
            SortBy::Length => other.entry.length.cmp(&self.entry.length).then_with(newest),
        };
        order.then_with(|| self.entry.id.cmp(&other.entry.id))
    }
}

impl EntryList {
    /// The list of these entries.
    pub fn new(entries: Vec<Entry>) -> Self {
        let mut entry_list = Self::default();
        entry_list.put_all(entries);
        entry_list
    }

    /// Puts entries in the place of those with the same ids.
    pub fn put_all(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            self.entries
                .insert(entry.id.clone(), IndexedEntry::new(entry));
        }
        self.update_listed();
    }

    /// An entry, deleted or not.
    pub fn get(&self, id: &EntryId) -> Option<&Entry> {
        self.entries
            .get(id)
            .map(|indexed_entry| &indexed_entry.entry)
    }

    /// All entries, deleted ones too.
    pub fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .values()
            .map(|indexed_entry| &indexed_entry.entry)
    }

    /// The ids of the entries that are listed, in order.
    pub fn listed(&self) -> &[EntryId] {
        &self.listed
    }

    /// The current query.
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Lists what this query finds.
    pub fn set_query(&mut self, query: Query) {
        self.query = query;
        self.update_listed();
    }

    /// Number of entries in a filter, ignoring the search text.
    pub fn count(&self, filter: Filter) -> usize {
        let there = |entry: &&Entry| entry.deleted.is_none() && filter.accepts(entry);
        self.all().filter(there).count()
    }

    fn update_listed(&mut self) {
        let Query {
            filter,
            search,
            sort,
        } = &self.query;
        let search = folded(search);
        let is_found = |indexed_entry: &&IndexedEntry| {
            indexed_entry.entry.deleted.is_none()
                && filter.accepts(&indexed_entry.entry)
                && search::has_all(&indexed_entry.text, &search)
        };
        let mut found: Vec<&IndexedEntry> = self.entries.values().filter(is_found).collect();
        found.sort_by(|a, b| a.order(b, *sort));
        self.listed = found
            .iter()
            .map(|indexed_entry| indexed_entry.entry.id.clone())
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, SortBy, Source, summary::tests::entry};

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

    fn names(
        entry_list: &mut EntryList,
        filter: Filter,
        search: &str,
        sort: SortBy,
    ) -> Vec<String> {
        let search = search.to_owned();
        entry_list.set_query(Query {
            filter,
            search,
            sort,
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
    fn filters_and_searches_at_once_and_lists_nothing_deleted() {
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
            [3, 2, 1, 0, 2]
        );
    }

    #[test]
    fn an_entry_takes_the_place_of_the_one_with_its_id() {
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
}
