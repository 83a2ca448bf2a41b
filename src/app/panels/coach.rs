//! The PR so far, beside the board.

use leptos::prelude::*;
use table::CoachFeature;

use crate::{rooms, store::Store};

/// The PR so far, where it is wanted: against the computer only.
#[component]
pub(crate) fn RunningPr(store: Store) -> impl IntoView {
    let player = store.slice(|model| {
        let helped = !model.is_lesson() && !model.is_duplicate();
        let wanted = helped && model.settings().coach.has(CoachFeature::Running);
        model.person().filter(|_| wanted)
    });
    move || player.get().map(|player| rooms::running(store, player))
}
