//! Watcher that starts queued jobs in the playing tab.

use leptos::prelude::*;

use super::state::{self, shared};
use crate::{
    browser::spawn_local,
    rooms::{Shell, study},
};

/// Runs queued jobs whenever this tab is the playing tab and a job is due, including jobs left over from an earlier
/// visit.
pub(in crate::rooms) fn watch(shell: Shell) {
    state::listen();
    if state::has_jobs() {
        spawn_local(state::reload());
    }
    let queue = shared().queue;
    let is_due = Memo::new(move |_| queue.with(|queue| queue.next().is_some()));
    let plays = shell.is_playing();
    Effect::new(move |_| {
        if is_due.get() && plays.get() {
            spawn_local(async move {
                // A missing chunk has already been reported by the page.
                if let Ok(run) = study::run_queue().await {
                    run(shell);
                }
            });
        }
    });
}
