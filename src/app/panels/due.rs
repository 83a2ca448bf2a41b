//! One-line notice about the decisions that are due in the drills.

use leptos::prelude::*;
use table::{Model, Route, start};

use crate::{
    browser::{database, spawn_local, unix_ms},
    store::Store,
};

/// Draws the notice beside the board before the first action of a session, except on a first visit.
#[component]
pub(super) fn DueAtStart(store: Store) -> impl IntoView {
    let starts = store.slice(|model: &Model| {
        model.session().log().is_empty() && start(model).is_none() && !model.is_lesson()
    });
    move || starts.get().then(|| view! { <Due store/> })
}

/// Draws the notice with a link to the drills, or nothing if no card is due or the browser has no database.
#[component]
pub(super) fn Due(store: Store) -> impl IntoView {
    let count = RwSignal::new(0_usize);
    Effect::new(move |_| {
        // Counts again whenever the player returns from a room.
        if store.away.get() {
            return;
        }
        spawn_local(async move {
            let now = unix_ms();
            let lines = database::cards().await.unwrap_or_default();
            let due = lines.iter().filter_map(|line| drill::due_of_line(line));
            // The component may have been disposed of in the meantime.
            let _gone = count.try_set(due.filter(|due| *due <= now).count());
        });
    });
    move || {
        let count = count.get();
        (count > 0).then(|| {
            let label = store.words().drill_due(count as u32);
            view! { <p class="due"><a class="card-study" href=Route::Drill.to_string()>{label}</a></p> }
        })
    }
}
