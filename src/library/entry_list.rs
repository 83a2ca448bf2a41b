//! List of all entries, and the subset that is displayed. Entries of the same match are listed as a single entry.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use crate::{
    BodyFormat, Entry, EntryId, Figures, Filter, Query, SortBy, column_order::ColumnsOf, folded,
    search,
};

/// All entries with their search text, and the subset that is listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntryList {
    entries: BTreeMap<EntryId, IndexedEntry>,
    /// Entries that have a review.
    reviewed: BTreeSet<EntryId>,
    /// Other entries of the same match, keyed by the ID of the entry that represents the match in the list.
    others: BTreeMap<EntryId, Vec<EntryId>>,
    /// Entries that represent their matches in the list, before the query is applied.
    leads: Vec<EntryId>,
    /// IDs of all matches in the library.
    matches: BTreeSet<EntryId>,
    listed: Vec<EntryId>,
    query: Query,
    /// Known column figures.
    figures: BTreeMap<EntryId, Figures>,
    /// Entries in the user's collection.
    collected: BTreeSet<EntryId>,
}

/// Entry with its search text and sort keys.
#[derive(Clone, Debug, PartialEq)]
struct IndexedEntry {
    entry: Entry,
    /// Search text.
    text: String,
    /// Sort keys, computed once per entry instead of on every comparison.
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

    /// Compares two entries; ties are broken by ID to keep the order stable.
    fn order(&self, other: &Self, sort: SortBy) -> Ordering {
        let newest = || other.day.cmp(&self.day);
        let order = match sort {
            SortBy::Result
            | SortBy::Pr
            | SortBy::OtherPr
            | SortBy::Luck
            | SortBy::Event
            | SortBy::Review
            | SortBy::Newest => newest(),
            SortBy::Oldest => newest().reverse(),
            SortBy::Name => self.name.cmp(&other.name).then_with(newest),
            SortBy::Length => other.entry.length.cmp(&self.entry.length).then_with(newest),
        };
        order.then_with(|| self.entry.id.cmp(&other.entry.id))
    }
}

impl EntryList {
    /// Creates a list containing these entries.
    pub fn new(entries: Vec<Entry>) -> Self {
        let mut entry_list = Self::default();
        entry_list.put_all(entries);
        entry_list
    }

