//! Reviews of several matches, added to the analysis queue.

use std::collections::BTreeSet;

use leptos::prelude::*;
use library::{Entry, EntryId, Kind, Msg};
use study::{QueueMsg, ReviewDepth, Task};
use words::Words;

use super::pictures;
use crate::{
    browser::spawn_local,
    rooms::{
        library::state::Library,
        queue::{self, shared},
    },
};

/// Returns the matches among `chosen`, or all unreviewed matches if none are chosen, each with its number of decisions.
/// In the second case, matches that are already queued are omitted.
pub(crate) fn wanted(library: Library, chosen: &[EntryId]) -> Vec<(EntryId, u32)> {
    let of_entry =
        |entry: &Entry| (entry.kind != Kind::Position).then(|| (entry.id.clone(), entry.decisions));
    library.model.with(|model| {
        let list = &model.entry_list;
        if !chosen.is_empty() {
            let entries = chosen.iter().filter_map(|id| list.get(id));
            return entries.filter_map(of_entry).collect();
        }
        shared().queue.with(|queue| {
            let unreviewed = list
                .unreviewed()
                .filter(|entry| !queue.has_review(&entry.id));
            unreviewed.filter_map(of_entry).collect()
        })
    })
}

/// Adds reviews of the given matches to the queue.
pub(crate) fn begin(entries: Vec<(EntryId, u32)>, depth: ReviewDepth) {
    let task = |(entry, decisions)| (Task::Review { entry, depth }, decisions);
    let tasks = entries.into_iter().map(task).collect();
    spawn_local(queue::change(QueueMsg::Add(tasks)));
}

/// Redraws the entries whose jobs have ended, and announces when the last job has ended.
pub(crate) fn follow(library: Library) {
    let queue = shared().queue;
    let queued = Memo::new(move |_| {
        queue.with(|queue| {
            let entries = queue.jobs().iter().map(|job| job.task.entry().clone());
            (entries.collect::<BTreeSet<EntryId>>(), queue.counts())
        })
    });
    Effect::new(move |before: Option<(BTreeSet<EntryId>, (usize, usize))>| {
        let now = queued.get();
        let Some((before, _)) = before else {
            return now;
        };
        let mut ended = before.difference(&now.0).peekable();
        if ended.peek().is_some() {
            for id in ended {
                pictures::renew(library, id);
            }
            spawn_local(pictures::read_reviewed(library));
            let (done, all) = now.1;
            if now.0.is_empty() && done == all && done > 0 {
                library.say(Words::review_done);
            }
        }
        now
    });
}

/// Opens the queue dialog for the selected games.
pub(crate) fn open_for_selection(library: Library) {
    let ids = library.model.with_untracked(|model| {
        let entries = model.ticked_entries().into_iter();
        entries.map(|entry| entry.id.clone()).collect::<Vec<_>>()
    });
    library.send(Msg::Select(false));
    open(library, ids);
}

/// Opens the queue dialog for these games, or for all unreviewed games if none are chosen; shows a notice instead if
/// there are neither unreviewed games nor jobs.
pub(crate) fn open(library: Library, chosen: Vec<EntryId>) {
    let is_idle = || {
        shared()
            .queue
            .with_untracked(|queue| queue.jobs().is_empty())
    };
    let is_all_reviewed =
        chosen.is_empty() && is_idle() && untrack(|| wanted(library, &chosen).is_empty());
    library.is_all_reviewed.set(is_all_reviewed);
    library.queue_open.set((!is_all_reviewed).then_some(chosen));
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::{rooms::Shell, tests::Stage};

    #[test]
    fn selected_positions_are_not_reviewed_games() {
        let stage = Stage::open(Language::English);
        stage.within(|store| {
            let library = Library::new(Shell::new(store));
            open(library, Vec::new());
            assert!(library.is_all_reviewed.get_untracked());
            assert_eq!(library.queue_open.get_untracked(), None);
            let position = vec![EntryId::of(&[b"a position"])];
            open(library, position.clone());
            assert!(!library.is_all_reviewed.get_untracked());
            assert_eq!(library.queue_open.get_untracked(), Some(position));
        });
    }
}
