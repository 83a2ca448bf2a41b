//! Index of all matches' decisions and figures (such as PR and luck), held by a worker until the page is closed. The
//! index is shared by the decision search and the library table.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use ::progress::{Reply, Request, find::OpponentLine};
use analyst::Stopped;
use library::{Entry, EntryId, EntryList, Figures, room::StoreError};

use super::workers::{self, StatisticsWorker};
use crate::browser::{database, own_side};

/// Number of entries whose matches are read from the database in one batch.
const READ_AT_ONCE: usize = 12;

/// Worker that holds the index, and the page's record of the matches in the index.
#[derive(Default)]
struct Index {
    worker: Option<Rc<StatisticsWorker>>,
    /// Matches in the index, each with its entry's line and `true` if it had a review when it was indexed.
    known: BTreeMap<EntryId, (String, bool)>,
    /// Figures of the matches in the index.
    figures: BTreeMap<EntryId, Figures>,
    is_full: bool,
}

thread_local! {
    static INDEX: RefCell<Index> = RefCell::default();
}

/// Reason why a task has failed: a database error, or a stopped worker (`None`).
pub(super) struct Problem(pub(super) Option<StoreError>);

impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Self {
        Self(Some(why))
    }
}

impl From<Stopped> for Problem {
    fn from(_: Stopped) -> Self {
        Self(None)
    }
}

/// Removes a match from the list of indexed matches, so that it is read again after it has been studied.
pub(super) fn forget(id: &EntryId) {
    INDEX.with_borrow_mut(|index| {
        index.known.remove(id);
    });
}

/// Returns the worker, which is started on first use.
pub(super) async fn worker() -> Result<Rc<StatisticsWorker>, Stopped> {
    if let Some(running) = INDEX.with_borrow(|index| index.worker.clone()) {
        return Ok(running);
    }
    let started = Rc::new(workers::statistics().await?);
    // Another task may have started a worker in the meantime.
    let current = |index: &mut Index| index.worker.get_or_insert(started).clone();
    Ok(INDEX.with_borrow_mut(current))
}

/// Event reported by [`update`].
pub(super) enum IndexEvent {
    /// Progress: the number of new matches that have been read, and the total number of new matches.
    Reading(u32, u32),
    /// Figures of matches that were already in the index or have just been read.
    Figures(Vec<(EntryId, Figures)>),
}

/// Returns `true` if some matches are not searched, because the index is full.
pub(super) fn is_full() -> bool {
    INDEX.with_borrow(|index| index.is_full)
}

/// Returns `true` if the index contains no matches.
pub(super) fn is_empty() -> bool {
    INDEX.with_borrow(|index| index.known.is_empty())
}

/// Returns all opponents in the index.
pub(super) async fn opponents() -> Result<Vec<OpponentLine>, Stopped> {
    match worker().await?.ask(&Request::Opponents, &[]).await?.0 {
        Reply::Opponents(opponents) => Ok(opponents),
        _ => Err(Stopped),
    }
}

/// Brings the index up to date with the library, and reports all figures, until `on_event` returns `false`.
pub(super) async fn update(on_event: impl Fn(IndexEvent) -> bool) -> Result<(), Problem> {
    let result = read_new(on_event).await;
    if matches!(result, Err(Problem(None))) {
        // A stopped worker has lost its index.
        INDEX.with_borrow_mut(|index| *index = Index::default());
    }
    result
}

async fn read_new(on_event: impl Fn(IndexEvent) -> bool) -> Result<(), Problem> {
    let names = database::analysed(study::VERSION).await?.into_iter();
    let reviewed: BTreeSet<EntryId> = names
        .filter_map(|name| EntryId::try_from(name).ok())
        .collect();
    // A match stored in several formats is listed once; the newest matches come first.
    let mut entries = EntryList::new(database::entries().await?);
    entries.set_reviewed(reviewed);
    let listed = entries.listed().iter().filter_map(|id| entries.get(id));
    let state = |entry: &Entry| (entry.to_line(), entries.is_reviewed(&entry.id));
    let listed: Vec<(Entry, (String, bool))> =
        listed.map(|entry| (entry.clone(), state(entry))).collect();
    let worker = worker().await?;
    let ids: BTreeSet<&EntryId> = listed.iter().map(|(entry, _)| &entry.id).collect();
    let removed: Vec<EntryId> = INDEX.with_borrow(|index| {
        let known = index.known.keys();
        known.filter(|id| !ids.contains(id)).cloned().collect()
    });
    for id in removed {
        worker.ask(&Request::Unindex(id.clone()), &[]).await?;
        forget(&id);
    }
    let is_known = |(entry, state): &(Entry, (String, bool))| {
        INDEX.with_borrow(|index| index.known.get(&entry.id) == Some(state))
    };
    let new: Vec<(Entry, (String, bool))> =
        listed.into_iter().filter(|one| !is_known(one)).collect();
    let known = INDEX.with_borrow(|index| index.figures.clone());
    if !on_event(IndexEvent::Figures(known.into_iter().collect())) {
        return Ok(());
    }
    let all = new.len() as u32;
    let mut done = 0;
    for chunk in new.chunks(READ_AT_ONCE) {
        if !on_event(IndexEvent::Reading(done, all)) {
            return Ok(());
        }
        let figures = index(&worker, chunk).await?;
        done += chunk.len() as u32;
        if !on_event(IndexEvent::Figures(figures)) {
            return Ok(());
        }
    }
    Ok(())
}

/// Adds matches to the index and returns their figures.
async fn index(
    worker: &StatisticsWorker,
    matches: &[(Entry, (String, bool))],
) -> Result<Vec<(EntryId, Figures)>, Problem> {
    let mut found = Vec::new();
    let entries: Vec<Entry> = matches.iter().map(|(entry, _)| entry.clone()).collect();
    let stored = workers::stored(&entries).await?;
    for ((entry, state), parts) in matches.iter().zip(stored) {
        let reader = own_side::of_entry(entry);
        let request = Request::Index(Box::new(entry.clone()), reader);
        if let (Reply::Indexed(figures, is_added), _) = worker.ask(&request, &parts).await? {
            INDEX.with_borrow_mut(|index| {
                index.known.insert(entry.id.clone(), state.clone());
                index.is_full |= !is_added;
                if let Some(figures) = figures {
                    index.figures.insert(entry.id.clone(), (*figures).clone());
                    found.push((entry.id.clone(), *figures));
                }
            });
        }
    }
    Ok(found)
}