    /// Adds entries, replacing any existing entries with the same IDs.
    pub fn put_all(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            self.entries
                .insert(entry.id.clone(), IndexedEntry::new(entry));
        }
        self.update_leads();
    }

    /// Sets which entries have a review.
    pub fn set_reviewed(&mut self, reviewed: BTreeSet<EntryId>) {
        self.reviewed = reviewed;
        self.update_leads();
    }

    /// Adds the column figures of these entries.
    pub fn add_figures(&mut self, figures: impl IntoIterator<Item = (EntryId, Figures)>) {
        self.figures.extend(figures);
        self.update_listed();
    }

    /// Returns the figures of an entry; `None` if they are unknown.
    pub fn figures(&self, id: &EntryId) -> Option<&Figures> {
        self.figures.get(id)
    }

    /// Returns all event names.
    pub fn events(&self) -> BTreeSet<&str> {
        let figures = self.figures.values();
        figures.filter_map(|one| one.event.as_deref()).collect()
    }

    /// Returns the years in which the entries were played or added, most recent first.
    pub fn years(&self) -> Vec<String> {
        let days = self.leads.iter().filter_map(|id| self.entries.get(id));
        let years = days.filter_map(|indexed| Some(indexed.day.0.get(..4)?.to_owned()));
        let years: BTreeSet<String> = years.collect();
        years.into_iter().rev().collect()
    }

    /// Returns the entries in the user's collection.
    pub const fn collected(&self) -> &BTreeSet<EntryId> {
        &self.collected
    }

    /// Sets the collected entries.
    pub fn set_collected(&mut self, collected: BTreeSet<EntryId>) {
        self.collected = collected;
        self.update_listed();
    }

    /// Returns `true` if an entry has a review. For a listed entry, a review of any other entry of the same match
    /// counts too.
    pub fn is_reviewed(&self, id: &EntryId) -> bool {
        self.reviewed.contains(id)
    }

    /// Returns the total number of matches and positions in the library, and how many of them have been reviewed.
    pub fn totals(&self) -> (usize, usize) {
        let reviewed = self.leads.iter().filter(|id| self.is_reviewed(id));
        (self.leads.len(), reviewed.count())
    }

    /// Returns the entries that have not been reviewed, one per match or position.
    pub fn unreviewed(&self) -> impl Iterator<Item = &Entry> {
        let leads = self.leads.iter().filter(|id| !self.is_reviewed(id));
        leads.filter_map(|id| self.get(id))
    }

    /// Returns the ID of an entry, followed by the IDs of the other entries of the same match.
    pub fn with_others(&self, id: &EntryId) -> Vec<EntryId> {
        let others = self.others.get(id).into_iter().flatten();
        std::iter::once(id).chain(others).cloned().collect()
    }

    /// Returns the other entries of the same match as a listed entry: copies, and versions in other formats.
    pub fn others(&self, id: &EntryId) -> impl Iterator<Item = &Entry> {
        let others = self.others.get(id).into_iter().flatten();
        others.filter_map(|id| self.get(id))
    }

    /// Returns `true` if the library contains this match under any entry ID.
    pub fn has_match(&self, match_id: &EntryId) -> bool {
        self.matches.contains(match_id)
    }

    /// Returns an entry, even a deleted one; `None` if the ID is unknown.
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

    /// Returns the IDs of the listed entries, in display order.
    pub fn listed(&self) -> &[EntryId] {
        &self.listed
    }

    /// Returns the current query.
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Sets the query and updates the list.
    pub fn set_query(&mut self, query: Query) {
        self.query = query;
        self.update_listed();
    }

    /// Returns the number of entries that pass a filter, ignoring the search text.
    pub fn count(&self, filter: Filter) -> usize {
        let leads = self.leads.iter();
        leads.filter(|id| self.is_accepted(id, filter)).count()
    }

    fn is_accepted(&self, id: &EntryId, filter: Filter) -> bool {
        if filter == Filter::Collected && !self.collected.contains(id) {
            return false;
        }
        let own = self.get(id).into_iter();
        own.chain(self.others(id))
            .any(|entry| filter.accepts(entry))
    }

    /// Chooses the entry that represents each match, in order of preference: one with a review, a session, one with a
    /// title or note, the earliest.
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
            let is_named =
                entry.title.is_some() || !entry.note.is_empty() || !entry.notes.is_empty();
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

    fn columns_of(&self, id: &EntryId) -> Option<ColumnsOf<'_>> {
        Some(ColumnsOf {
            entry: self.get(id)?,
            figures: self.figures.get(id),
            is_reviewed: self.is_reviewed(id),
        })
    }

    fn update_listed(&mut self) {
        let Query {
            filter,
            search,
            sort,
            is_reversed,
            columns,
        } = &self.query;
        let search = folded(search);
        let is_found = |id: &&EntryId| {
            let mut all = std::iter::once(*id).chain(self.others.get(*id).into_iter().flatten());
            let has_all = |id: &EntryId| {
                let found = self.entries.get(id);
                found.is_some_and(|found| search::has_all(&found.text, &search))
            };
            self.is_accepted(id, *filter)
                && all.any(has_all)
                && self.columns_of(id).is_some_and(|one| one.fits(columns))
        };
        let found = self.leads.iter().filter(is_found);
        let mut found: Vec<&IndexedEntry> = found.filter_map(|id| self.entries.get(id)).collect();
        found.sort_by(|a, b| {
            let both = self
                .columns_of(&a.entry.id)
                .zip(self.columns_of(&b.entry.id));
            let column = both.and_then(|(one, other)| one.order(&other, *sort, *is_reversed));
            column
                .unwrap_or(Ordering::Equal)
                .then_with(|| a.order(b, *sort))
        });
        self.listed = found
            .iter()
            .map(|indexed_entry| indexed_entry.entry.id.clone())
            .collect();
    }
}
