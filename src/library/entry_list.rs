//! List of all entries, and the selection on display. Entries of the same match are listed as one entry.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use crate::{BodyFormat, Entry, EntryId, Filter, Query, SortBy, folded, search};

/// All entries with their search texts, and the listed ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntryList {
    entries: BTreeMap<EntryId, IndexedEntry>,
    /// Entries that have a review.
    reviewed: BTreeSet<EntryId>,
    /// Other entries of the same match, by the ID of the entry that represents them in the list.
    others: BTreeMap<EntryId, Vec<EntryId>>,
    /// Listed entry of each match, before the query is applied.
    leads: Vec<EntryId>,
    /// Identities of all matches in the library.
    matches: BTreeSet<EntryId>,
    listed: Vec<EntryId>,
    query: Query,
}

/// An entry with its search text and sort keys.
#[derive(Clone, Debug, PartialEq)]
struct IndexedEntry {
    entry: Entry,
    /// Searched text.
    text: String,
    /// Sort keys, computed once per entry and not for each comparison.
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

    /// Compares two entries; the IDs break ties, so that the order is stable.
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
    /// Creates a list of these entries.
    pub fn new(entries: Vec<Entry>) -> Self {
        let mut entry_list = Self::default();
        entry_list.put_all(entries);
        entry_list
    }

    /// Adds entries, replacing those with the same IDs.
    pub fn put_all(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            self.entries
                .insert(entry.id.clone(), IndexedEntry::new(entry));
        }
        self.update_leads();
    }

    /// Sets the entries that have a review.
    pub fn set_reviewed(&mut self, reviewed: BTreeSet<EntryId>) {
        self.reviewed = reviewed;
        self.update_leads();
    }

    /// Returns `true` if an entry has a review; for a listed entry, reviews of the same match count as well.
    pub fn is_reviewed(&self, id: &EntryId) -> bool {
        self.reviewed.contains(id)
    }

    /// Returns the number of matches and positions in the library, and the number of those that have a review.
    pub fn totals(&self) -> (usize, usize) {
        let reviewed = self.leads.iter().filter(|id| self.is_reviewed(id));
        (self.leads.len(), reviewed.count())
    }

    /// Returns the entries of the matches and positions without a review, one for each.
    pub fn unreviewed(&self) -> impl Iterator<Item = &Entry> {
        let leads = self.leads.iter().filter(|id| !self.is_reviewed(id));
        leads.filter_map(|id| self.get(id))
    }

    /// Returns the ID of an entry, then the IDs of the other entries with the same match.
    pub fn with_others(&self, id: &EntryId) -> Vec<EntryId> {
        let others = self.others.get(id).into_iter().flatten();
        std::iter::once(id).chain(others).cloned().collect()
    }

    /// Returns the other entries that hold the match of a listed entry: other formats, or copies.
    pub fn others(&self, id: &EntryId) -> impl Iterator<Item = &Entry> {
        let others = self.others.get(id).into_iter().flatten();
        others.filter_map(|id| self.get(id))
    }

    /// Returns `true` if the library has the match, under any ID.
    pub fn has_match(&self, match_id: &EntryId) -> bool {
        self.matches.contains(match_id)
    }

    /// Returns an entry, even if deleted; `None` if the ID is unknown.
    pub fn get(&self, id: &EntryId) -> Option<&Entry> {
        self.entries
            .get(id)
            .map(|indexed_entry| &indexed_entry.entry)
    }

    /// Returns all entries, including deleted ones.
    pub fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .values()
            .map(|indexed_entry| &indexed_entry.entry)
    }

    /// Returns the IDs of the listed entries, in order.
    pub fn listed(&self) -> &[EntryId] {
        &self.listed
    }

    /// Returns the current query.
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Lists the results of this query.
    pub fn set_query(&mut self, query: Query) {
        self.query = query;
        self.update_listed();
    }

    /// Returns the number of entries in a filter, ignoring the search text.
    pub fn count(&self, filter: Filter) -> usize {
        let leads = self.leads.iter();
        leads.filter(|id| self.is_accepted(id, filter)).count()
    }

    fn is_accepted(&self, id: &EntryId, filter: Filter) -> bool {
        let own = self.get(id).into_iter();
        own.chain(self.others(id))
            .any(|entry| filter.accepts(entry))
    }

    /// Chooses the listed entry of each match: preferably one with a review, then a session, then one with a title or
    /// note, then the earliest one.
    fn update_leads(&mut self) {
        let mut matches: BTreeMap<&EntryId, Vec<&Entry>> = BTreeMap::new();
        let present = self
            .entries
            .values()
            .map(|indexed_entry| &indexed_entry.entry);
        for entry in present.filter(|entry| entry.deleted.is_none()) {
            let key = entry.match_id.as_ref().unwrap_or(&entry.id);
            matches.entry(key).or_default().push(entry);
        }
        let rank = |entry: &&Entry| {
            let is_named = entry.title.is_some() || !entry.note.is_empty();
            (
                !self.reviewed.contains(&entry.id),
                entry.form != BodyFormat::Session,
                !is_named,
                entry.added,
            )
        };
        let known = matches.values().flatten();
        let known = known.filter_map(|entry| entry.match_id.clone()).collect();
        let (mut leads, mut others) = (Vec::new(), BTreeMap::new());
        for mut same in matches.into_values() {
            same.sort_by_key(rank);
            let mut ids = same.into_iter().map(|entry| entry.id.clone());
            let Some(lead) = ids.next() else { continue };
            let rest: Vec<EntryId> = ids.collect();
            if !rest.is_empty() {
                others.insert(lead.clone(), rest);
            }
            leads.push(lead);
        }
        self.matches = known;
        (self.leads, self.others) = (leads, others);
        self.update_listed();
    }

    fn update_listed(&mut self) {
        let Query {
            filter,
            search,
            sort,
        } = &self.query;
        let search = folded(search);
        let is_found = |id: &&EntryId| {
            let mut all = std::iter::once(*id).chain(self.others.get(*id).into_iter().flatten());
            let has_all = |id: &EntryId| {
                let found = self.entries.get(id);
                found.is_some_and(|found| search::has_all(&found.text, &search))
            };
            self.is_accepted(id, *filter) && all.any(has_all)
        };
        let found = self.leads.iter().filter(is_found);
        let mut found: Vec<&IndexedEntry> = found.filter_map(|id| self.entries.get(id)).collect();
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
            [3, 2, 1, 0, 2]
        );
    }

    /// Returns a list with the same match from three files, and another match.
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
    fn same_match_in_three_formats_is_one_entry_with_all_its_sources() {
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
    fn reviewed_source_is_listed_for_its_match() {
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
}
