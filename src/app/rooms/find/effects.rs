//! Effects of the room: reading the library and searching it.

use ::progress::{
    Reply, Request,
    find::{BoardQuery, PAGE},
};
use leptos::prelude::*;
use record::KeyValueStore as _;

use super::state::{Find, Stage, pattern_of};
use crate::{
    browser::{spawn_local, storage::Browser},
    rooms::{
        decision_index::{self, IndexEvent, Problem},
        views::position_actions::FIND,
    },
};

/// Brings the index up to date with the library.
pub(super) async fn read(find: Find) {
    let read = decision_index::update(move |event| match event {
        IndexEvent::Reading(done, all) => find.stage.try_set(Stage::Reading(done, all)).is_none(),
        IndexEvent::Figures(_) => find.indexed.try_update(|indexed| *indexed += 1).is_some(),
    });
    let stage = match read.await {
        Ok(()) => Stage::Read,
        Err(Problem(why)) => Stage::Failed(why),
    };
    let is_read = stage == Stage::Read;
    let _left = find.is_empty.try_set(is_read && decision_index::is_empty());
    let _left = find.stage.try_set(stage);
    let _left = find.is_full.try_set(decision_index::is_full());
    if let Ok(opponents) = decision_index::opponents().await {
        let _left = find.opponents.try_set(opponents);
    }
}

/// Repeats the search whenever the query, the pattern or the index changes, and stores the query.
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
        // If the browser stores no data, the query lasts until the room is closed.
        let _stored = Browser.set(FIND, &find.query.with(progress::find::FindQuery::to_text));
        find.last_search.update_value(|number| *number += 1);
        search(find, Request::Find(Box::new(query), 0));
    });
}

/// Requests the next page of results.
pub(super) fn search_more(find: Find) {
    let first = find
        .found
        .with_untracked(|found| found.as_ref().map_or(0, |found| found.decisions.len()));
    let query = untrack(|| find.asked_query());
    search(find, Request::Find(Box::new(query), first));
}

fn search(find: Find, request: Request) {
    let number = find.last_search.get_value();
    spawn_local(async move {
        // A stopped worker is reported by the task that reads the library.
        let Ok(worker) = decision_index::worker().await else {
            return;
        };
        let Ok((Reply::Found(page), _)) = worker.ask(&request, &[]).await else {
            return;
        };
        // In the meantime, the room may have been closed or the query may have changed.
        if find.last_search.try_get_value() != Some(number) {
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
