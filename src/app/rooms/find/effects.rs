//! Effects of the room: the worker's index of all decisions, and its searches.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use ::progress::{
    Reply, Request,
    find::{BoardQuery, PAGE},
};
use analyst::Stopped;
use leptos::prelude::*;
use library::{Entry, EntryId, EntryList, room::StoreError};
use record::KeyValueStore as _;

use super::state::{Find, Stage, pattern_of};
use crate::{
    browser::{database, own_side, spawn_local, storage::Browser},
    rooms::{
        views::position_actions::FIND,
        workers::{self, StatisticsWorker},
    },
};

/// Number of entries whose matches are read from the database at once.
const READ_AT_ONCE: usize = 12;

/// Index of all decisions, which the worker holds until the page is closed.
#[derive(Default)]
struct Index {
    worker: Option<Rc<StatisticsWorker>>,
    /// Matches in the index, each with the line of its entry and `true` if it had a review.
    known: BTreeMap<EntryId, (String, bool)>,
    is_full: bool,
}

thread_local! {
    static INDEX: RefCell<Index> = RefCell::default();
}

/// Reason for the end of a task; the worker has stopped if there is no error of the database.
struct Problem(Option<StoreError>);

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

/// Brings the index up to date with the library.
pub(super) async fn read(find: Find) {
    let stage = match update(find).await {
        Ok(()) => Stage::Read,
        Err(Problem(why)) => {
            if why.is_none() {
                // A stopped worker has lost its index.
                INDEX.with_borrow_mut(|index| *index = Index::default());
            }
            Stage::Failed(why)
        }
    };
    let _left = find.stage.try_set(stage);
}

/// Forgets that the match is in the index, so that it is read again after it has been studied.
pub(super) fn forget(id: &EntryId) {
    INDEX.with_borrow_mut(|index| index.known.remove(id));
}

/// Searches again after each change of the query, the pattern or the index, and stores the query.
pub(super) fn follow(find: Find) {
    Effect::new(move |_| {
        let sketch = find.editor.model.with(|model| *model.sketch());
        let before = find.query.with_untracked(|query| query.board);
        let (is_exact, either_side) = match before {
            Some(BoardQuery::Like(_)) => return,
            Some(BoardQuery::Pattern(pattern)) => (pattern.is_exact, pattern.either_side),
            None => (false, false),
        };
        let board = Some(BoardQuery::Pattern(pattern_of(
            &sketch,
            is_exact,
            either_side,
        )));
        if board != before {
            find.query.update(|query| query.board = board);
        }
    });
    Effect::new(move |_| {
        find.indexed.track();
        let query = find.asked_query();
        // If the browser stores no data, the query lasts until the room is left.
        let _stored = Browser.set(FIND, &find.query.with(|query| query.to_text()));
        find.asked.update_value(|asked| *asked += 1);
        search(find, Request::Find(Box::new(query), 0));
    });
}

/// Requests the next page of the results.
pub(super) fn search_more(find: Find) {
    let first = find
        .found
        .with_untracked(|found| found.as_ref().map_or(0, |found| found.decisions.len()));
    let query = untrack(|| find.asked_query());
    search(find, Request::Find(Box::new(query), first));
}

fn search(find: Find, request: Request) {
    let asked = find.asked.get_value();
    spawn_local(async move {
        // The reading reports a stopped worker.
        let Ok(worker) = worker().await else { return };
        let Ok((Reply::Found(page), _)) = worker.ask(&request, &[]).await else {
            return;
        };
        // The room may have been left, or the query changed meanwhile.
        if find.asked.try_get_value() != Some(asked) {
            return;
        }
        let Request::Find(_, first) = request else {
            return;
        };
        let mut page = *page;
        find.found.update(|found| {
            let before = found.take().filter(|_| first > 0);
            let mut decisions = before.map(|before| before.decisions).unwrap_or_default();
            decisions.truncate(first);
            decisions.append(&mut page.decisions);
            page.decisions = decisions;
            *found = Some(page);
        });
    });
}

/// Returns `true` if there are more results than those shown.
pub(super) fn has_more(find: Find) -> bool {
    let is_more = |found: &::progress::find::FoundPage| {
        found.decisions.len() < found.total && found.decisions.len() >= PAGE
    };
    find.found.with(|found| found.as_ref().is_some_and(is_more))
}

/// Returns the worker, which is started on first use.
async fn worker() -> Result<Rc<StatisticsWorker>, Stopped> {
    if let Some(running) = INDEX.with_borrow(|index| index.worker.clone()) {
        return Ok(running);
    }
    let started = Rc::new(workers::statistics().await?);
    // Another task may have started a worker meanwhile.
    let current = |index: &mut Index| index.worker.get_or_insert(started).clone();
    Ok(INDEX.with_borrow_mut(current))
}

async fn update(find: Find) -> Result<(), Problem> {
    let names = database::analysed(study::VERSION).await?.into_iter();
    let reviewed: BTreeSet<EntryId> = names
        .filter_map(|name| EntryId::try_from(name).ok())
        .collect();
    // A match in several formats is listed once; the newest come first.
    let mut entries = EntryList::new(database::entries().await?);
    entries.set_reviewed(reviewed);
    let listed = entries.listed().iter().filter_map(|id| entries.get(id));
    let state = |entry: &Entry| (entry.to_line(), entries.is_reviewed(&entry.id));
    let listed: Vec<(Entry, (String, bool))> =
        listed.map(|entry| (entry.clone(), state(entry))).collect();
    let worker = worker().await?;
    let ids: BTreeSet<&EntryId> = listed.iter().map(|(entry, _)| &entry.id).collect();
    let gone: Vec<EntryId> = INDEX.with_borrow(|index| {
        let known = index.known.keys();
        known.filter(|id| !ids.contains(id)).cloned().collect()
    });
    for id in gone {
        worker.ask(&Request::Unindex(id.clone()), &[]).await?;
        forget(&id);
    }
    let is_known = |(entry, state): &(Entry, (String, bool))| {
        INDEX.with_borrow(|index| index.known.get(&entry.id) == Some(state))
    };
    let new: Vec<(Entry, (String, bool))> =
        listed.into_iter().filter(|one| !is_known(one)).collect();
    let all = new.len() as u32;
    let mut done = 0;
    for chunk in new.chunks(READ_AT_ONCE) {
        if find.stage.try_set(Stage::Reading(done, all)).is_some() {
            // The room has been left.
            return Ok(());
        }
        index(&worker, chunk).await?;
        done += chunk.len() as u32;
        let _left = find.indexed.try_update(|indexed| *indexed += 1);
    }
    let _left = find
        .is_full
        .try_set(INDEX.with_borrow(|index| index.is_full));
    if let (Reply::Opponents(opponents), _) = worker.ask(&Request::Opponents, &[]).await? {
        let _left = find.opponents.try_set(opponents);
    }
    Ok(())
}

/// Adds matches to the index.
async fn index(
    worker: &StatisticsWorker,
    matches: &[(Entry, (String, bool))],
) -> Result<(), Problem> {
    let entries: Vec<Entry> = matches.iter().map(|(entry, _)| entry.clone()).collect();
    let stored = workers::stored(&entries).await?;
    for ((entry, state), parts) in matches.iter().zip(stored) {
        let reader = own_side::of_entry(entry);
        let request = Request::Index(Box::new(entry.clone()), reader);
        if let (Reply::Indexed(_, is_added), _) = worker.ask(&request, &parts).await? {
            INDEX.with_borrow_mut(|index| {
                index.known.insert(entry.id.clone(), state.clone());
                index.is_full |= !is_added;
            });
        }
    }
    Ok(())
}
