//! Reviews of the selected matches, one after the other.

use leptos::prelude::*;
use library::{EntryId, Kind, Msg};
use words::Words;

use super::pictures;
use crate::{
    browser::spawn_local,
    rooms::{
        library::state::Library,
        study::{self, Batch, BatchEvent},
    },
};

/// Reviews the selected matches until all are reviewed, the player stops the reviews, or the room is left.
pub(crate) fn begin(library: Library) {
    let ids = library.model.with_untracked(|model| {
        let matches = model.ticked_entries().into_iter();
        let matches = matches.filter(|entry| entry.kind != Kind::Position);
        matches
            .map(|entry| entry.id.clone())
            .collect::<Vec<EntryId>>()
    });
    if ids.is_empty() || library.reviewing.get_untracked().is_some() {
        return;
    }
    let count = ids.len();
    let owner = library.owner.get_value();
    let goes_on = owner.with(|| Memo::new(move |_| library.reviewing.with(Option::is_some)));
    library.reviewing.set(Some((0, count, 0.0)));
    library.send(Msg::Select(false));
    spawn_local(async move {
        match study::batch().await {
            Ok(run) => run(Batch {
                shell: library.shell,
                owner,
                ids,
                goes_on,
                on_event: Box::new(move |event| take(library, count, event)),
            }),
            // The page has already reported the missing chunk.
            Err(_) => {
                let _left = library.reviewing.try_set(None);
            }
        }
    });
}

/// Handles an event of a batch of `count` matches.
fn take(library: Library, count: usize, event: BatchEvent) {
    // The room may have been left meanwhile.
    let Some(reviewing) = library.reviewing.try_get_untracked() else {
        return;
    };
    let is_active = reviewing.is_some();
    match event {
        BatchEvent::Progress(nth, part) if is_active => {
            let progress = (nth as f64 + part) / count as f64;
            library.reviewing.set(Some((nth, count, progress)));
        }
        BatchEvent::Reviewed(id) => {
            pictures::renew(library, &id);
            spawn_local(pictures::read_reviewed(library));
        }
        BatchEvent::Over(is_whole) if is_active => {
            library.reviewing.set(None);
            library.say(if is_whole {
                Words::review_done
            } else {
                Words::review_failed
            });
        }
        BatchEvent::Progress(..) | BatchEvent::Over(_) => {}
    }
}
