//! PR of the game so far, shown beside the board.

use crate::{rooms, store::Store};
use leptos::prelude::*;

/// Draws the PR so far, if it is enabled and the opponent is the computer.
#[component]
pub(crate) fn RunningPr(store: Store) -> impl IntoView {
    let player = store.slice(|model| {
        let helped = !model.is_lesson() && !model.is_duplicate();
        let wanted = helped && model.settings().coach.running_pr;
        model.person().filter(|_| wanted)
    });
    move || player.get().map(|player| rooms::running(store, player))
}
