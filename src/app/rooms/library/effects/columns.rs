//! Statistics for the table columns, and the collection of entries.

use std::collections::BTreeSet;

use leptos::prelude::*;
use library::{EntryId, MAX_COLLECTED, Msg};
use record::KeyValueStore as _;

use crate::{
    browser::storage::Browser,
    rooms::{
        decision_index::{self, IndexEvent},
        library::state::Library,
    },
};

/// Storage key of the collection: one ID per line.
const COLLECTED: &str = "backgammon.collected";

/// Returns the stored collection, skipping damaged lines.
pub(crate) fn collected() -> BTreeSet<EntryId> {
    let text = Browser.get(COLLECTED).unwrap_or_default();
    let ids = text.lines().take(MAX_COLLECTED);
    ids.filter_map(|id| EntryId::try_from(id.to_owned()).ok())
        .collect()
}

/// Stores the collection. If the browser stores no data, the collection lasts until the room is closed.
pub(crate) fn store_collected(ids: &BTreeSet<EntryId>) {
    let lines: Vec<&str> = ids.iter().map(EntryId::as_str).collect();
    let _stored = Browser.set(COLLECTED, &lines.join("\n"));
}

/// Reads the statistics of all matches, stopping when the room is closed.
pub(crate) async fn read(library: Library) {
    let read = decision_index::update(move |event| match event {
        IndexEvent::Reading(..) => library.model.try_with_untracked(|_| ()).is_some(),
        IndexEvent::Figures(figures) => {
            library.send(Msg::Figures(figures));
            library.model.try_with_untracked(|_| ()).is_some()
        }
    });
    // Without statistics, the table shows only the entries' own data.
    let _failed = read.await;
}
